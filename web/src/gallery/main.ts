/** A page for those who draw: everything in pictures/, in all sizes. It is not part of what is built. */
import { mount } from "svelte";
import "../styles/base.css";
import Gallery from "./Gallery.svelte";

const question = new URLSearchParams(location.search);
if (question.get("theme") === "dark") document.documentElement.dataset.theme = "dark";
document.documentElement.lang = question.get("language") ?? "en";
const target = document.getElementById("gallery");
if (target) mount(Gallery, { target, props: { part: question.get("part") ?? "", language: question.get("language") ?? "en" } });

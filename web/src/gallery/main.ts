/** A page for those who draw: everything in pictures/, in all sizes. It is not part of what is built. */
import { mount } from "svelte";
import "../styles/base.css";
import Gallery from "./Gallery.svelte";

const question = new URLSearchParams(location.search);
const language = question.get("language") ?? "en";
if (question.get("theme") === "dark") document.documentElement.dataset.theme = "dark";
document.documentElement.lang = language;
const target = document.getElementById("gallery");
const props = {
  part: question.get("part") ?? "",
  language,
  size: Number(question.get("size") ?? 0),
  decks: question.get("decks")?.split(",") ?? [],
};
if (target) mount(Gallery, { target, props });

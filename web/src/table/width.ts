const PHONE = "(max-width: 640px)";

/** Tells whether the page is as narrow as a phone, now and whenever that changes; gives what ends that. */
export function followWidth(told: (phone: boolean) => void): () => void {
  const media = matchMedia(PHONE);
  const fit = (): void => told(media.matches);
  fit();
  media.addEventListener("change", fit);
  return () => media.removeEventListener("change", fit);
}

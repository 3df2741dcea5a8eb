/** Makes the sounds out of their notes with Web Audio; it is fetched when the first one may be heard. */
import { NOTES, type Note, type SoundName } from "./notes";

/** In seconds: a tone swells just slowly enough not to click. */
const SWELL = 0.008;
const SILENT = 0.0001;
const WIDTH = 1.2; // of the band of noise

/** The same noise each time, of one second. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[at] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}

function source(context: BaseAudioContext, note: Note, from: number): AudioScheduledSourceNode {
  if (note.wave === "noise") {
    const noise = context.createBufferSource();
    noise.buffer = noiseIn(context);
    return noise;
  }
  const tone = context.createOscillator();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.pitch, from);
  return tone;
}

function play(context: BaseAudioContext, note: Note, from: number): void {
  const begin = from + note.at;
  const sounding = source(context, note, begin);
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(SILENT, begin);
  loudness.gain.exponentialRampToValueAtTime(note.loud, begin + SWELL);
  loudness.gain.exponentialRampToValueAtTime(SILENT, begin + note.lasts);
  sounding.connect(note.wave === "noise" ? band(context, note.pitch, loudness) : loudness);
  loudness.connect(context.destination);
  sounding.start(begin);
  sounding.stop(begin + note.lasts);
}

/** What lets only the part of the noise through that lies around a pitch. */
function band(context: BaseAudioContext, pitch: number, next: AudioNode): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = WIDTH;
  filter.connect(next);
  return filter;
}

/** Plays a sound from now on. */
export function sound(context: BaseAudioContext, name: SoundName): void {
  for (const note of NOTES[name]) play(context, note, context.currentTime);
}

/** The things of all decks, which are one small file when they are built: docs/browser.md tells why. */
import type { DeckName } from "../decks";
import type { Things } from "./loading.svelte";
import chameleons from "./chameleons";
import crocodiles from "./crocodiles";
import foxes from "./foxes";
import junk from "./junk";
import macaws from "./macaws";
import ocelots from "./ocelots";
import owls from "./owls";
import pandas from "./pandas";
import platypuses from "./platypuses";
import polecats from "./polecats";
import raccoons from "./raccoons";
import sloths from "./sloths";
import squirrels from "./squirrels";

const ALL: Readonly<Record<DeckName, Things>> = {
  macaws,
  pandas,
  raccoons,
  squirrels,
  ocelots,
  chameleons,
  platypuses,
  sloths,
  crocodiles,
  foxes,
  polecats,
  owls,
  junk,
};

export default ALL;

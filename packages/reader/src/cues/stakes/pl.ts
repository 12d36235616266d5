/** Polish: what is at stake. */
import type { Stakes } from '../stakes.ts'

export const PL_STAKES: Stakes = {
  pressing: [
    /list z sądu|pozew|nakaz zapłaty|komornik (?:przysz\p{L}*|był|stoi|zaj[ąę]\p{L}*)|eksmi\p{L}*|zwolni(?:li|ł|ono) mnie|został[ae]?m zwolniona?|wypowiedzenie|deportac\p{L}*|wymieni\p{L}* zamk\p{L}*|odci[ąę]\p{L}* (?:prąd|gaz|wod)\p{L}*/iu,
  ],
  told: /(?<!\p{L})(?:dostał\p{L}*|otrzymał\p{L}*|przysz\p{L}*|powiedzia\p{L}*|mówi|mówią|chc[ąe]|odmawia\p{L}*|wczoraj|dziś|dzisiaj|jutro|temu|od (?:\d|roku|tygodni\p{L}*))(?!\p{L})/iu,
  decides: /(?<!\p{L})(?:odmow\p{L}*|odwołani\p{L}*|wezwani\p{L}*|sprzeciw\p{L}*)(?!\p{L})/iu,
  refuses: null,
  removes: null,
  loses: null,
  asking: null,
  toldLimit: null,
  ofOffices: null,
}

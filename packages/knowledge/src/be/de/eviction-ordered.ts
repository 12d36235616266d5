/** The German words of the rows in ../eviction-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDERED_WORDS: Words = {
  'be.home.reality-judged': {
    says: 'Ein Richter hat entschieden, also eilt es. Gehen Sie heute zum ÖSHZ (CPAS, OCMW) und zu einem kostenlosen Anwalt.',
  },
  'be.home.warn-judged': {
    says: 'Der Gerichtsvollzieher kann einen Tag festlegen. Bitten Sie jetzt das ÖSHZ um eine Wohnung und einen Anwalt um mehr Zeit.',
  },
  'be.home.judged-brussels': {
    says: 'In Brüssel sind die meisten Räumungen vom 1. November bis 15. März nicht erlaubt.',
  },
  'be.home.judged-cpas': {
    says: 'Rufen Sie heute Ihr ÖSHZ (CPAS, OCMW) an. Bitten Sie um Hilfe mit einer Wohnung und mit den Gesprächen.',
  },
  'be.home.judged-month': {
    says: 'Nach der Zustellung haben Sie meist einen Monat bis zu einer Räumung. Der Gerichtsvollzieher muss Ihnen den Tag vorher sagen.',
  },
}

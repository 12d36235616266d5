/** The Dutch words of the rows in ../work-punishment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_PUNISHMENT_NL: Words = {
  'jp.punish.want': {
    says: 'Uw werkgever straft u voor iets op het werk (懲戒処分). Dit alleen maakt geen einde aan uw baan.',
  },
  'jp.punish.reality': {
    says: 'Het blijft in uw dossier en het bedrijf kan er later op wijzen. Klopt het niet? Zeg dat snel schriftelijk.',
  },
  'jp.punish.right-fit': {
    says: 'Een straf moet in de werkregels (就業規則) staan en passen bij wat u deed. Anders is ze nietig.',
  },
  'jp.punish.right-cut': {
    says: 'Een loonkorting als straf is per feit hooguit een halve dag loon. In totaal hooguit een tiende van een maandloon.',
  },
  'jp.punish.step-ask': {
    says: 'Vraag schriftelijk op welke regel en welke feiten ze steunen. Geef uw kant schriftelijk en bewaar een kopie.',
  },
  'jp.punish.step-desk': {
    says: 'Vraag de gratis werkbalie (総合労働相談コーナー) of uw vakbond of het eerlijk is.',
  },
}

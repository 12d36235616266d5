/** The Dutch words of Japan: enquiry work and home. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_NL: Words = {
  'jp.ask.bullying': {
    says: 'Schrijf elke dag op, de woorden en wie erbij was. Zeg het schriftelijk aan de hulpbalie van het bedrijf: het moet het onderzoeken en mag u niet straffen. Doet het niets, ga dan naar de gratis arbeidsbalie (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Overuren moeten minstens 25% meer opbrengen, ook als uw baas ze alleen liet gebeuren. Bewaar eigen notities, mails en tijden van de kaart. Eis het schriftelijk, ga dan naar het kantoor voor arbeidsnormen (労働基準監督署). U hebt drie jaar.',
  },
  'jp.ask.job-benefit': {
    says: 'Ga met uw vertrekbewijs (離職票) naar Hello Work. Beëindigde het bedrijf de baan, dan begint het na zeven dagen. Ging u zelf weg, dan is er meestal nog een maand. Staat er een verkeerde reden op het bewijs, maak daar dan bezwaar.',
  },
  'jp.ask.repairs': {
    says: 'Zeg het de verhuurder of beheerder schriftelijk, met foto’s. Zij moeten het herstellen. Kan een deel niet gebruikt worden, dan daalt de huur met dat deel. Doen zij niets binnen een redelijke tijd, dan mag u het laten herstellen en de kosten vragen.',
  },
  'jp.ask.landlord-enters': {
    says: 'Niet zonder uw ja, behalve in een echt noodgeval zoals brand of een gesprongen leiding. U moet nodig herstel toelaten, op een tijd die u afspreekt. Schrijf de beheerder dat u geen bezoek zonder bericht toestaat. Gaat het door, bel dan de politie.',
  },
  'jp.ask.paid-leave': {
    says: 'Na zes maanden, met 80% van de dagen gewerkt, hebt u betaald verlof: tien dagen bij voltijd, minder bij deeltijd naar dagen per week. Het bedrijf mag de dag alleen verschuiven als het werk anders stilvalt. Het mag u niet straffen.',
  },
}

/** Questions about fines, parking, clamps and tolls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'ie.ask.fine': {
    says: 'Betaal binnen 28 dagen, of met de helft erbij binnen 56 dagen. Reed iemand anders, noem die op tijd. Om het te bestrijden gaat u naar de rechter.',
    dependsOn: 'de datum op de brief',
  },
  'ie.ask.clamped': {
    says: 'Betaal om de auto vrij te krijgen en bewaar bewijs. Ga dan binnen 60 dagen in beroep bij het parkeerbedrijf, en daarna binnen 30 dagen bij de NTA.',
  },
  'ie.ask.private-parking': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het mag een wielklem (clamp) zetten waar borden dat zeggen, en u kunt in beroep gaan.',
    dependsOn: 'wat de borden zeiden',
  },
  'ie.ask.toll': {
    says: 'Controleer de brief op eflow.ie, zelf ingetypt. Betaal de tol vroeg, want hij groeit in stappen. Verkocht u de auto of was u er niet? Ga dan met bewijs in beroep.',
  },
  'ie.ask.council-parking': {
    says: 'Schrijf de gemeente (council) voordat de 28 dagen om zijn en vraag het in te trekken, met foto’s. Zegt zij nee? Betaal op tijd of vertel uw kant aan een rechter.',
  },
}

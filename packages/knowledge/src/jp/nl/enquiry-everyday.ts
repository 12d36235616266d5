/** The Dutch words of Japan: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'jp.ask.unpaid-wages': {
    says: 'Loon moet op de vaste dag helemaal betaald worden. Bewaar uw urenlijsten en ga naar het kantoor voor arbeidsnormen (労働基準監督署). U hebt drie jaar om te eisen.',
  },
  'jp.ask.broken-goods': {
    says: 'Vraag de winkel het te herstellen of te ruilen. Doet die het niet, dan kunt u een lagere prijs of uw geld terug vragen. Zeg het binnen een jaar nadat u het ontdekte.',
  },
  'jp.ask.disclosure': {
    says: 'Antwoord uiterlijk op de datum in de brief. U mag nee zeggen, met redenen. Praat met een advocaat voordat u akkoord gaat iets te betalen.',
  },
  'jp.ask.traffic-charge': {
    says: 'U mag de boete van de bestuurder (反則金) weigeren. Dan behandelt een rechter de zaak. De heffing voor de eigenaar (放置違反金) moet na het bevel betaald worden, maar u kunt het eerst uitleggen.',
    dependsOn: 'of het de boete van de bestuurder of de heffing voor de eigenaar is.',
  },
}

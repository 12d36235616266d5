/** Questions about wages that are not paid, illness and holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_LEAVE_WORDS: Words = {
  'be.ask.unpaid-wages': {
    says: 'Eis het schriftelijk, en verwittig de inspectie en uw vakbond. Na het einde hebt u één jaar voor de rechtbank.',
  },
  'be.ask.sick-pay': {
    says: 'Verwittig meteen uw werkgever en stuur een attest, meestal binnen twee werkdagen. Hij betaalt de eerste weken, tot 30 dagen. Daarna betaalt het ziekenfonds: verwittig dat ook.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'of u bediende of arbeider bent',
    says: 'Voor bedienden betaalt de werkgever het vakantiegeld dat over is bij het einde, met het laatste loon. Voor arbeiders betaalt de vakantiekas in het voorjaar. Vraag het schriftelijk, dan via uw vakbond of de inspectie.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'wat u afsprak',
    says: 'De data worden samen afgesproken: niemand beslist alleen. Ouders van schoolkinderen gaan voor in de schoolvakantie. De werkgever moet u alle wettelijke dagen in het jaar laten nemen. Vraag het schriftelijk, en meld het dan bij de inspectie.',
  },
}

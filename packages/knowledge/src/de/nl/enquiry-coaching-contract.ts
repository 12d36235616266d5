/** Questions about an expensive coaching booked online: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_NL: Words = {
  'de.ask-buy.coaching': {
    says: 'Herroep vandaag schriftelijk: een contract per gesprek of online kan 14 dagen lang ongedaan worden, en langer zonder goede uitleg. U bent consument als u nog geen bedrijf had, wat er ook is aangevinkt. Een cursus op afstand die het leren toetst, heeft ook een vergunning (ZFU) nodig. Zonder is het nietig en krijgt u alles terug. Stop de afschrijvingen en bewaar de berichten.',
  },
}

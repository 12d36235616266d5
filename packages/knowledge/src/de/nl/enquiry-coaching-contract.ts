/** Questions about an expensive coaching booked online: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_NL: Words = {
  'de.ask-buy.coaching': {
    says: 'Herroep vandaag schriftelijk: een consument kan een contract per gesprek of online 14 dagen lang ongedaan maken, en langer zonder goede uitleg. Dat kunt u zijn als u pas aan een bedrijf dacht, wat er ook is aangevinkt. Een cursus op afstand die het leren toetst, heeft ook een vergunning (ZFU) nodig. Zonder is het nietig, ook voor bedrijven, en kunt u alles terugvragen. Stop de afschrijvingen en bewaar de berichten.',
  },
}

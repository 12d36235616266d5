/** Questions about a claim for a picture on a page: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_DE: Words = {
  'be.ask.picture-claim': {
    says: 'Sichern Sie ein Bild der Seite, dann nehmen Sie das Foto herunter. Verlangen Sie einen Nachweis der Rechte und der Summe. Bieten Sie nicht mehr als den Preis einer Lizenz.',
  },
}

/** Questions about a demand for money for a picture on a website: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_DE: Words = {
  'gb.ask-picture.used-one': {
    says: 'Nehmen Sie das Bild herunter, aber zahlen Sie nicht sofort. Verlangen Sie Beweise, dass es ihnen gehört, und den Preis einer normalen Lizenz. Dieser Preis ist das übliche Maß; mehr gibt es nur bei schlechtem Verhalten. Bieten Sie dann schriftlich eine faire Summe an.',
  },
}

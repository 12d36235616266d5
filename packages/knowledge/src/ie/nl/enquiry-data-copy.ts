/** Questions about a copy of data: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_COPY_NL: Words = {
  'ie.ask.data-copy': {
    says: 'Ja. Vraag schriftelijk een kopie van alle gegevens over u; dat is gratis en u hoeft geen reden te geven. Ze moeten binnen een maand antwoorden, of zeggen waarom ze er tot twee meer nodig hebben. Zo niet, klaag dan bij de Data Protection Commission.',
  },
}

/** Questions about a price rise in a phone, broadband or television contract: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_NL: Words = {
  'ie.ask.contract-price-up': {
    says: 'Wijzigt de firma de prijs uit eigen keuze, dan moet zij dat een maand eerder melden. U mag dan in die tijd kosteloos weg. Anders is het als uw contract al zei dat de prijs elk jaar stijgt, zoals met de inflatie. Vraag schriftelijk waar dat staat. Klaag dan; ComReg helpt gratis: 01 804 9668.',
    dependsOn: 'of het contract de verhoging al bepaalde',
  },
}

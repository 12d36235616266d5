/** Questions about a price rise in a phone, broadband or television contract: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_NL: Words = {
  'ie.ask.contract-price-up': {
    says: 'Wijzigt de firma de prijs uit eigen keuze, dan moet zij dat een maand eerder melden. U mag dan in die tijd kosteloos weg. Zei uw contract al dat de prijs elk jaar stijgt, zoals met de inflatie, dan was dat recht er niet. Voor 2026 was een nieuwe wet gepland: vraag het gratis aan ComReg, 01 804 9668. Vraag de firma schriftelijk waar het staat.',
    dependsOn: 'of het contract de verhoging al bepaalde',
  },
}

/** Questions about a price rise in a phone, broadband or television contract: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_ES: Words = {
  'ie.ask.contract-price-up': {
    says: 'Si la empresa cambia el precio por decisión propia, debe avisar un mes antes. Entonces puede irse sin coste en ese plazo. Si su contrato ya decía que el precio sube cada año, como con la inflación, no había ese derecho. Se preveía una ley nueva para 2026: pregunte gratis a ComReg, 01 804 9668. Pregunte a la empresa por escrito dónde lo dice.',
    dependsOn: 'si el contrato ya fijaba la subida',
  },
}

/** Bills of towns, hospitals and other public bodies (avis des sommes à payer): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BILLS_WORDS: Words = {
  'fr.public.title-want': {
    says: 'Un municipio, hospital u otro organismo público le factura (avis des sommes à payer). El Tesoro público lo cobra, y puede embargar sin juez.',
  },
  'fr.public.title-reality': {
    says: 'Es más fuerte que la carta de una empresa. Si la discute a tiempo ante un juez, el cobro se detiene.',
  },
  'fr.public.title-deadline': {
    says: 'Tiene dos meses para discutir la factura ante el tribunal que nombra.',
    action: 'Discutir la factura pública ante el tribunal',
    consequence: 'Después solo puede pedir tiempo o un perdón.',
  },
  'fr.public.title-step': {
    says: 'Pida al organismo que factura que corrija los errores, y un plan a la oficina del Tesoro. Esto no detiene los dos meses.',
  },
}

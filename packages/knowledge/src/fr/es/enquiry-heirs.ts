/** Questions about heirs who do not agree: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_ES: Words = {
  'fr.ask-family.coheirs': {
    says: 'Nadie debe seguir en una herencia indivisa. Escriba a los demás y al notario: ofrezca vender, comprar su parte o vender la suya. Quien vive allí solo debe a los otros una suma (indemnité d’occupation). Con gran mayoría de las cuotas se puede pedir al juez permiso para vender. Si nada ayuda, el tribunal ordena el reparto o la venta: hace falta abogado. Antes puede ayudar un mediador.',
  },
}

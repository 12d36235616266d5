/** The Spanish words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_ES: Words = {
  'it.ask.appeal': {
    says: 'Tiene 30 días desde que le notifican la sentencia, o seis meses desde su publicación si nadie la notificó. Necesita abogado, gratis con pocos ingresos. Se puede ejecutar enseguida: pida al tribunal de apelación que la suspenda.',
    dependsOn: 'cuándo se notificó y de cuánto se trata',
  },
}

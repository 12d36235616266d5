/** The Spanish words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_ES: Words = {
  'it.ask.home-deposit': {
    says: 'Si el vendedor se echa atrás, puede acabar el trato y pedir el doble de las arras (caparra confirmatoria). O exigir la venta ante el juez, o pedir daños. Si se echa atrás usted, las pierde. Un simple acconto se devuelve.',
  },
  'it.ask.agent-fee': {
    says: 'El agente cobra solo si el trato se cerró por su trabajo; una promesa que obliga cuenta. Un agente no inscrito no cobra nada. Una cláusula que hace pagar siempre al consumidor puede ser abusiva.',
    dependsOn: 'lo que firmó',
  },
}

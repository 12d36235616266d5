/** Questions about changing the health insurer while premiums are open: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWITCH_INSURER_OWING_ES: Words = {
  'ch.ask.switch-insurer-owing': {
    says: 'Si hay primas, participaciones en costes, intereses o gastos de ejecución reclamados sin pagar, no puede dejar la aseguradora del seguro básico. Pague todo antes de acabar el plazo de baja, por lo general el 31 de diciembre, y el cambio vale. Pida hoy una lista exacta. Nunca se queda sin cobertura: la antigua sigue pagando atención y medicinas. Avise a la nueva. Pida al cantón ayuda para las primas. Los seguros complementarios van aparte.',
  },
}

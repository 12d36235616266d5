/** The Spanish words of the rows in ../enquiry-won-not-paid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WON_NOT_PAID_ES: Words = {
  'ca.named.ask-won-not-paid': {
    says: 'El tribunal no cobra solo: usted debe pedirlo. Primero escriba con una fecha. Luego pida una audiencia (examination hearing) donde el deudor diga trabajo, banco y bienes. Con eso pida el embargo del sueldo o de la cuenta, o una orden (writ) sobre auto o terreno. Parte del sueldo está protegida: en Ontario queda el 80 %. Los costos se suman a la deuda.',
  },
  'ca.named.ask-temporary-layoff': {
    dependsOn: 'cuánto dura y qué dice su contrato',
    says: 'Una suspensión temporal (layoff) solo puede durar cierto tiempo antes de contar como despido con pago: en Ontario 13 semanas en 20, o 35 en un año si siguen los beneficios. En Columbia Británica suele ser 13 en 20, en Alberta 90 días en 120. Si el contrato no la permite, puede contar como despido enseguida. Pida por escrito la fecha de regreso, solicite EI y busque consejo.',
  },
}

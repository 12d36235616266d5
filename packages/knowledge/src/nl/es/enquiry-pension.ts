/** Questions about pension premiums that are not paid in: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_ES: Words = {
  'nl.ask.pension-not-paid': {
    says: 'Su empresa debe pagar la prima al fondo o aseguradora, también la parte de su sueldo, en un mes tras cada trimestre. Pregunte por escrito al fondo qué llegó y guarde las nóminas. Con el fondo de su sector suele seguir generando pensión. Una aseguradora puede parar solo tres meses después de avisarle. ¿Quiebra? Pida enseguida al UWV que asuma hasta un año de primas.',
  },
}

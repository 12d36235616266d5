/** The Spanish words of the rows in ../court-judgment-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_STATE_ES: Words = {
  'au.judged.nsw-instalments': {
    says: 'En Nueva Gales del Sur puede pedir al tribunal pagar a plazos. Mientras cumpla su orden, se para el resto de la ejecución (enforcement). Un embargo del sueldo no quita entonces más que el plazo.',
  },
  'au.judged.nsw-wages': {
    says: 'En Nueva Gales del Sur un embargo del sueldo (garnishee order) debe dejarle una suma fija de su sueldo cada semana.',
  },
  'au.judged.vic-instalments': {
    says: 'En Victoria puede pedir pagar a plazos. Si todo su dinero es de Centrelink, no se puede dar ninguna orden sin su permiso.',
  },
  'au.judged.qld-instalments': {
    says: 'En Queensland puede pedir al tribunal una orden de pago a plazos (instalment order), y que anule (set aside) una sentencia dictada sin usted.',
  },
  'au.judged.wa-time': {
    says: 'En Australia Occidental puede pedir al tribunal tiempo para pagar, una orden de pago a plazos (instalment order) o una pausa de la ejecución.',
  },
  'au.judged.sa-instalments': {
    says: 'En Australia Meridional el tribunal debe mirar lo que usted puede pagar y puede ordenar el pago a plazos.',
  },
  'au.judged.vic-setaside': {
    says: 'En Victoria puede pedir al tribunal que anule (set aside) una orden dictada sin usted. Diga por qué no estuvo y cuál es su defensa.',
  },
  'au.judged.wa-setaside': {
    says: 'En Australia Occidental puede pedir al tribunal que anule (set aside) una orden dictada sin usted. Diga por qué no estuvo y cuál es su defensa.',
  },
}

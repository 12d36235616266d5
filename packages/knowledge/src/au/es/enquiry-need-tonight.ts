/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_ES: Words = {
  'au.need.bed': {
    says: 'Llame ahora a la línea gratuita para personas sin hogar de su estado. NSW: 1800 152 152. Victoria: 1800 825 955. Queensland: 1800 47 47 53. South Australia: 1800 003 308. WA: 1800 124 684 (de noche 1800 199 008). Tasmania: 1800 800 588. Otros: askizzy.org.au. Pida una cama para todos esta noche. Si le echó la violencia, el fuego o el agua, pida Crisis Payment a Centrelink en 7 días.',
  },
  'au.need.food': {
    says: 'Mire ahora askizzy.org.au: comidas gratis, paquetes y vales cerca de usted. Pida un servicio de ayuda de urgencia (Emergency Relief). Da vales o paga parte de una factura; no hace falta cobrar un subsidio. Si cobra de Centrelink, pida hoy un pago urgente (urgent payment) o un adelanto.',
  },
  'au.need.power': {
    says: 'Llame ahora a la compañía. Diga quién hay en casa y pida su programa hardship, un plan y la luz hoy mismo. Con soporte vital en casa no puede cortar nunca. Si se niega, el defensor de energía es gratis: NSW 1800 246 545, Victoria 1800 500 509, Queensland 1800 662 837, Tasmania 1800 001 170. En WA pida a la compañía una ayuda HUGS. Emergency Relief puede pagar una parte: askizzy.org.au.',
  },
  'au.need.loan-shark': {
    says: 'En peligro, llame al 000. Prestar como negocio sin licencia es un delito, y las amenazas también. Usted no cometió delito al pedir prestado. No se vea con él a solas. Guarde los mensajes y anote días y sumas para la policía. Pida al banco que bloquee la tarjeta y abra otra cuenta. Gratis y en confianza: National Debt Helpline 1800 007 007.',
  },
}

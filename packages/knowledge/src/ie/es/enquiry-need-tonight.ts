/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_ES: Words = {
  'ie.need.bed': {
    says: 'Llame ahora al servicio de personas sin hogar (homeless section) de su ayuntamiento, o vaya. Diga que no tiene dónde dormir esta noche y pida alojamiento de urgencia para todos. En Dublín, línea gratuita: 1800 707 707. Quien duerme en un coche o un sofá puede ser persona sin hogar según la ley. Lleve papeles si los tiene. Si se niega, Threshold ayuda: 1800 454 454.',
  },
  'ie.need.food': {
    says: 'Vaya hoy al Community Welfare Service de su oficina Intreo y pida un Additional Needs Payment, como necesidad urgente de comida. Puede cobrarlo también si trabaja. Mientras espera un subsidio, pida la ayuda básica semanal (Supplementary Welfare Allowance). Citizens Information le dice dónde está el banco de alimentos más cercano: 0818 07 4000.',
  },
  'ie.need.power': {
    says: 'Llame ahora a la compañía. Diga que hay un bebé, una persona mayor o enferma, ofrezca un plan y pida la luz hoy mismo. A quien depende de un aparato médico nunca se le puede cortar por una factura. Pida al Community Welfare Service (Intreo) un Additional Needs Payment para luz y calor. MABS ayuda gratis: 0818 07 2000.',
  },
  'ie.need.meter': {
    says: 'Llame ahora a la compañía. Diga que el contador está vacío y quién hay en casa. Pida crédito de urgencia para esta noche y un plan para lo que debe. Pida al Community Welfare Service (Intreo) un Additional Needs Payment para luz y calor. Puede cobrarlo también si trabaja. MABS ayuda gratis: 0818 07 2000.',
  },
  'ie.need.loan-shark': {
    says: 'En peligro, llame al 999 o al 112. Prestar como negocio sin licencia es un delito, y las amenazas también. Usted no cometió delito al pedir prestado. No se vea con él a solas. Guarde los mensajes y anote días y sumas para la policía (gardaí). Pida al banco bloquear la tarjeta y abrir otra cuenta. MABS ayuda, gratis y en confianza: 0818 07 2000.',
  },
}

/** The Spanish words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'es.home.step-read': {
    says: 'Busque la fecha de firma, quién es el dueño y el motivo de la carta. Eso decide qué norma le ayuda.',
  },
  'es.home.step-pay-now': {
    says: 'Si debe renta, pague ya lo que pueda y antes de 30 días desde este requerimiento. Guarde el justificante.',
  },
  'es.home.step-write': {
    says: 'Conteste por burofax o un correo que pueda probar. Diga qué no acepta y por qué.',
  },
  'es.home.step-keep-paying': {
    says: 'Siga pagando la renta a tiempo por transferencia. Deber renta es lo que más rápido quita una casa.',
  },
  'es.home.step-social': {
    says: 'Vaya a servicios sociales y a la oficina de vivienda. Pida ayuda para el alquiler y un informe de vulnerabilidad.',
  },
  'es.home.step-offer': {
    says: 'Ofrezca un plan: la renta del mes más una parte de la deuda. Consiga el sí por escrito.',
  },
  'es.home.step-dispute': {
    says: 'Si la cantidad está mal, envíe sus pagos y pida un detalle por meses.',
  },
}

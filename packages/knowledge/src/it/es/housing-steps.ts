/** The Spanish words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_WORDS: Words = {
  'it.home.step-read': {
    says: 'Busque la fecha del contrato, si está registrado, su duración y el motivo de la carta.',
  },
  'it.home.step-pay': {
    says: 'Si debe alquiler, pague ya lo que pueda por transferencia y escriba de qué meses es.',
  },
  'it.home.step-write': {
    says: 'Conteste por carta certificada (raccomandata) o e-mail certificado (PEC). Diga qué no acepta y por qué.',
  },
  'it.home.step-keep-paying': {
    says: 'Siga pagando cada mes por transferencia. No deje de pagar el alquiler por unas reparaciones sin consejo.',
  },
  'it.home.step-help': {
    says: 'Vaya al municipio y a un sindicato de inquilinos (SUNIA, SICET). Pregunte por el fondo de alquiler y la ayuda para atrasos.',
  },
  'it.home.step-plan': {
    says: 'Ofrezca el alquiler de este mes más una parte de la deuda. Consiga el sí por escrito.',
  },
  'it.home.step-wrong': {
    says: 'Si la cantidad está mal, envíe sus transferencias y pida una lista por meses.',
  },
}

/** Questions about the costs of a loan that was paid off early: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOAN_PAID_EARLY_ES: Words = {
  'it.ask.loan-paid-early': {
    says: 'Si cancela antes un crédito al consumo, le devuelven una parte justa de todos los costes, también los pagados al inicio (comisiones, apertura). Vale también para contratos antiguos (Tribunal Constitucional 263/2022); solo los impuestos no cuentan. Reclame por escrito con contrato y liquidación. ¿Sin buena respuesta en 60 días? Acuda al ABF por 20 €, en doce meses desde la reclamación. No necesita una agencia de pago. Tiene diez años.',
  },
}

/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'es.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal. Solo puede ser delito esconder bienes o no pagar pensiones de alimentos.',
  },
  'es.ask.old-debt': {
    says: 'La mayoría prescribe a los cinco años. Pero un pago, un reconocimiento o una reclamación escrita que le llegó hace empezar de nuevo el plazo.',
    dependsOn: 'el último pago y la última reclamación',
  },
  'es.ask.many-debts': {
    says: 'Pida justicia gratuita y pregunte por la Ley de Segunda Oportunidad. Un juez puede perdonar la mayoría de las deudas si hay buena fe. Pague primero casa, luz y comida.',
  },
  'es.ask.myth-children-debt': {
    says: 'La familia no paga sus deudas si no firmó. Los herederos pueden renunciar o aceptar a beneficio de inventario.',
  },
}

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
    says: 'La ley de segunda oportunidad existe de verdad. Un juez puede perdonar casi todas las deudas de quien es de buena fe, liquidando sus bienes o con un plan de tres a cinco años. Las de Hacienda solo hasta un límite, los alimentos nunca. No pague por adelantado: pida abogado de oficio en el Colegio de Abogados. No haga deudas nuevas ni oculte nada. Primero casa, luz y comida.',
  },
  'es.ask.myth-children-debt': {
    says: 'La familia no paga sus deudas si no firmó. Los herederos pueden renunciar o aceptar a beneficio de inventario.',
  },
}

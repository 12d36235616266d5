/** Court judgments and the appeal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'it.enforce.want-judgment': {
    says: 'El juzgado ha decidido. Una primera sentencia puede ejecutarse ya, salvo que se pare.',
  },
  'it.enforce.deadline-appeal': {
    says: 'Tiene 30 días para apelar desde la notificación de la sentencia. Si no se notificó, seis meses desde su fecha.',
    action: 'Apelar con un abogado',
    consequence: 'La sentencia será definitiva.',
  },
  'it.enforce.option-appeal': {
    title: 'Apelar',
    says: 'Pregunte a un abogado si vale la pena apelar, y que pida una suspensión.',
    cost: 'Abogado y tasa, o ayuda legal gratis.',
    time: '30 días desde la notificación.',
    risk: 'Si pierde, puede pagar más.',
    bestFor: 'El juez no vio hechos o leyes.',
  },
}

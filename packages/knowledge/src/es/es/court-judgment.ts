/** Court judgments and the appeal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'es.enforce.want-judgment': {
    says: 'El juzgado ha decidido. Debe pagar o hacer lo que dice, o recurrir a tiempo.',
  },
  'es.enforce.not-20': {
    says: 'Tras la sentencia deben esperar 20 días hábiles antes de pedir la ejecución.',
  },
  'es.enforce.deadline-appeal': {
    says: 'Tiene 20 días hábiles desde que le notificaron la sentencia. Contamos desde su fecha.',
    action: 'Recurrir en apelación con abogado',
    consequence: 'La sentencia queda firme.',
  },
  'es.enforce.right-appeal': {
    says: 'Puede recurrir la mayoría de las sentencias. No hay apelación en juicios verbales por cantidades hasta 3.000 €.',
  },
  'es.enforce.option-appeal': {
    title: 'Recurrir',
    says: 'Pregunte a un abogado si se puede recurrir y si merece la pena.',
    cost: 'Abogado y un depósito de 50 €, o justicia gratuita.',
    time: '20 días hábiles.',
    risk: 'Si pierde, puede pagar más costas.',
    bestFor: 'El juez no vio hechos o normas.',
  },
  'es.enforce.know-costs': {
    says: 'Si debe pagar las costas, la otra parte presenta antes su cuenta. Después tiene diez días hábiles para decir que es demasiado alta.',
  },
}

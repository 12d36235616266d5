/** Court judgments and the appeal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'it.enforce.want-judgment': {
    says: 'Le tribunal a décidé. Un premier jugement peut être exécuté tout de suite, sauf s’il est arrêté.',
  },
  'it.enforce.deadline-appeal': {
    says: 'Vous avez 30 jours pour faire appel à partir du jour où le jugement a été remis. S’il n’a pas été remis, six mois à partir de sa date.',
    action: 'Faire appel par un avocat',
    consequence: 'Le jugement devient définitif.',
  },
  'it.enforce.option-appeal': {
    title: 'Faire appel',
    says: 'Demandez à un avocat si un appel vaut la peine, et de demander un arrêt.',
    cost: 'Avocat et frais, ou aide juridique gratuite.',
    time: '30 jours à partir de la remise.',
    risk: 'Si vous perdez, vous pouvez payer plus.',
    bestFor: 'Le juge n’a pas vu des faits ou le droit.',
  },
}

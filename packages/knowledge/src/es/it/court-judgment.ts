/** Court judgments and the appeal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'es.enforce.want-judgment': {
    says: 'Il giudice ha deciso. Deve pagare o fare ciò che dice, o fare appello in tempo.',
  },
  'es.enforce.not-20': {
    says: 'Dopo una sentenza devono aspettare 20 giorni lavorativi prima di poter chiedere l’esecuzione.',
  },
  'es.enforce.deadline-appeal': {
    says: 'Ha 20 giorni lavorativi dal giorno in cui Le hanno comunicato la sentenza. Noi contiamo dalla sua data.',
    action: 'Fare appello (recurso de apelación) con un avvocato',
    consequence: 'La sentenza diventa definitiva.',
  },
  'es.enforce.right-appeal': {
    says: 'Può fare appello contro la maggior parte delle sentenze. Non c’è appello nelle cause orali su somme fino a 3.000 €.',
  },
  'es.enforce.option-appeal': {
    says: 'Chieda a un avvocato se l’appello è possibile e conviene.',
    title: 'Fare appello',
    cost: 'Un avvocato, un deposito di 50 €, o l’assistenza legale.',
    time: '20 giorni lavorativi.',
    risk: 'Se perde, può pagare altre spese.',
    bestFor: 'Il giudice non ha visto fatti o leggi.',
  },
  'es.enforce.know-costs': {
    says: 'Se deve pagare le spese (costas), l’altra parte presenta prima il conto. Poi ha dieci giorni lavorativi per dire che è troppo alto.',
  },
}

/** What can still be done when the day in a letter is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IT: Words = {
  'ca.late.claim-want': {
    says: 'Poteva rispondere e dire la sua. Il giorno sembra passato, quindi può esserci già una sentenza.',
  },
  'ca.late.claim-reality': {
    says: 'Si informi oggi. Senza sentenza, una risposta tardiva può ancora contare. Se c’è, può chiedere al tribunale di annullarla.',
  },
  'ca.late.claim-not-yet': {
    says: 'Stipendio, conto o beni si possono pignorare solo dopo una sentenza. Chieda al tribunale se c’è.',
  },
  'ca.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una sentenza. Se non c’è, depositi subito la risposta e ne mandi copia all’altra parte.',
  },
  'ca.late.claim-option': {
    says: 'Chieda di annullarla. Dica perché non ha risposto e qual è la sua difesa. Chieda che non si pignori nulla finché il tribunale decide.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Appena lo sa.',
    risk: 'Senza un vero motivo il tribunale può rifiutare, con spese.',
    bestFor: 'Ha deciso senza di lei, e la richiesta è sbagliata.',
  },
  'ca.late.home-step': {
    says: 'Non se ne vada da solo: quasi sempre solo un tribunale può ordinarlo. Lo chiami oggi e chieda se c’è una causa, un’udienza o un ordine. Se ha deciso senza di lei, chieda subito di riguardare.',
  },
  'ca.late.tax-step': {
    says: 'Il giorno è passato: chiami oggi l’agenzia delle tasse e chieda un piano. La somma è sbagliata? Si opponga entro 90 giorni dall’avviso. Dopo può chiedere più tempo per un anno.',
  },
  'ca.late.tax-option': {
    says: 'Mandi l’opposizione. I 90 giorni sono passati? Scriva anche perché non ha potuto in tempo. Se dicono no, può chiedere alla Tax Court.',
    title: 'Opporsi, o chiedere più tempo',
    cost: 'Gratis.',
    time: '90 giorni. Con un buon motivo un anno in più.',
    risk: 'Possono rifiutare se il motivo è debole.',
    bestFor: 'La somma è sbagliata.',
  },
  'ca.late.benefit-step': {
    says: 'Chieda oggi per iscritto una revisione. La decisione ha più di 30 giorni? Dica perché è in ritardo e che ha sempre voluto chiederla: così può ancora essere accettata.',
  },
  'ca.late.fine-step': {
    says: 'Chiami oggi il tribunale indicato sulla multa. Chieda se è stato condannato e se il caso si può riaprire. In Ontario di solito ha 15 giorni da quando lo ha saputo.',
  },
  'ca.late.fine-reality': {
    says: 'L’ultimo giorno sembra passato, quindi possono aggiungersi spese. Può ancora pagare, chiedere tempo e chiedere che cosa resta se la multa è sbagliata.',
  },
}

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
  'ca.late.job-step': {
    says: 'Un giorno per firmare nella lettera è del datore. Non firmi ancora: faccia controllare oggi l’offerta da un avvocato o da una legal clinic. Per lo più ha due anni per chiedere di più in causa.',
  },
  'ca.late.job-qc-step': {
    says: 'Sono passati 45 giorni dall’ultimo giorno? Mandi oggi il reclamo alla CNESST e dica perché è tardivo. Il tribunale del lavoro (TAT) può accettarlo per un motivo ragionevole.',
  },
  'ca.late.job-bc-step': {
    says: 'Sono passati sei mesi dall’ultimo giorno? L’Employment Standards Branch prende un reclamo tardivo solo se un fatto speciale L’ha fermata. Una causa ha un suo tempo, più lungo.',
  },
  'ca.late.job-federal-step': {
    says: 'Sono passati 90 giorni dall’ultimo giorno? Più tempo si dà di rado, come se prima si era rivolto all’ufficio sbagliato. Senta oggi un avvocato: per lo più può ancora chiedere in causa il preavviso.',
  },
  'ca.late.rent-step': {
    says: 'Il giorno è passato, ma non deve andarsene. Paghi oggi quanto può, tenga la prova, e offra un piano per iscritto. Apra tutta la posta: può seguire una disdetta o un’udienza.',
  },
}

/** What can still be done when the day in a letter is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IT: Words = {
  'au.late.claim-want': {
    says: 'Poteva rispondere e dire la sua. Il giorno sembra passato, quindi può esserci già una sentenza.',
  },
  'au.late.claim-reality': {
    says: 'Si informi oggi. Senza sentenza, una risposta tardiva può ancora contare. Se c’è, può chiedere al tribunale di annullarla.',
  },
  'au.late.claim-not-yet': {
    says: 'Stipendio, conto o beni si possono pignorare solo dopo una sentenza. Chieda al tribunale se c’è.',
  },
  'au.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una sentenza. Se non c’è, depositi subito la risposta e ne mandi copia all’altra parte.',
  },
  'au.late.claim-option': {
    says: 'Chieda di annullarla. Dica perché non ha risposto e qual è la sua difesa. Chieda che non si pignori nulla finché il tribunale decide.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Appena lo sa.',
    risk: 'Senza un vero motivo il tribunale può rifiutare, con spese.',
    bestFor: 'Ha deciso senza di lei, e la richiesta è sbagliata.',
  },
  'au.late.tribunal-step': {
    says: 'Chiami oggi il tribunale e chieda che cosa è deciso. Se ha mancato l’udienza per un buon motivo, ne chieda subito un’altra: il tempo è breve.',
  },
  'au.late.home-step': {
    says: 'Non se ne vada da solo: quasi sempre solo un tribunale può ordinarlo. Lo chiami oggi e chieda se c’è una causa, un’udienza o un ordine. Se ha deciso senza di lei, chieda subito di riguardare.',
  },
  'au.late.demand-reality': {
    says: 'I giorni dell’avviso sembrano passati, quindi ora possono chiedere il suo fallimento. Non è fallito finché un tribunale non lo dice.',
  },
  'au.late.demand-step': {
    says: 'Cerchi oggi aiuto legale e chieda se qualcuno ha chiesto il suo fallimento. Vada all’udienza: può mostrare che può pagare, o perché il tribunale deve dire no.',
  },
  'au.late.job-step': {
    says: 'Riconti: 21 giorni dalla fine del lavoro. Sono passati? Si rivolga oggi alla Fair Work Commission e dica perché è in ritardo. Lo ammette solo in casi eccezionali.',
  },
  'au.late.tax-step': {
    says: 'Il giorno è passato: chiami oggi l’ufficio delle tasse o usi il piano online. Accetta ancora rate, e può chiedere di togliere gli interessi.',
  },
  'au.late.tax-right': {
    says: 'Il tempo per obiettare è passato? Mandi l’obiezione con una lettera che dice perché è tardi. L’ufficio può trattarla come in tempo.',
  },
  'au.late.fine-step': {
    says: 'Chiami oggi l’ufficio multe e chieda a che punto è. Spesso può ancora chiedere revisione, rate o aiuto, ma ogni fase aggiunge spese.',
  },
  'au.late.fine-reality': {
    says: 'L’ultimo giorno sembra passato, quindi possono aggiungersi spese. Può ancora pagare, chiedere tempo e chiedere che cosa resta se la multa è sbagliata.',
  },
  'au.late.rent-step': {
    says: 'Il giorno è passato, ma non deve andarsene. Paghi oggi quanto può, tenga la prova, e offra un piano per iscritto. Se arriva una disdetta o un’udienza, risponda: in alcuni Stati pagare tutto può ancora chiuderla.',
  },
}

/** What can still be done when the day in a letter is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IT: Words = {
  'us.late.claim-who': {
    says: 'L’attore (plaintiff) è chi fa causa. Lei è il convenuto. Il termine sembra passato, quindi il tribunale può aver deciso.',
  },
  'us.late.claim-reality': {
    says: 'Si informi oggi. Senza sentenza, una risposta tardiva può ancora contare. Se c’è, può chiedere al tribunale di annullarla.',
  },
  'us.late.claim-not-yet': {
    says: 'Stipendio, conto o beni si possono pignorare solo dopo una sentenza. Chieda al tribunale se c’è.',
  },
  'us.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una sentenza. Se non c’è, depositi subito la risposta e ne mandi copia all’altra parte.',
  },
  'us.late.claim-option': {
    says: 'Chieda di annullarla. Dica perché non ha risposto e qual è la sua difesa. Chieda che non si pignori nulla finché il tribunale decide.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Appena lo sa.',
    risk: 'Senza un vero motivo il tribunale può rifiutare, con spese.',
    bestFor: 'Ha deciso senza di lei, e la richiesta è sbagliata.',
  },
  'us.late.home-step': {
    says: 'Non se ne vada da solo: quasi sempre solo un tribunale può ordinarlo. Lo chiami oggi e chieda se c’è una causa, un’udienza o un ordine. Se ha deciso senza di lei, chieda subito di riguardare.',
  },
  'us.late.tax-step': {
    says: 'Il giorno nell’avviso è passato. Chieda oggi un piano all’IRS. Dopo un avviso finale di pignoramento può chiedere per un anno una "equivalent hearing", ma da sola non ferma il pignoramento.',
  },
  'us.late.benefit-step': {
    says: 'Se è sbagliato, faccia ricorso oggi. Il giorno è passato? Dica perché è in ritardo. Molti uffici lo accettano con un buon motivo, come posta arrivata tardi.',
  },
  'us.late.ticket-step': {
    says: 'Chiami oggi il tribunale o la città della multa. Chieda se è stato deciso senza di lei, quanto deve ora e come chiedere un’udienza o un piano.',
  },
  'us.late.home-claim-step': {
    says: 'Non se ne vada da solo. Chiami oggi il tribunale con il numero della causa e chieda se c’è una sentenza. Se non c’è, risponda subito. Se c’è, chieda come farla annullare.',
  },
  'us.late.old-claim-who': {
    says: 'Chi fa causa è il plaintiff. Lei è il defendant. Questo atto ha più di due mesi, quindi il tribunale può aver deciso.',
  },
  'us.late.old-claim-step': {
    says: 'Questo atto ha più di due mesi. Chiami oggi il tribunale con il numero della causa e chieda se c’è una sentenza. Se non c’è, depositi subito la Sua risposta.',
  },
}

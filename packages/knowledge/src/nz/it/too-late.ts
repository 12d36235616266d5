/** What can still be done when the day in a letter is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IT: Words = {
  'nz.late.claim-want': {
    says: 'Poteva rispondere e dire la sua. Il giorno sembra passato, quindi può esserci già una sentenza.',
  },
  'nz.late.claim-reality': {
    says: 'Si informi oggi. Senza sentenza, una risposta tardiva può ancora contare. Se c’è, può chiedere al tribunale di annullarla.',
  },
  'nz.late.claim-not-yet': {
    says: 'Stipendio, conto o beni si possono pignorare solo dopo una sentenza. Chieda al tribunale se c’è.',
  },
  'nz.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una sentenza. Se non c’è, depositi subito la risposta e ne mandi copia all’altra parte.',
  },
  'nz.late.claim-option': {
    says: 'Chieda di annullarla. Dica perché non ha risposto e qual è la sua difesa. Chieda che non si pignori nulla finché il tribunale decide.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Appena lo sa.',
    risk: 'Senza un vero motivo il tribunale può rifiutare, con spese.',
    bestFor: 'Ha deciso senza di lei, e la richiesta è sbagliata.',
  },
  'nz.late.tribunal-step': {
    says: 'Chiami oggi il tribunale e chieda che cosa è deciso. Se ha mancato l’udienza per un buon motivo, ne chieda subito un’altra: il tempo è breve.',
  },
  'nz.late.home-step': {
    says: 'Non se ne vada da solo: quasi sempre solo un tribunale può ordinarlo. Lo chiami oggi e chieda se c’è una causa, un’udienza o un ordine. Se ha deciso senza di lei, chieda subito di riguardare.',
  },
  'nz.late.demand-reality': {
    says: 'I giorni dell’avviso sembrano passati, quindi ora possono chiedere il suo fallimento. Non è fallito finché un tribunale non lo dice.',
  },
  'nz.late.demand-step': {
    says: 'Cerchi oggi aiuto legale e chieda se qualcuno ha chiesto il suo fallimento. Vada all’udienza: può mostrare che può pagare, o perché il tribunale deve dire no.',
  },
  'nz.late.job-step': {
    says: 'Scriva oggi al datore di lavoro che presenta un reclamo (personal grievance). Se i 90 giorni sono passati, chieda che accetti. Se no, l’Employment Relations Authority può ammetterlo in casi eccezionali.',
  },
  'nz.late.tax-step': {
    says: 'Il giorno è passato: chiami oggi Inland Revenue o usi myIR. Può ancora chiedere di pagare a rate.',
  },
  'nz.late.benefit-step': {
    says: 'Se è sbagliato, mandi oggi il modulo di revisione. La decisione ha più di tre mesi? Dica perché è in ritardo: con un buon motivo il comitato può ancora accettarlo.',
  },
  'nz.late.fine-step': {
    says: 'I giorni sembrano passati. Chiami oggi l’ufficio dell’avviso e chieda se è ancora lì o in tribunale. In tribunale può chiedere rate.',
  },
  'nz.late.fine-reality': {
    says: 'L’ultimo giorno sembra passato, quindi possono aggiungersi spese. Può ancora pagare, chiedere tempo e chiedere che cosa resta se la multa è sbagliata.',
  },
  'nz.late.rent-step': {
    says: 'I giorni sembrano passati, quindi possono andare al Tenancy Tribunal. Paghi oggi quanto può, e offra un piano per iscritto. Vada alla mediazione e all’udienza: un piano rispettato può salvare la casa.',
  },
}

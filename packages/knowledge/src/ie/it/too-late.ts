/** What can still be done when the day in a letter is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IT: Words = {
  'ie.late.claim-want': {
    says: 'Poteva rispondere e dire la sua. Il giorno sembra passato, quindi può esserci già una sentenza.',
  },
  'ie.late.claim-reality': {
    says: 'Si informi oggi. Senza sentenza, una risposta tardiva può ancora contare. Se c’è, può chiedere al tribunale di annullarla.',
  },
  'ie.late.claim-not-yet': {
    says: 'Stipendio, conto o beni si possono pignorare solo dopo una sentenza. Chieda al tribunale se c’è.',
  },
  'ie.late.claim-step': {
    says: 'Chiami oggi il tribunale con il numero della causa. Chieda se c’è una sentenza. Se non c’è, depositi subito la risposta e ne mandi copia all’altra parte.',
  },
  'ie.late.claim-option': {
    says: 'Chieda di annullarla. Dica perché non ha risposto e qual è la sua difesa. Chieda che non si pignori nulla finché il tribunale decide.',
    title: 'Chiedere di annullare la sentenza',
    cost: 'Può esserci una tassa.',
    time: 'Subito. Alla Circuit Court, 10 giorni da quando lo sa.',
    risk: 'Senza un vero motivo il tribunale può rifiutare, con spese.',
    bestFor: 'Ha deciso senza di lei, e la richiesta è sbagliata.',
  },
  'ie.late.demand-reality': {
    says: 'I giorni dell’avviso sembrano passati, quindi ora possono chiedere il suo fallimento. Non è fallito finché un tribunale non lo dice.',
  },
  'ie.late.demand-step': {
    says: 'Cerchi oggi aiuto legale e chieda se qualcuno ha chiesto il suo fallimento. Vada all’udienza: il tribunale deve vedere se un accordo sui debiti va meglio, e può aspettare. Già fallito? Ha tre giorni per dire perché è sbagliato.',
  },
  'ie.late.home-step': {
    says: 'Non se ne vada da solo e continui a pagare l’affitto. Chiami oggi l’RTB: con un buon motivo può ancora accettare una disputa tardiva.',
  },
  'ie.late.tax-step': {
    says: 'Il giorno è passato: contatti oggi Revenue. Chieda il pagamento a rate (phased payment) prima che pignori.',
  },
  'ie.late.tax-option': {
    says: 'Mandi il modulo alla Tax Appeals Commission. I 30 giorni sono passati? Dica che cosa lo ha impedito, come assenza o malattia.',
    title: 'Fare ricorso, anche tardi',
    cost: 'Gratis.',
    time: '30 giorni. Con un buon motivo di solito 12 mesi in più.',
    risk: 'Possono rifiutare se il motivo è debole.',
    bestFor: 'È sbagliato e qualcosa le ha impedito di agire in tempo.',
  },
  'ie.late.benefit-step': {
    says: 'Mandi il ricorso oggi. La decisione ha più di 60 giorni? Dica perché è in ritardo: il Chief Appeals Officer può ancora accettarlo. Con fatti nuovi, chieda anche all’ufficio di riguardare.',
  },
  'ie.late.fine-step': {
    says: 'I 28 giorni sembrano passati. Nei 28 successivi di solito può ancora pagare, la metà in più. Se arriva una citazione (summons), la legga subito: dà un’altra possibilità di pagare.',
  },
  'ie.late.job-step': {
    says: 'Il giorno nella lettera è passato. Faccia reclamo oggi alla WRC: ha sei mesi dalla fine del lavoro. Con un buon motivo può ammetterne fino a 12.',
  },
  'ie.late.rent-step': {
    says: 'I 28 giorni sembrano passati, quindi può seguire una disdetta. Paghi oggi quanto può, e offra un piano per iscritto. Se arriva una disdetta, la porti al RTB entro 28 giorni.',
  },
}

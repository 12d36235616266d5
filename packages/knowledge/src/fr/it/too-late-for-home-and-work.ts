/** What can still be done when the time in a letter about a home, a job or a coming court case is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_IT: Words = {
  'fr.late.rent-want': {
    says: 'È un ordine formale di pagare l’affitto (commandement de payer). Il tempo è passato e possono chiedere al giudice di chiudere il contratto. Il giudice può ancora salvarlo.',
  },
  'fr.late.rent-step': {
    says: 'Paghi ora per intero l’affitto di questo mese. Chiami l’ADIL e chieda aiuto al FSL. Se arriva una citazione, ci vada e chieda un piano.',
  },
  'fr.late.rent-option': {
    says: 'All’udienza chieda un piano fino a tre anni e di sospendere la fine del contratto. Prima ricominci a pagare l’affitto corrente.',
    title: 'Chiedere al giudice un piano che salvi la casa',
    cost: 'Gratis.',
    time: 'Prima che una sentenza definitiva chiuda il contratto.',
    risk: 'Una rata saltata chiude il contratto.',
    bestFor: 'Può pagare di nuovo l’affitto e parte del debito.',
  },
  'fr.late.notice-step': {
    says: 'È ancora lì dopo il giorno? Solo un giudice può ordinarle di uscire. Continui a pagare ogni mese, chiami l’ADIL e vada a ogni udienza.',
  },
  'fr.late.job-reality': {
    says: 'I dodici mesi contro il licenziamento sono passati dalla lettera. Altro dura di più: paga tre anni, molestie o discriminazione cinque.',
  },
  'fr.late.job-step': {
    says: 'Chieda ora per iscritto paga, ferie o preavviso non pagati. Il motivo era malattia, origine, sindacato o molestie? Veda un sindacato questa settimana.',
  },
  'fr.late.demand-step': {
    says: 'Risponda oggi, anche se il giorno è passato: contesti o offra un piano. Ritiri ogni raccomandata e ogni atto di un ufficiale.',
  },
}

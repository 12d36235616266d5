/** What can still be done about decisions, rent and hearings when their day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DECISIONS_IT: Words = {
  'gb.late.insurance-step': {
    says: 'Il giorno della lettera è passato. Scriva oggi lo stesso all’assicurazione, con la parola complaint. Un tale giorno è per lo più suo, non della legge.',
  },
  'gb.late.insurance-right': {
    says: 'Sono passati sei mesi dalla risposta finale? L’Ombudsman può ancora aiutare se l’assicurazione è d’accordo, o se un fatto eccezionale L’ha fermata, come una malattia grave.',
  },
  'gb.late.tribunal-step': {
    says: 'Ricorra oggi al tribunale gratuito, con questo avviso. Ha più di un mese? Dica perché è in ritardo. Può prendere un ricorso fino a 13 mesi dalla prima decisione.',
  },
  'gb.late.scots-benefit-step': {
    says: 'Chieda oggi a Social Security Scotland una nuova decisione (re-determination), e dica perché è tardi. Con un buon motivo può accettarla fino a un anno dall’avviso.',
  },
  'gb.late.ni-benefit-step': {
    says: 'Chieda oggi di rivedere la decisione, e dica perché è in ritardo. Con un buon motivo possono accettarlo fino a 13 mesi dalla decisione.',
  },
  'gb.late.rent-step': {
    says: 'Il giorno della lettera è passato, ma non deve andarsene. Chiami oggi: offra l’affitto e una piccola somma a settimana, e chieda se arriva una disdetta o una data in tribunale.',
  },
  'gb.late.rent-hearing-step': {
    says: 'Il giorno dell’udienza sembra passato. Chiami oggi il tribunale e chieda che cosa è stato deciso. C’è un ordine? Chieda a un avvocato gratuito del modulo N244, prima dei bailiffs.',
  },
  'gb.late.scots-rent-step': {
    says: 'Il giorno della lettera è passato, ma non deve andarsene. Chiami oggi: offra l’affitto e una piccola somma a settimana, e chieda se arriva una disdetta o una data davanti al tribunale.',
  },
  'gb.late.ni-rent-step': {
    says: 'Il giorno della lettera è passato, ma non deve andarsene: solo un tribunale può ordinarlo. Chiami oggi e offra l’affitto e una piccola somma a settimana.',
  },
  'gb.late.hearing-step': {
    says: 'Chieda oggi per iscritto al datore se l’incontro si è tenuto e che cosa è stato deciso. Non ha potuto andare? Dica perché e chieda un altro giorno.',
  },
  'gb.late.hearing-option': {
    says: 'Scriva perché è sbagliato, e che non è stato sentito se è così. Chieda che lo veda un’altra persona.',
    title: 'Ricorrere contro la decisione',
    cost: 'Niente.',
    time: 'Nei giorni che dà la decisione. Meglio tardi che mai.',
    risk: 'Nessuno. Il tempo per il tribunale continua.',
    bestFor: 'Hanno deciso contro di Lei.',
  },
  'gb.late.hb-step': {
    says: 'Scriva oggi al comune che cosa è sbagliato. La decisione ha più di un mese? Dica perché è in ritardo: con un buon motivo può riguardarla fino a 13 mesi dopo.',
  },
}

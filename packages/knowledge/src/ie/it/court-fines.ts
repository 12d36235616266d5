/** Fines of a court that were not paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINES_IT: Words = {
  'ie.public-debt.fine-want': {
    says: 'Il servizio dei tribunali (Courts Service) chiede una multa decisa da un giudice. Guardi il numero della causa, la somma dovuta e la scadenza.',
  },
  'ie.public-debt.fine-who': {
    says: 'Il Courts Service gestisce gli uffici dei tribunali. Manda gli avvisi e riceve il pagamento di una multa decisa da un giudice.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Una multa del tribunale non pagata torna davanti al giudice. Può farla prendere dallo stipendio o ordinare un lavoro di pubblica utilità. Se mancano più di 500 €, può far pignorare beni.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'Il carcere per una multa non pagata è l’ultimo passo. Il tribunale deve prima valutare stipendio, beni e lavoro di pubblica utilità.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Una multa del tribunale di oltre 100 € si può pagare a rate in un anno. La prima rata va pagata entro 42 giorni dalla multa.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Prima di ordinare qualcosa per una multa non pagata, il tribunale La convoca. Vada e porti per iscritto la Sua situazione economica. Il giudice deve guardarla.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Paghi la multa, o il resto, online o alla posta, con il numero della causa. Tenga la ricevuta. Se non può, chiami ora l’ufficio del tribunale.',
  },
}

/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'it.rise.want': {
    says: 'Il locatore chiede un canone più alto.',
  },
  'it.rise.want-check': {
    says: "Controlli se l'aumento è permesso prima di pagare di più o firmare.",
  },
  'it.rise.reality': {
    says: 'Durante il contratto il canone sale solo se è previsto l’aggiornamento ISTAT e il locatore lo chiede.',
  },
  'it.rise.not-yet': {
    says: 'Un aumento oltre il contratto non La vincola, anche se lo ha firmato a parte.',
  },
  'it.rise.right-flat-tax': {
    says: 'Se il locatore ha scelto la cedolare secca, non può chiedere alcun aumento, neanche ISTAT.',
  },
  'it.rise.right-back': {
    says: 'Ciò che ha pagato oltre il contratto registrato si può chiedere indietro, fino a sei mesi dopo il rilascio.',
  },
  'it.rise.step-contract': {
    says: 'Legga il contratto: c’è la clausola ISTAT, e si parla di cedolare secca?',
  },
  'it.rise.step-help': {
    says: 'Chieda a un sindacato inquilini (SUNIA, SICET, UNIAT) di fare il conto.',
  },
  'it.rise.option-dispute': {
    says: 'Scriva che il contratto non lo permette, e paghi il canone pattuito.',
    title: 'Rifiutare l’aumento',
    cost: 'Gratis',
    time: 'Prima del prossimo pagamento',
    risk: 'Paghi il canone pattuito, intero e puntuale.',
    bestFor: 'Non c’è clausola, o c’è la cedolare secca.',
  },
  'it.rise.option-accept': {
    says: 'Se l’indice è giusto, paghi il nuovo canone.',
    title: 'Accettare',
    cost: 'Il canone più alto',
    time: 'Dal mese richiesto',
    risk: 'Nessuno se è giusto.',
    bestFor: 'La clausola c’è e la somma è giusta.',
  },
}

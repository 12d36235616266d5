/** Questions about the pay at a dismissal for unfitness after an accident at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_AFTER_ACCIDENT_IT: Words = {
  'fr.ask-work.unfit-accident-pay': {
    says: 'Dopo un infortunio o malattia professionale ha il doppio dell’indennità legale e una somma pari al preavviso. Quella semplice è un quarto di mese per anno fino a dieci anni, poi un terzo. Nove anni danno circa quattro mesi e mezzo, più il preavviso (due mesi da due anni). Se l’azienda non ha cercato un altro posto, vada al tribunale del lavoro.',
  },
}

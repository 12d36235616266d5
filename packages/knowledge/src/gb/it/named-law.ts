/** Multe penali, canone del suolo, sussidi, offerte e truffe: le righe del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'gb.scam.warn-link': {
    says: 'I ladri copiano questi messaggi. Apra Lei il sito ufficiale, mai dal link. Ingannare le persone per denaro è un reato.',
  },
  'gb.stat.right-late-payment': {
    says: 'Tra due ditte la legge aggiunge interessi e £40, £70 o £100 a una fattura in ritardo. Non vale per ciò che ha comprato come consumatore.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Un datore di lavoro corretto avvisa presto, parla con Lei, sceglie con criteri giusti e Le cerca un altro posto. Il tribunale guarda ogni punto.',
  },
  'gb.credit.right-early-settlement': {
    says: 'Può estinguere prima un prestito o il credito dell’auto, quando vuole. Chi ha prestato deve togliere una parte degli interessi e dirLe la somma per iscritto se la chiede.',
  },
}

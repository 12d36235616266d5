/** The Italian words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_IT: Words = {
  'nz.price.right-term': {
    says: 'In un contratto standard, una clausola che permette solo alla società di cambiare il prezzo può essere ingiusta. Può segnalarla alla Commerce Commission.',
  },
  'nz.price.step-term': {
    says: 'Cerchi nel contratto la clausola sugli aumenti di prezzo, il suo ultimo giorno, e una spesa per andarsene.',
  },
  'nz.price.option-switch': {
    says: 'Chieda altri due prezzi. Poi chieda alla Sua società di fare lo stesso prezzo prima che inizi l’aumento.',
    title: 'Chiedere un prezzo migliore o cambiare',
    cost: 'Gratis.',
    time: 'Alcuni giorni.',
    risk: 'Controlli se c’è una spesa se va via prima.',
    bestFor: 'Può averlo a meno da un’altra parte.',
  },
  'nz.price.right-plan': {
    says: 'Può chiedere alla Sua società elettrica quale delle sue tariffe è la più economica per Lei. Le sue regole di attenzione (rules of care) la vincolano.',
  },
  'nz.price.step-help': {
    says: 'Confronti le tariffe sul sito gratuito che l’Electricity Authority sostiene. Se non può pagare, chieda presto un piano: devono aiutare prima di staccare.',
  },
  'nz.price.right-scheme': {
    says: 'Se non trovate un accordo, Utilities Disputes lo esamina gratis.',
  },
  'nz.price.step-write': {
    says: 'Scriva prima dell’aumento se non è d’accordo, e chieda di andarsene senza spese per il cambiamento.',
  },
  'nz.price.right-tdr': {
    says: 'Per telefono e internet, Telecommunications Dispute Resolution aiuta gratis.',
  },
}

/** The Italian words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_IT: Words = {
  'ie.price.step-term': {
    says: 'Cerchi nel contratto la clausola sugli aumenti e il giorno in cui finisce.',
  },
  'ie.price.right-term': {
    says: 'Una clausola che lascia aumentare a piacere, senza uscita per Lei, può essere abusiva. Allora non La vincola.',
  },
  'ie.price.option-switch': {
    title: 'Chiedere un prezzo migliore o cambiare',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Verifichi se c’è un costo di uscita.',
    bestFor: 'Altrove costa meno.',
    says: 'Cerchi altri due prezzi. Poi chieda alla Sua azienda di adeguarsi prima dell’aumento.',
  },
  'ie.price.right-leave': {
    says: 'Un operatore deve avvisare un mese prima. Allora di solito può andarsene senza costi, entro un mese.',
  },
  'ie.price.know-index': {
    says: 'Se il contratto prevedeva già questo aumento, l’uscita gratuita può non valere.',
  },
  'ie.price.step-comreg': { says: 'Reclami prima all’azienda. Se non serve, ComReg aiuta gratis.' },
  'ie.price.right-energy': {
    says: 'Il fornitore deve avvisare 30 giorni prima. Può cambiare fornitore.',
  },
  'ie.price.right-fixed': {
    says: 'Se la tariffa è fissa fino a un giorno, resta fino ad allora. Si faccia mostrare la clausola.',
  },
  'ie.price.step-energy': {
    says: 'Confronti i prezzi su un sito approvato dalla CRU. Se è in ritardo, chieda presto un piano.',
  },
  'ie.price.right-renewal': {
    says: 'Un assicuratore auto o casa non può chiedere di più solo perché è rimasto. Chieda il motivo.',
  },
}

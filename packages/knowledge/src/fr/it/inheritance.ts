/** The Italian words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_IT: Words = {
  'fr.estate.reality': {
    says: 'Ha tre scelte: accettare tutto, accettare fino a ciò che c’è (concurrence de l’actif net), o rifiutare. Accettare tutto porta tutti i debiti.',
  },
  'fr.estate.right-time': {
    says: 'Nessuno può farla scegliere nei primi quattro mesi. Dopo una richiesta formale (sommation) ha due mesi, o vale come accettazione.',
  },
  'fr.estate.right-refuse': {
    says: 'Il rifiuto (renonciation) si fa con un modulo in tribunale o da un notaio. In tribunale è gratis. Allora i debiti non sono Suoi.',
  },
  'fr.estate.right-unknown': {
    says: 'Ha accettato e poi appare un grande debito sconosciuto? Ha cinque mesi per chiedere a un giudice di liberarla.',
  },
  'fr.estate.step': {
    says: 'Chieda al notaio un elenco di ciò che c’è e dei debiti. Prima di scegliere non venda, usi o paghi nulla dell’eredità, salvo il funerale.',
  },
  'fr.estate.option-refuse': {
    says: 'Scopra che cosa c’è e che cosa è dovuto. Se i debiti sono di più, rinunci in tempo. Lo dica al creditore.',
    title: 'Rinunciare se sono soprattutto debiti',
    cost: 'Nulla, o una spesa al tribunale o dal notaio.',
    time: 'Quattro mesi senza pressioni.',
    risk: 'Non riceve nulla. Difficile tornare indietro.',
    bestFor: 'I debiti superano ciò che resta.',
  },
}

/** The Italian words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_IT: Words = {
  'ie.denied.step-each': {
    says: 'Risponda a ogni motivo con un nuovo documento. Spedisca con ricevuta prima dell’ultimo giorno.',
  },
  'ie.denied.option-appeal': {
    title: 'Fare appello, se la lettera lo permette',
    cost: 'Gratis.',
    time: 'Alcuni mesi.',
    risk: 'Di solito c’è un solo appello.',
    bestFor: 'Può mostrare ciò che mancava.',
    says: 'Scriva in tempo, motivo per motivo, con nuove prove. Anche un giudice può verificare: senta presto un avvocato.',
  },
  'ie.denied.reality': {
    says: 'Un rifiuto non impedisce una nuova domanda. Sistemi prima ciò che mancava.',
  },
}

/** The Italian words of the rows in ../nationality.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONALITY_IT: Words = {
  'fr.nationality.want': {
    says: 'Il prefetto dice no alla naturalizzazione o la rinvia (ajournement).',
  },
  'fr.nationality.reality': {
    says: 'Finito il tempo di un rinvio (ajournement), può fare di nuovo domanda. Il Suo soggiorno in Francia non cambia.',
  },
  'fr.nationality.deadline': {
    says: 'Ha due mesi dalla lettera per scrivere al ministro (Sous-direction de l’accès à la nationalité). Senza questo nessun tribunale La sentirà.',
    action: 'Scrivere al ministro per raccomandata',
    consequence: 'La decisione diventa definitiva.',
  },
  'fr.nationality.right-court': {
    says: 'Nessuna risposta in quattro mesi è un no. Allora ha due mesi per il tribunale amministrativo di Nantes.',
  },
  'fr.nationality.right-reasons': {
    says: 'La decisione deve dire perché. Può chiedere il Suo fascicolo.',
  },
  'fr.nationality.step': {
    says: 'Risponda a ogni motivo con prove: lavoro, tasse pagate, francese, famiglia. Mandi solo copie.',
  },
  'fr.nationality.option': {
    says: 'Chieda a un’associazione per stranieri, come La Cimade o Gisti, o a un avvocato.',
    title: 'Prima chiedere consiglio',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non sa se fare ricorso o aspettare.',
  },
}

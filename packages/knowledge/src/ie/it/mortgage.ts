/** The Italian words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_IT: Words = {
  'ie.mortgage.right-court': {
    says: 'Il creditore ha bisogno di un ordine del giudice per la casa. Può andare a ogni udienza e spiegarsi.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'Il tribunale può sospendere il caso mentre chiede un accordo di insolvenza (PIA).',
  },
  'ie.mortgage.right-insolvency': {
    says: 'Un consulente di insolvenza (personal insolvency practitioner) può fare un piano che la lascia in casa. Se la banca dice no, un giudice può comunque approvarlo. Chieda a MABS un buono gratuito (Abhaile).',
  },
  'ie.mortgage.right-steps': {
    says: 'Prima del tribunale la banca deve aver seguito i passi per gli arretrati, visto tutte le opzioni e dato un ricorso. Chieda la prova di ogni passo.',
  },
}

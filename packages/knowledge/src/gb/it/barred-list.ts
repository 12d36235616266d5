/** Italian: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_IT: Words = {
  'gb.barred.right-answer': {
    says: 'Può rispondere prima che decidano, su tutto ciò su cui si basano. Mandi la sua versione, prove e referenze nel termine, di solito otto settimane. Chieda più tempo se serve.',
  },
  'gb.barred.right-appeal': {
    says: 'Se la inseriscono, l’Upper Tribunal può dire che hanno sbagliato il diritto o un fatto. Di solito ha tre mesi. Cerchi un sindacato o un avvocato.',
  },
}

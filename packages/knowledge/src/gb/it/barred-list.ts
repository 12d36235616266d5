/** Italian: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_IT: Words = {
  'gb.barred.right-answer': {
    says: 'Di solito può rispondere prima che decidano, su tutto ciò su cui si basano. Mandi la sua versione, prove e referenze nel termine, di solito otto settimane. Chieda più tempo se ha un buon motivo.',
  },
  'gb.barred.right-appeal': {
    says: 'Se la inseriscono, può chiedere all’Upper Tribunal il permesso di appellare, perché hanno sbagliato il diritto o un fatto. Che sembri troppo duro da solo non basta. Di solito ha tre mesi dalla data della lettera. Cerchi un sindacato o un avvocato.',
  },
}

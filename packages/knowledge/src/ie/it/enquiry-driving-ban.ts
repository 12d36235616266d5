/** Questions about a ban from driving: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_IT: Words = {
  'ie.ask.drink-driving': {
    says: 'Sì, la patente si perde; il tempo dipende dal valore. Nella fascia bassa (51-80 nel sangue), senza precedenti, un avviso di €200 e tre mesi bastano senza tribunale. Da 81, almeno sei mesi; oltre 100, almeno un anno. Per neopatentati e professionisti il limite è 20. Legga le date e veda un avvocato prima di pagare o ammettere.',
  },
  'ie.ask.twelve-points': {
    says: 'Con 12 punti in tre anni, sei mesi senza guidare, anche se ne dipende il lavoro. Per i neopatentati sono sette. Il telefono in mano costa €120 e tre punti, cinque con condanna. Non vada in tribunale senza consiglio. Se non guidava, indichi il conducente entro 28 giorni. Veda prima un avvocato.',
  },
}

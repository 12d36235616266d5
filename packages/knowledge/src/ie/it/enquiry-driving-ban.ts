/** Questions about a ban from driving: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_IT: Words = {
  'ie.ask.drink-driving': {
    says: 'Sì, la patente si perde; il tempo dipende dal valore. Senza altri avvisi in tre anni, pagare entro 28 giorni la chiude senza tribunale: da 51 a 80 nel sangue €200 e tre mesi, da 81 a 100 €400 e sei mesi. Oltre 100 il giudice vieta per due anni o più. Per neopatentati e professionisti il limite è 20. Legga le date e veda un avvocato prima di pagare o ammettere.',
  },
  'ie.ask.twelve-points': {
    says: 'Con 12 punti in tre anni, sei mesi senza guidare, anche se ne dipende il lavoro. Per i neopatentati sono sette. Il telefono in mano costa €120 e tre punti, cinque con condanna. Non vada in tribunale senza consiglio. Se non guidava, indichi il conducente entro 28 giorni. Veda prima un avvocato.',
  },
}

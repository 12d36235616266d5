/** Questions about the time in which an heir can refuse: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_IT: Words = {
  'it.ask.time-to-refuse-an-estate': {
    says: 'Non ha nulla dell’eredità? Allora di regola può rinunciare per dieci anni dalla morte, se non ha accettato nulla. Vive nella casa o ha dei beni? Allora ha tre mesi per l’inventario e altri 40 giorni per decidere. Dopo conta come erede con tutti i debiti. Un creditore può chiedere al giudice un termine più breve. Rinunci davanti al notaio o in tribunale. Fino ad allora non venda, non prenda e non paghi nulla.',
    dependsOn: 'se ha beni dell’eredità o vive nella casa',
  },
}

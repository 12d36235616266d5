/** Questions about a fine for not naming the driver: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SECOND_FINE_FOR_THE_DRIVER_IT: Words = {
  'es.ask.driver-not-named': {
    says: 'Non indicare il conducente è una multa a sé: il doppio della prima se era lieve, il triplo se grave o molto grave. Non toglie punti. Ha 20 giorni di calendario per opporsi. Lo faccia se la prima lettera non è mai arrivata, o se aveva indicato il conducente: con la prova. Anche se dimostra che non poteva saperlo.',
  },
}

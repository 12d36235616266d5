/** Questions about a car that a debtor needs: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FOR_WORK_IT: Words = {
  'ch.ask.car-for-work': {
    says: 'Dica già al pignoramento che l’auto Le serve e perché, e lo faccia scrivere. Non si può prendere se serve per il lavoro e non ci sono treni o bus, come di notte, o per disabilità. Mandi una lettera del datore con gli orari. Altrimenti ricorso all’autorità di vigilanza entro dieci giorni, gratis. Un’auto cara può essere cambiata con una semplice.',
  },
}

/** The Italian words of the rows in ../towed-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWED_CARS_IT: Words = {
  'us.towed.want': {
    says: 'La Sua auto è stata rimossa. Vogliono le spese di rimozione e deposito, e possono vendere l’auto se Lei non fa nulla.',
  },
  'us.towed.step': {
    says: 'Agisca oggi: le spese crescono ogni giorno. Chieda l’elenco delle spese, prenda le Sue cose e mandi il modulo contro la vendita.',
  },
}

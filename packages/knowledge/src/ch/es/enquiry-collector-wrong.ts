/** Questions about a collection firm that claims what is not owed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_WRONG_ES: Words = {
  'ch.ask.collector-wrong': {
    says: 'Escriba una vez que no lo debe, con prueba del pago, y pida los papeles de la deuda. No pague nada a cuenta. Una empresa de cobro no tiene poder propio: no puede embargar nada. Solo cuenta una ejecución: si llega una orden de pago, opóngase en diez días (Rechtsvorschlag). Es gratis.',
  },
}

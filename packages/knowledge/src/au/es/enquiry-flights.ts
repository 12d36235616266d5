/** Questions about flights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_ES: Words = {
  'au.ask.flight': {
    says: 'Depende. Un vuelo debe darse con el cuidado debido y en un tiempo razonable. Pida a la aerolínea su dinero u otro vuelo, y mire las reglas de ella.',
    dependsOn: 'por qué se canceló el vuelo',
  },
  'au.ask.luggage': {
    says: 'Avise en el aeropuerto y escriba enseguida a la aerolínea, con los recibos. En un viaje internacional tiene 7 días por daños y 21 días por retraso. Paga su pérdida hasta unos 1.519 DEG. Dentro de Australia son 3 días por daños y 21 días por pérdida, hasta $3,000. Tras un no, vaya al fair trading o al tribunal de su estado. Tiene dos años para demandar.',
  },
}

/** Questions about a higher rent after works on the house: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AFTER_WORKS_ES: Words = {
  'de.ask-home.rent-after-works': {
    says: 'El alquiler anual puede subir un 8 % del coste, menos lo que habrían costado las reparaciones. El tope es 3 € por metro cuadrado en seis años, o 2 € si el alquiler es menor de 7 €. Por una calefacción nueva subvencionada, como bomba de calor, puede ser el 10 %, pero 50 céntimos como máximo. La carta debe mostrar el cálculo y vale dos meses después. La dureza se alega casi siempre antes del fin del mes siguiente al anuncio. Pida las facturas.',
    dependsOn: 'el coste, la superficie y sus ingresos',
  },
}

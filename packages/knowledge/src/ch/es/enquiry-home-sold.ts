/** Questions about a rented home that is sold: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_ES: Words = {
  'ch.ask.home-sold': {
    says: 'Una venta no termina el alquiler: el nuevo dueño lo sigue con la misma renta. Solo una necesidad urgente propia o de familia cercana le permite terminarlo antes. Aun así hacen falta el formulario oficial, el plazo y la fecha de la ley. Impugne o pida más tiempo en la oficina de conciliación en 30 días. Es gratis.',
    dependsOn: 'si el nuevo dueño necesita la vivienda con urgencia',
  },
}

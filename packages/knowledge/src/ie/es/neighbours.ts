/** The Spanish words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_ES: Words = {
  'ie.neighbour.right-noise': {
    says: 'Puede pedir usted mismo al District Court que ordene acabar el ruido. Avise antes al vecino, y lleve un diario.',
  },
  'ie.neighbour.right-wall': {
    says: 'Las obras en un muro común no deben dañarle. Sin acuerdo, el District Court puede fijar las obras para cada parte (works order).',
  },
  'ie.neighbour.answer': {
    says: 'Hable primero, si es seguro, y lleve un diario. Después puede pedir al District Court una orden contra el ruido. Una casa alquilada se puede denunciar al Residential Tenancies Board.',
  },
}

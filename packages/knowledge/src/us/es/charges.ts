/** The Spanish words of the rows in ../charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_ES: Words = {
  'us.charge.ny-late-rent': {
    says: 'En Nueva York, el cargo por renta atrasada de un mes es como máximo $50, o 5% de la renta si eso es menos.',
    name: 'El cargo por renta atrasada',
  },
  'us.charge.ny-returned-check': {
    says: 'En Nueva York, el cargo por un cheque que el banco devolvió es como máximo $20.',
    name: 'El cargo por un cheque devuelto',
  },
  'us.charge.ca-returned-check': {
    says: 'En California, este cargo es como máximo $25 por el primer cheque devuelto y $35 por cada uno posterior.',
    name: 'El cargo por un cheque devuelto',
  },
}

/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'de.home.deadline-rise': {
    says: 'Tiene hasta el final del segundo mes después de llegar la carta. El día que se muestra es el seguro.',
    action: 'Contestar la subida del alquiler: aceptar, aceptar en parte o decir que no',
    consequence:
      'El casero puede demandarle en los tres meses siguientes para que acepte. Nada sube por sí solo.',
  },
  'de.home.step-rise-check': {
    says: 'No acepte todavía. Revise el índice de alquileres (Mietspiegel), el tamaño del piso y la fecha de la última subida.',
  },
  'de.home.option-rise': {
    says: 'Diga por escrito hasta cuánto acepta. El silencio no es un sí, pero pagar dos veces puede serlo.',
    title: 'Aceptar solo hasta donde es correcto',
    cost: 'Gratis.',
    time: 'Dos meses para pensar.',
    risk: 'El casero puede demandarle para que acepte.',
    bestFor: 'La subida supera el alquiler local o llega demasiado pronto.',
  },
  'de.home.right-rise': {
    says: 'El alquiler puede subir como máximo hasta el nivel local. En tres años, no más del 20 %, y en muchas ciudades del 15 %.',
  },
  'de.home.right-rise-wait': {
    says: 'Su alquiler debe llevar 15 meses igual cuando empieza la subida. Solo sube con su acuerdo o con una sentencia.',
  },
}

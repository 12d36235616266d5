/** The Spanish words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_ES: Words = {
  'fr.neighbour.want': {
    says: 'Dicen que molesta a sus vecinos y debe parar.',
  },
  'fr.neighbour.right-abnormal': {
    says: 'Solo cuenta la molestia que supera lo normal. El otro debe probarla: actas, testigos, mediciones.',
  },
  'fr.neighbour.right-first': {
    says: 'Antes del tribunal deben intentar una conciliación con usted, gratis ante el conciliador.',
  },
  'fr.neighbour.step': {
    says: 'Responda con calma por escrito. Diga qué cambió o qué es falso, y ofrezca un conciliador (conciliateur de justice).',
  },
  'fr.neighbour.option': {
    says: 'Reúnase con un conciliador gratuito en el ayuntamiento.',
    title: 'Conciliación gratuita',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Seguirán siendo vecinos.',
  },
  'fr.neighbour.right-trees': {
    says: 'Los árboles y setos de más de dos metros deben estar casi siempre a dos metros del límite, los más bajos a medio metro. Tras treinta años la altura o el lugar puede quedar. Las ramas que pasan el límite se cortan si lo piden.',
  },
  'fr.neighbour.step-trees': {
    says: 'Mida la altura y la distancia, pregunte en el ayuntamiento por reglas locales y responda por escrito. Antes del juez casi siempre hay que probar un conciliador gratuito.',
  },
  'fr.neighbour.lease-not-yet': {
    says: 'Esta carta no pone fin a su alquiler. Por ruido u otras molestias solo puede hacerlo un juez, y solo si la molestia está probada y es grave.',
  },
  'fr.neighbour.lease-duty': {
    says: 'El inquilino debe usar la vivienda en paz. El dueño tiene que actuar cuando se molesta a los vecinos, pero antes debe escribirle con los motivos.',
  },
  'fr.neighbour.lease-step': {
    says: 'Pida por escrito las fechas y las pruebas: denuncias, cartas de vecinos. Deje de hacer lo que sea cierto y anote las noches tranquilas.',
  },
}

/** Spanish: the words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_ES: Words = {
  'gb.neighbour.right-hedge': {
    says: 'Un seto siempre verde de más de dos metros puede llevarse al ayuntamiento. Intente antes un acuerdo con el vecino. Hay una tasa.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Antes de obras en un muro común, o de cavar cerca del suyo, el vecino debe avisarle por escrito uno o dos meses antes. Puede tener un perito (surveyor).',
  },
  'gb.neighbour.right-noise': {
    says: 'El ayuntamiento debe estudiar el ruido, el humo o los olores. Si la molestia es grave, debe ordenar al vecino que pare.',
  },
  'gb.neighbour.right-review': {
    says: 'Si denunció mala conducta y se hizo poco, puede pedir una revisión del caso (case review). Policía y ayuntamiento deben verlo juntos.',
  },
  'gb.neighbour.right-branches': {
    says: 'Puede cortar ramas y raíces hasta su límite. Pregunte antes al ayuntamiento si el árbol está protegido.',
  },
  'gb.neighbour.know-boundary': {
    says: 'La línea del plano del Land Registry solo muestra el límite de forma aproximada. También cuentan las escrituras viejas y el uso largo.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Un tribunal puede ordenar a un vecino que acabe con una molestia grave, y que le pague. Pruebe antes a hablar y la mediación.',
  },
  'gb.neighbour.right-camera': {
    says: 'Una cámara que graba más allá de la casa de su dueño debe cumplir la ley de datos. Puede preguntar por qué le graba, y pedir sus imágenes.',
  },
  'gb.neighbour.answer': {
    says: 'Hable primero, si es seguro, y lleve un diario. Después avise al ayuntamiento. Debe estudiarlo y puede ordenar al vecino que pare.',
  },
  'gb.neighbour.answer-hedge': {
    says: 'Hable primero con el vecino, y escríbale. Un seto siempre verde de más de dos metros puede llevarse después al ayuntamiento, por una tasa. Puede ordenar que se corte.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Pida un aviso escrito (party wall notice). Se debe uno o dos meses antes de obras en un muro común o de cavar cerca del suyo. Un tribunal puede parar obras sin aviso.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Sí, puede cortarlas hasta su límite. Ofrezca devolver lo cortado, y pregunte al ayuntamiento si el árbol está protegido.',
  },
  'gb.noise.right-review': {
    says: '¿Lo denunció tres veces en seis meses y no hicieron nada? Pida una revisión (anti-social behaviour case review). También puede pedir usted mismo a un magistrate que ordene parar.',
  },
}

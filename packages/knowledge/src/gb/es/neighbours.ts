/** Neighbours: noise, cameras, bad behaviour and nuisance. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_ES: Words = {
  'gb.neighbour.right-noise': {
    says: 'El ayuntamiento debe estudiar el ruido, el humo o los olores. Si la molestia es grave, debe ordenar al vecino que pare.',
  },
  'gb.neighbour.right-review': {
    says: 'Si denunció mala conducta y se hizo poco, puede pedir una revisión del caso (case review). Policía y ayuntamiento deben verlo juntos.',
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
  'gb.noise.right-review': {
    says: '¿Lo denunció tres veces en seis meses y no hicieron nada? Pida una revisión (anti-social behaviour case review). También puede pedir usted mismo a un magistrate que ordene parar.',
  },
}

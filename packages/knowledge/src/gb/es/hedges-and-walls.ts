/** Hedges, branches, borders and shared walls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HEDGES_AND_WALLS_ES: Words = {
  'gb.neighbour.right-hedge': {
    says: 'Un seto siempre verde de más de dos metros puede llevarse al ayuntamiento. Intente antes un acuerdo con el vecino. Hay una tasa.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Antes de obras en un muro común, o de cavar cerca del suyo, el vecino debe avisarle por escrito uno o dos meses antes. Puede tener un perito (surveyor).',
  },
  'gb.neighbour.right-branches': {
    says: 'Puede cortar ramas y raíces hasta su límite. Pregunte antes al ayuntamiento si el árbol está protegido.',
  },
  'gb.neighbour.know-boundary': {
    says: 'La línea del plano del Land Registry solo muestra el límite de forma aproximada. También cuentan las escrituras viejas y el uso largo.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Pida un aviso escrito (party wall notice). Se debe uno o dos meses antes de obras en un muro común o de cavar cerca del suyo. Un tribunal puede parar obras sin aviso.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Sí, puede cortarlas hasta su límite. Ofrezca devolver lo cortado, y pregunte al ayuntamiento si el árbol está protegido.',
  },
}

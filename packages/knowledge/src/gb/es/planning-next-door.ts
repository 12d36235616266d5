/** A plan to build next door: comments to the council. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PLANNING_NEXT_DOOR_ES: Words = {
  'gb.planning.wants': {
    says: 'El ayuntamiento le pregunta qué opina de unas obras cerca. No tiene que contestar.',
  },
  'gb.planning.right-comment': {
    says: 'Puede opinar hasta el día de la carta, casi siempre en 21 días. El ayuntamiento debe mirarlo si trata de urbanismo: luz, vistas, tamaño, ruido, tráfico.',
  },
  'gb.planning.step': {
    says: 'Mire los planos por internet. Escriba puntos cortos sobre luz, vistas, tamaño o ruido. El precio de las casas y las peleas no cuentan. Pida ayuda a un concejal.',
  },
}

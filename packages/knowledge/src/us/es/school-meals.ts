/** The Spanish words of the rows in ../school-meals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEALS_ES: Words = {
  'us.stop.meals-want': {
    says: 'El distrito escolar dice si su hijo recibe comidas gratis o más baratas, y por qué.',
  },
  'us.stop.meals-reality': {
    says: 'Puede pedirlas otra vez en cualquier momento, por ejemplo si bajan sus ingresos o crece su familia.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Puede apelar ante alguien que no decidió. Puede llevar a alguien que le ayude y ver los papeles.',
  },
  'us.stop.meals-right-direct': {
    says: 'Un niño en un hogar con SNAP, en crianza temporal o sin hogar recibe comidas gratis sin mirar ingresos.',
  },
  'us.stop.meals-step': {
    says: 'Compare los ingresos y el número de personas con sus cifras. Pida una audiencia si están mal.',
  },
  'us.stop.meals-option': {
    says: 'Llame o escriba a la persona que nombra la carta.',
    title: 'Pedir una audiencia',
    cost: 'Gratis',
    time: 'Antes del día que dice la carta',
    risk: 'Ninguno.',
    bestFor: 'Los ingresos o las personas contadas están mal.',
  },
}

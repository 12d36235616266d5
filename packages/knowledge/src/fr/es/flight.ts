/** The Spanish words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_ES: Words = {
  'fr.flight.right-sum': {
    says: 'Tres horas de retraso, cancelación tardía o denegación: 250, 400 o 600 € según distancia. No si fue algo extraordinario.',
  },
  'fr.flight.right-proof': {
    says: 'La aerolínea debe probarlo, y haber hecho todo. Una avería casi nunca basta.',
  },
  'fr.flight.right-limit': {
    says: 'En Francia tiene cinco años para reclamar.',
  },
  'fr.flight.step': {
    says: 'Escriba vuelo, día, retraso y suma, y pida prueba de la causa. Tras dos meses, acuda al mediador (MTV), antes del tribunal.',
  },
}

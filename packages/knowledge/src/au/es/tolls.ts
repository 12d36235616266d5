/** Unpaid tolls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_ES: Words = {
  'au.toll.right-first': {
    says: 'Un peaje no pagado empieza con un aviso y un recargo de la empresa de peajes. Una multa del estado llega solo más tarde.',
  },
  'au.toll.right-ombudsman': {
    says: 'Pida a la empresa de peajes ayuda por dificultades (hardship) y que quite sus recargos. No puede engañarle sobre lo que debe.',
  },
  'au.toll.vic-nomination': {
    says: 'En Victoria el dueño puede nombrar a quien conducía o mostrar que el coche se vendió o fue robado.',
  },
}

/** The Spanish words of the rows in ../eviction-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CASES_ES: Words = {
  'us.home.right-cares-case': {
    says: 'Si su vivienda tiene ayuda federal o un préstamo con respaldo federal, el aviso de irse por renta sin pagar casi siempre debe dar 30 días.',
  },
  'us.home.case-warning': {
    says: 'Los casos de desalojo (eviction) van rápido. En algunos estados tiene cinco días o menos para contestar. Siga la fecha de los papeles.',
  },
  'us.home.case-step': {
    says: 'Conteste los papeles de desalojo (eviction) a más tardar en su fecha, o vaya a la corte el día indicado. Llegue temprano y lleve pruebas.',
  },
  'us.home.case-not-yet': {
    says: 'No tiene que irse porque se presentó un caso. Primero debe decidir un juez, y después debe venir un oficial.',
  },
}

/** The Spanish words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_ES: Words = {
  'ie.ask.repair-law': {
    says: 'Su casero debe mantener la vivienda en buen estado y no puede castigarle por pedirlo. El RTB puede ordenar arreglos y una indemnización.',
  },
  'ie.ask.repair-standards': {
    says: 'La vivienda debe estar libre de humedad, con calefacción y aire según las normas. El ayuntamiento puede inspeccionarla gratis.',
  },
  'ie.ask.repair-council': {
    says: 'El ayuntamiento puede dar órdenes al casero que incumple las normas y llevarlo ante el juez.',
  },
  'ie.ask.repairs': {
    says: 'Escriba al casero con fotos y una fecha. Si no pasa nada, pida al ayuntamiento (council) una inspección, y vaya al RTB. Siga pagando el alquiler.',
  },
}

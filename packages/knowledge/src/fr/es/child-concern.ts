/** The Spanish words of the rows in ../child-concern.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_CONCERN_ES: Words = {
  'fr.worry.want': {
    says: 'El departamento recibió un aviso sobre su hijo (information préoccupante). Debe comprobarlo, casi siempre en tres meses.',
  },
  'fr.worry.right-support': {
    says: 'Puede llevar a quien quiera a cada cita. Deben decirle el motivo y el resultado, salvo que dañe al niño.',
  },
  'fr.worry.right-judge': {
    says: 'Primero viene la ayuda, con su sí. Solo el juez de menores (juge des enfants) puede imponer algo si hay peligro. Allí puede tener abogado y ver el expediente.',
  },
  'fr.worry.step': {
    says: 'Vaya, con calma, y muestre el día a día: escuela, médico, comidas. Anote sus respuestas. El 119 y un abogado aconsejan gratis.',
  },
}

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
    says: 'La ayuda va primero, y con su sí. Solo un juez de menores (juge des enfants) puede imponer algo, si el niño está en peligro. Con gran peligro el fiscal puede actuar enseguida. Allí puede tener abogado y ver el expediente.',
  },
  'fr.worry.step': {
    says: 'Vaya, mantenga la calma y muestre la vida diaria: escuela, médico, comidas. Apunte lo que responde. El 119 es gratis día y noche, y hay abogados gratis en los point-justice.',
  },
}

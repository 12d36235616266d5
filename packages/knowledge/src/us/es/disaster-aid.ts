/** The Spanish words of the rows in ../disaster-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISASTER_AID_ES: Words = {
  'us.disaster.want': {
    says: 'FEMA dice que no ayuda, o que antes necesita más papeles. Muchas primeras negativas son solo por un papel que falta.',
  },
  'us.disaster.right': {
    says: 'Puede apelar dentro de 60 días desde la fecha de la carta de FEMA. FEMA debe casi siempre decidir en 90 días.',
  },
  'us.disaster.step': {
    says: 'Envíe lo que falta según la carta: prueba de su casa, quién es usted, presupuestos, la decisión del seguro. Pida una copia de su expediente.',
  },
  'us.flood.right': {
    says: 'Puede apelar ante FEMA dentro de 60 días de la negativa escrita del seguro. Para demandar tiene un año desde esa negativa, en una corte federal.',
  },
}

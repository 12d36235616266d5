/** The Spanish words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ES: Words = {
  'ie.mortgage.right-court': {
    says: 'El prestamista necesita una orden judicial para quitarle la casa. Puede ir a cada vista y explicarse.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'El tribunal puede parar el caso mientras pide un acuerdo de insolvencia (PIA).',
  },
  'ie.mortgage.right-insolvency': {
    says: 'Un gestor de insolvencia (personal insolvency practitioner) puede hacer un plan para que siga en su casa. Si el banco se niega, un juez aún puede aprobarlo. Pida a MABS un vale gratuito (Abhaile).',
  },
  'ie.mortgage.right-steps': {
    says: 'Antes del tribunal, la entidad debe haber seguido los pasos para atrasos, mirado todas las opciones y dado un recurso. Pida prueba de cada paso.',
  },
}

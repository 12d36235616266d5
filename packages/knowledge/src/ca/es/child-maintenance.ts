/** The Spanish words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_ES: Words = {
  'ca.support.right-plan': {
    says: 'Si no puede pagar todo, pida un plan antes de que actúen. Muestre ingresos y gastos.',
  },
  'ca.support.right-change': {
    says: 'Si sus ingresos bajaron o el niño vive con usted, un juez puede cambiar la orden. La oficina no puede.',
  },
  'ca.support.warn': {
    says: 'No lo ignore. Pueden tomar sueldo y devoluciones, y suspender su licencia o pasaporte.',
  },
  'ca.support.warn-direct': {
    says: 'Pague a través de la oficina, no directo al otro padre. Si no, puede no contar.',
  },
  'ca.support.right-ontario': {
    says: 'En Ontario recibe un aviso antes de suspender la licencia: 30 días para pagar, pactar o ir al juez.',
  },
  'ca.support.step': {
    says: 'Pida un estado completo y compárelo con sus pruebas. Pague ya lo que pueda.',
  },
}

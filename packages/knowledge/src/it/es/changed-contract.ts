/** The Spanish words of the rows in ../changed-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGED_CONTRACT_ES: Words = {
  'it.changed.want': {
    says: 'Una empresa cambia el precio o las condiciones de su contrato. Puede aceptar o irse.',
  },
  'it.changed.right-bank': {
    says: 'El banco debe avisar por escrito con dos meses y una razón justa. Hasta ese día puede irse gratis con las condiciones viejas.',
  },
  'it.changed.right-energy': {
    says: 'La empresa de luz o gas debe escribir con tres meses. Puede cambiar gratis de empresa.',
  },
  'it.changed.right-telecom': {
    says: 'La empresa de teléfono o internet debe avisar con 30 días. Luego tiene 60 días para irse gratis.',
  },
  'it.changed.step-compare': {
    says: 'Busque el precio viejo, el nuevo y el día de inicio. Compare ofertas y escriba antes de ese día si se va.',
  },
}

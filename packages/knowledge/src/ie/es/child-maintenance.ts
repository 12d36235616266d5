/** The Spanish words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_ES: Words = {
  'ie.maintenance.right-change': {
    says: 'Si cambiaron sus ingresos o las necesidades del niño, puede pedir al juez otra suma. Hasta entonces vale la orden.',
  },
  'ie.maintenance.right-heard': {
    says: 'Solo un juez puede hacer tomar dinero del sueldo. Antes le escuchan, y debe quedarle para vivir.',
  },
  'ie.maintenance.warn': {
    says: 'No ignore una orden judicial. En el peor caso puede ser desacato.',
  },
  'ie.maintenance.step': {
    says: 'Compare la suma con la orden y sus pruebas. Pague ya lo que pueda y ofrezca por escrito plazos.',
  },
  'ie.maintenance.option-change': {
    title: 'Pedir al juez un cambio',
    cost: 'Gratis en el District Court.',
    time: 'Unas semanas o meses.',
    risk: 'Bajo. El juez mira a ambas partes.',
    bestFor: 'Ya no puede pagar la suma.',
    says: 'Pida el formulario en el juzgado. El Legal Aid Board y su mediación gratuita ayudan.',
  },
}

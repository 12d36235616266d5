/** The Spanish words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_ES: Words = {
  'nz.kids.want': {
    says: 'Inland Revenue fija o cambia la pensión por los hijos (child support). Mire los ingresos, las noches de cuidado y las fechas que usó.',
  },
  'nz.kids.reality': {
    says: 'Sigue una cuenta fija de ingresos y cuidado. Si un dato está mal o ha cambiado, la suma puede cambiar.',
  },
  'nz.kids.rights': { says: 'Puede oponerse (object) gratis y pedir una revisión (review).' },
  'nz.kids.right-object': {
    says: 'Puede oponerse (object) por escrito. La carta dice el último día, así que hágalo pronto. Si dicen que no, la Family Court puede decidir.',
  },
  'nz.kids.right-review': {
    says: 'Si su caso es especial, pida una revisión administrativa (administrative review). Hay diez razones, como gastos altos por el niño o por verlo.',
  },
  'nz.kids.right-estimate': {
    says: 'Si sus ingresos bajaron un 15 % o más, puede pedir que usen una estimación.',
  },
  'nz.kids.right-plan': {
    says: 'Si va con retraso, pida un plan. Inland Revenue puede entonces quitar recargos (penalties). Puede tomar dinero del sueldo sin tribunal.',
  },
  'nz.kids.step': {
    says: 'Compruebe cada dato del aviso. Llame a Inland Revenue por un dato equivocado, y opóngase por escrito si sigue ahí.',
  },
}

/** The Spanish words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_ES: Words = {
  'au.kids.want': {
    says: 'La agencia fija o cambia la manutención (child support). Mire los ingresos, las noches de cuidado y las fechas que usó.',
  },
  'au.kids.reality': {
    says: 'Se calcula con una cuenta fija de ingresos y cuidado. Si un dato está mal o ha cambiado, la suma puede cambiar.',
  },
  'au.kids.who': { says: 'Services Australia calcula y cobra la manutención (child support).' },
  'au.kids.rights': {
    says: 'Puede oponerse (objection) gratis, casi siempre en 28 días. Después un tribunal puede mirarlo.',
  },
  'au.kids.right-object': {
    says: 'Puede oponerse (objection) en los 28 días después de recibir la decisión. Si es tarde, necesita una buena razón. Es gratis.',
  },
  'au.kids.right-change': {
    says: 'Si su caso es especial, pida un cambio del cálculo (change of assessment). Las razones son gastos del niño, o ingresos que la cuenta no muestra.',
  },
  'au.kids.right-estimate': {
    says: 'Si sus ingresos bajaron un 15% o más, puede dar una estimación (estimate). Así la suma sigue lo que gana ahora.',
  },
  'au.kids.right-tribunal': {
    says: 'Si la oposición fracasa, el Administrative Review Tribunal puede mirarlo. Para la mayoría de los casos de manutención es gratis.',
  },
  'au.kids.right-plan': {
    says: 'Si va atrasado, pida un plan. La agencia puede tomar dinero del sueldo, de devoluciones de impuestos y de cuentas, sin tribunal.',
  },
  'au.kids.step': {
    says: 'Compruebe cada dato del aviso. Si uno está mal, llame a la agencia. Si sigue así, opóngase por escrito.',
  },
}

/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'au.ask.see-child': {
    says: 'La pensión y el tiempo con el hijo son dos cosas, así que siga pagando. Pida primero la mediación familiar (family dispute resolution): 1800 050 321. Casi siempre hace falta su certificado antes del tribunal. Luego el tribunal puede dar una orden según lo mejor para el niño.',
  },
  'au.ask.child-support': {
    says: 'Llame a Services Australia (Child Support). Puede cobrar del sueldo, de devoluciones de impuestos y de cuentas, y puede impedir que el otro padre o madre salga del país. Es gratis.',
  },
  'au.ask.child-support-too-high': {
    says: 'Llame ya a Services Australia: hasta que cambie, se debe la suma antigua. ¿Sus ingresos bajaron un 15 % o más? Dé una estimación de lo que gana ahora y se calcula de nuevo. ¿Hay un dato mal, como las noches o el ingreso? Objete por escrito en 28 días desde la carta. Es gratis. ¿Su caso es especial? Pida un change of assessment. Si va atrasado, pida un plan de pagos.',
  },
  'au.ask.child-support-how-much': {
    says: 'Services Australia lo fija con una fórmula: lo que ganan ambos, las noches que el niño duerme con cada uno, y el número y edad de los hijos. Su calculadora gratis en línea (estimator) muestra la suma. Con cuidado compartido casi siempre se paga menos. También pueden acordar otra suma por escrito. Avise enseguida si cambia algo: pocas veces cuenta hacia atrás.',
    dependsOn: 'lo que ganan ambos y las noches con cada uno',
  },
  'au.ask.where-children-live': {
    says: 'Ustedes dos, si pueden: escríbanlo como plan de crianza, y un tribunal puede hacerlo obligatorio. Si no, casi siempre hace falta antes la family dispute resolution: llame al 1800 050 321. Después el Federal Circuit and Family Court decide por lo mejor para el niño, con la seguridad primero. Ninguna regla dice que el tiempo sea mitad y mitad. Con violencia o urgencia puede ir enseguida al tribunal.',
  },
}

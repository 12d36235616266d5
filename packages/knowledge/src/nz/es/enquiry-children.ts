/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'nz.ask.see-child': {
    says: 'La pensión y el tiempo con el hijo son dos cosas, así que siga pagando. Pida primero la mediación familiar (family dispute resolution), gratis con pocos ingresos. Si falla, pida al Family Court una orden (parenting order). Mira lo mejor para el niño.',
  },
  'nz.ask.child-support-too-high': {
    says: 'Avise ya a Inland Revenue, en línea o por teléfono: hasta que cambie, se debe la suma antigua. ¿Sus ingresos bajaron un 15 % o más? Mande una estimación. Cuenta desde el día uno del mes, así que hágalo ya. ¿Hay un dato mal, como las noches? Objete por escrito en 28 días desde el aviso. Es gratis. ¿Su caso es especial? Pida una administrative review. Si va atrasado, pida un plan.',
  },
  'nz.ask.child-support-how-much': {
    says: 'Inland Revenue lo calcula con una fórmula: lo que ganan ambos, el número y edad de los hijos, y las noches con cada uno. Si el niño duerme con usted al menos el 28 % de las noches, unas dos por semana, casi siempre paga menos. La calculadora de su web muestra la suma. También pueden acordar otra suma. Avise enseguida si algo cambia.',
    dependsOn: 'lo que ganan ambos y las noches con cada uno',
  },
  'nz.ask.where-children-live': {
    says: 'Ustedes dos como tutores (guardians), si se ponen de acuerdo: escríbanlo. Si no, ayuda la family dispute resolution; con pocos ingresos es gratis. Después el Family Court puede dictar una parenting order sobre cuidado y contacto. Va por lo mejor para el niño, y un abogado puede hablar por él. No se lleve lejos al niño sin el sí del otro. Con violencia o urgencia vaya enseguida al tribunal.',
  },
}

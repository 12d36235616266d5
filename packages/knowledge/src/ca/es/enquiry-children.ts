/** The Spanish words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_ES: Words = {
  'ca.ask.see-child': {
    says: 'La pensión y el tiempo con el hijo son dos cosas, así que siga pagando. Apunte cada negativa. Pruebe primero la mediación, a menudo gratis o barata. Luego pida al tribunal de familia una orden (parenting order). Solo mira lo mejor para el niño.',
  },
  'ca.ask.child-support-cannot-pay': {
    says: 'No deje de pagar por su cuenta: la orden sigue y lo que falta se suma. Llame hoy a la oficina de pensiones de su provincia y pague lo que pueda. Solo un juez puede cambiar una orden. Si el otro acepta por escrito, el tribunal casi siempre lo aprueba. Pídalo ya al tribunal, con pruebas del ingreso perdido: lo pasado cuesta cambiarlo.',
  },
  'ca.ask.child-support-how-much': {
    says: 'Va por tablas: el ingreso bruto de quien paga, el número de hijos y la provincia. Mírelo gratis en el Child Support Look-up federal. Además se comparten gastos especiales, como guardería o salud. Si cada uno tiene al hijo el 40 % del tiempo o más, el tribunal puede fijar otra suma. Quebec tiene sus propias tablas si ambos viven allí.',
    dependsOn: 'el ingreso de quien paga, el número de hijos y la provincia',
  },
  'ca.ask.where-children-live': {
    says: 'Primero ustedes dos: escriban un plan de crianza, con un mediador si ayuda. Si no se ponen de acuerdo, decide un tribunal de familia, solo por lo mejor para el niño. Mira quién lo ha cuidado, la seguridad y lo que piensa el niño. Por ley ni la madre ni el padre va primero. Hasta que haya orden, no aleje al niño ni se mude lejos. Si hay violencia, pida ayuda primero.',
  },
}

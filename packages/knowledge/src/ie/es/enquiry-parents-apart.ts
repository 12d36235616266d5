/** Questions of parents who live apart: a father’s rights, a journey, a child that was kept: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_ES: Words = {
  'ie.ask.guardian': {
    says: 'El nombre en el acta de nacimiento no basta para que un padre no casado sea guardian. Lo es si vivió 12 meses seguidos con la madre, tres de ellos tras el parto, desde el 18 de enero de 2016. Si no, firmen juntos una statutory declaration. Si ella no quiere, acuda a la District Court. También puede pedir visitas.',
    dependsOn: 'si vivieron juntos y cuánto tiempo',
  },
  'ie.ask.child-abroad': {
    says: 'El pasaporte de un niño y un viaje al extranjero exigen el consentimiento de cada guardian. Ir sin él puede ser delito. Si el otro no firma, pida a la District Court prescindir de su consentimiento, para pasaporte y viaje. Lleve fechas, billetes y dirección. Hágalo pronto; suele permitirse una vacación normal. No hace falta abogado.',
  },
  'ie.ask.child-kept': {
    says: 'Sin orden judicial los gardaí casi nunca pueden actuar, salvo riesgo para el niño, pues los guardians son iguales. Vaya ya a la oficina de la District Court, pida custody y access y una fecha urgente. Si hay una orden y se incumple, pida que se ejecute. No se lo lleve por la fuerza. Escriba con calma. Ayudan el Legal Aid Board y la mediación gratis.',
  },
}

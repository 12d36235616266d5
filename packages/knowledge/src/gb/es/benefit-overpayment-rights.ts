/** Rights and ways to go about a benefit that was paid too much: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_RIGHTS_ES: Words = {
  'gb.benefit.right-waiver': {
    says: 'Puede pedir que la perdonen (waiver) si devolverla haría un daño real a su salud o a su familia. Envíe pruebas.',
  },
  'gb.benefit.right-review': {
    says: 'Tiene derecho a que miren otra vez la decisión, y después a un tribunal gratuito.',
  },
  'gb.benefit.right-amount': { says: 'Tiene derecho a saber cómo se calculó la cantidad.' },
  'gb.benefit.right-afford': {
    says: 'Puede pedir descuentos menores si no puede pagar lo básico.',
  },
  'gb.benefit.right-old-benefits': {
    says: 'Las ayudas más antiguas, como Carer’s Allowance, son distintas. Solo pueden pedirlas si usted dio mal un dato o lo dejó fuera.',
  },
  'gb.benefit.option-review': {
    says: 'Diga qué está mal y envíe pruebas.',
    title: 'Pedir que lo miren otra vez',
    cost: 'Nada.',
    time: 'En un plazo de un mes. Una respuesta en unas semanas.',
    risk: 'Bajo. Rara vez encuentran más.',
    bestFor: 'Cree que no lo debe, o la cantidad está mal.',
  },
  'gb.benefit.option-rate': {
    says: 'Llame al equipo de deudas con su presupuesto.',
    title: 'Pedir devolver menos cada mes',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Se tarda más en pagar.',
    bestFor: 'Lo debe pero no llega.',
  },
  'gb.benefit.option-help': {
    says: 'Revisan la ley y las cuentas por usted.',
    title: 'Buscar un asesor de ayudas sociales',
    cost: 'Nada.',
    time: 'Una llamada esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cantidades grandes, o si se habla de fraude.',
  },
  'gb.benefit.right-civil-penalty': {
    says: 'Solo pueden añadir 50 £ si hubo descuido, o si no avisó sin buena razón. También puede pedir que revisen eso.',
  },
}

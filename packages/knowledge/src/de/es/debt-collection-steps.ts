/** What to do about a letter of a debt collector: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_ES: Words = {
  'de.debt.step-before-claim': {
    says: 'Conteste por escrito antes de la fecha, aunque solo pida pruebas. Puede ahorrarle costas del juzgado.',
  },
  'de.debt.option-defend-later': {
    says: 'Rechace la reclamación por escrito. Si llegan papeles del juzgado, opóngase o defiéndase en un plazo de dos semanas.',
    title: 'Que lo prueben en el juzgado',
    cost: 'Ahora nada. Quien pierde paga el juzgado y los abogados.',
    time: 'Semanas o meses.',
    risk: 'Si la reclamación es correcta, sale más cara.',
    bestFor: 'Está seguro de no deber nada y tiene pruebas.',
  },
  'de.debt.step-check': {
    says: 'Compruebe antes de pagar. ¿Conoce la empresa, el contrato y la cantidad? ¿Ya pagó?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Si no es correcta, discútala pronto por escrito. Una deuda discutida no puede contar en su historial de crédito (Schufa).',
  },
  'de.debt.step-no-sign': {
    says: 'No firme un reconocimiento de deuda (Schuldanerkenntnis). Lo más probable es que pierda así sus objeciones.',
  },
  'de.debt.step-court-post': {
    says: 'Esté atento a un sobre amarillo. Una orden de pago del juzgado (Mahnbescheid) le da solo dos semanas para oponerse.',
  },
  'de.debt.step-valid-pay': {
    says: 'Si debe la cantidad principal, pague esa parte e indique para qué es. Después discuta solo los gastos.',
  },
  'de.debt.step-valid-rates': {
    says: 'Si no puede pagar todo de una vez, ofrezca por escrito cuotas pequeñas al mes. Antes deben decirle cuánto cuesta el plan.',
  },
  'de.debt.step-valid-living': {
    says: 'Pague primero la vivienda, la luz y la comida. El consejo sobre deudas (Schuldnerberatung) es gratis en Caritas, Diakonie, AWO y muchas ciudades.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Escriba: «Ich bestreite die Forderung» (discuto la deuda). Pida el contrato, su fecha, el primer acreedor y la lista de gastos. Guarde prueba del envío.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Envíe la misma carta a la primera empresa. Si la deuda se vendió, pida el documento de cesión (Abtretungsurkunde).',
  },
  'de.debt.step-keep': {
    says: 'Guarde cada carta y cada sobre. Anote el día, el nombre y lo dicho en cada llamada.',
  },
  'de.debt.step-p-account': {
    says: 'Si tiene muchas deudas, convierta su cuenta en una cuenta protegida (P-Konto). Su banco debe hacerlo.',
  },
  'de.debt.option-dispute': {
    says: 'Diga que discute la deuda y por qué. Pida el contrato y la lista de gastos.',
    title: 'Discutir la deuda por escrito',
    cost: 'Un sello, o gratis por correo electrónico.',
    time: 'Media hora. Hágalo pronto.',
    risk: 'Aún pueden pedir una orden de pago del juzgado. También puede oponerse a ella.',
    bestFor: 'No conoce la deuda, ya pagó o la cantidad está mal.',
  },
  'de.debt.option-pay-main': {
    says: 'Pague lo que debe a la empresa e indique para qué es. Rechace los gastos que superan lo que podría pedir un abogado.',
    title: 'Pagar lo principal y discutir los gastos',
    cost: 'La cantidad principal y unos intereses justos.',
    time: 'Pronto.',
    risk: 'Pueden seguir por los gastos. Suelen ser pequeños.',
    bestFor:
      'La factura es correcta, pero los gastos añadidos parecen altos o nunca recibió un aviso.',
  },
  'de.debt.option-rates': {
    says: 'Ofrezca lo que le sobre cada mes. Pida que paren los intereses y que no incluyan ningún reconocimiento de deuda.',
    title: 'Ofrecer cuotas mensuales',
    cost: 'La deuda, y quizá un coste por el plan.',
    time: 'Una carta. Espere un sí por escrito.',
    risk: 'Un plan puede traer gastos y un reconocimiento. Táchelo. Cualquier pago reinicia los tres años.',
    bestFor: 'La debe y no puede pagarla de una vez.',
  },
  'de.debt.option-help': {
    says: 'Un asesor de deudas comprueba la reclamación, escribe por usted y mira todas sus deudas.',
    title: 'Recibir consejo gratuito sobre deudas',
    cost: 'Gratis en entidades sociales y ciudades.',
    time: 'Puede haber espera, así que llame pronto.',
    risk: 'Las empresas que piden dinero antes no son el servicio gratuito.',
    bestFor: 'Tiene más de una deuda o no le sobra nada.',
  },
  'de.debt.option-complain': {
    says: 'Cuente a la Oficina Federal de Justicia (Bundesamt für Justiz) lo que la empresa escribió o hizo. Envíe copias.',
    title: 'Quejarse ante el organismo de control',
    cost: 'Gratis.',
    time: 'Una carta o un formulario en línea.',
    risk: 'No detiene la reclamación. Discútala también.',
    bestFor: 'Amenazan, engañan o no contestan.',
  },
  'de.debt.step-legal-advice': {
    says: 'Con pocos ingresos, pida un Beratungsschein en el tribunal local (Amtsgericht). Un abogado le cuesta entonces 15 €.',
  },
}

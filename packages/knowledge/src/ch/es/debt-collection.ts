/** The Spanish words of Switzerland: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'ch.debt.want': {
    says: 'Le piden que pague una factura, muchas veces con gastos añadidos. Esta carta solo es una petición.',
  },
  'ch.debt.who': {
    says: 'Es una empresa privada, no una oficina del Estado. No tiene más poder que cualquier acreedor.',
  },
  'ch.debt.real': {
    says: 'Nadie puede quitarle su sueldo o sus cosas por esta carta.',
  },
  'ch.debt.not-yet': {
    says: 'Antes la oficina de deudas (Betreibungsamt) debe enviar una orden de pago. Puede pararla con una palabra en diez días.',
  },
  'ch.debt.rights': {
    says: 'Puede pedir pruebas, discutir la deuda, rechazar gastos poco claros y ofrecer pagar a plazos.',
  },
  'ch.debt.right-fees': {
    says: 'Tiene derecho a rechazar los gastos de una empresa de cobros. El acreedor debe probar todo daño más allá del interés.',
  },
  'ch.debt.right-proof': {
    says: 'Tiene derecho a ver en qué se basa la reclamación.',
  },
  'ch.debt.right-old': {
    says: 'Si la deuda es demasiado vieja, puede negarse. Debe decirlo usted mismo.',
  },
  'ch.debt.option-dispute': {
    title: 'Discutir la deuda o los gastos',
    says: 'Escriba qué no debe y por qué.',
    cost: 'Un sello.',
    time: 'Una carta.',
    risk: 'Pueden empezar un cobro oficial (Betreibung).',
    bestFor: 'La factura o los gastos están mal.',
  },
  'ch.debt.option-plan': {
    title: 'Ofrecer pagar a plazos',
    says: 'Diga una cantidad que pueda mantener.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Un plan escrito puede reconocer la deuda.',
    bestFor: 'La debe pero no puede pagar de una vez.',
  },
  'ch.debt.option-help': {
    title: 'Preguntar a un asesor de deudas gratis',
    says: 'El consejo sobre deudas es gratis en cada cantón.',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Tiene más deudas.',
  },
  'ch.debt.insight-register': {
    says: 'Un cobro oficial puede quedar cinco años en el registro (Betreibungsregister) y dañarle ante los caseros.',
    actionable: 'No ignore una orden de pago. Opóngase en diez días si la discute.',
  },
  'ch.debt.insight-partpay': {
    says: 'Un pago parcial hace empezar de nuevo el plazo.',
    actionable: 'Compruebe la edad de la deuda antes de pagar una primera suma.',
  },
  'ch.debt.warn-ignore': {
    says: 'Un acreedor puede empezar un cobro oficial sin pruebas. Vigile su correo por si llega una orden de pago.',
  },
  'ch.debt.myth-seize': {
    says: 'Una empresa de cobros no puede embargar. Solo puede la oficina de deudas (Betreibungsamt), y solo si no hay una oposición en pie.',
  },
  'ch.debt.right-meeting': {
    says: 'Antes de la mayoría de los juicios hay una reunión en la oficina de conciliación (Schlichtungsbehörde). Allí puede dar su versión y llegar a un acuerdo.',
  },
  'ch.debt.right-doctor': {
    says: 'Envíe enseguida la factura del médico a su seguro de salud. El seguro básico suele devolverla, menos su parte. Pida al médico que espere hasta entonces.',
  },
  'ch.debt.right-office-cost': {
    says: 'Una orden de pago por 100 a 500 francos cuesta 20 francos y el correo. El acreedor paga primero. Cientos de francos son casi siempre demasiado en este paso.',
  },
}

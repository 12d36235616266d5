/** Reminders and collection firms (incassobureaus): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'nl.debt.want': {
    says: 'Le piden que pague una factura, muchas veces con gastos añadidos. Una carta así solo es una petición.',
  },
  'nl.debt.who': {
    says: 'Una empresa de cobros (incassobureau) es una empresa privada. Debe estar en el registro público de Justis.',
  },
  'nl.debt.real': {
    says: 'No es un papel del juzgado. Nadie puede quitarle sus cosas o su sueldo por esta carta.',
  },
  'nl.debt.not-yet': {
    says: 'Antes deben ir al juzgado y ganar. Solo entonces un agente judicial (deurwaarder) puede embargar algo.',
  },
  'nl.debt.rights': {
    says: 'Puede pedir pruebas, discutir la deuda y pedir pagar a plazos. Los gastos tienen un límite legal.',
  },
  'nl.debt.know-old': {
    says: 'Muchas deudas son demasiado viejas a los cinco años. Las facturas de productos, muchas veces a los dos.',
  },
  'nl.debt.step-check': {
    says: 'Compruebe primero: ¿es suya, es correcta la cantidad, ya pagó? No firme ni pague hasta saberlo.',
  },
  'nl.debt.step-register': {
    says: '¿Le escribe una empresa de cobro (incassobureau)? Búsquela en el registro de Justis. Si no está, no le pague y pregunte a su acreedor.',
  },
  'nl.debt.step-write': {
    says: 'Conteste por escrito. Pida el contrato, las facturas y una lista de los gastos. Guarde una copia.',
  },
  'nl.debt.step-age': {
    says: 'Busque la fecha en que había que pagar la factura. Si puede ser demasiado vieja, dígalo por escrito antes de pagar nada.',
  },
  'nl.debt.step-plan': {
    says: 'Si la debe, ofrezca por escrito lo que puede pagar cada mes.',
  },
  'nl.debt.step-help': {
    says: 'Pida a su ayuntamiento (gemeente) ayuda gratis con deudas. Con una amenaza urgente debe atenderle en tres días hábiles.',
  },
  'nl.debt.step-dispute': {
    says: 'Diga por escrito que la discute, y por qué. Quien reclama debe probarlo.',
  },
  'nl.debt.step-keep': {
    says: 'Guarde cartas y sobres. Un recordatorio escrito puede hacer empezar de nuevo el plazo.',
  },
  'nl.debt.right-proof': {
    says: 'Tiene derecho a ver en qué se basa la reclamación.',
  },
  'nl.debt.right-fair': {
    says: 'Una empresa de cobros debe tratarle bien y explicar sus cuentas. Si no lo hace, puede denunciarlo.',
  },
  'nl.debt.option-dispute': {
    title: 'Discutir la deuda',
    says: 'Escriba que no está de acuerdo y pida pruebas.',
    cost: 'Nada más que el correo.',
    time: 'Una carta.',
    risk: 'Pueden ir al juzgado.',
    bestFor: 'La deuda o la cantidad está mal.',
  },
  'nl.debt.option-plan': {
    title: 'Pedir pagar a plazos',
    says: 'Ofrezca una cantidad al mes que pueda mantener.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Un sí por escrito hace empezar de nuevo el plazo.',
    bestFor: 'La debe pero no puede pagar de una vez.',
  },
  'nl.debt.option-help': {
    title: 'Buscar ayuda gratis',
    says: 'Pida a su ayuntamiento (gemeente) ayuda con deudas, o llame al Juridisch Loket.',
    cost: 'Nada.',
    time: 'Una primera charla en cuatro semanas.',
    risk: 'Ninguno.',
    bestFor: 'Tiene más deudas o está preocupado.',
  },
  'nl.debt.insight-admit': {
    says: 'Un sí por escrito a una deuda vieja puede hacer empezar de nuevo el plazo.',
    actionable: 'No escriba que la debe antes de saber su edad.',
  },
  'nl.debt.warn-ignore': {
    says: 'No lo deje. Si va al juzgado y usted calla, el juez casi siempre les dará la razón.',
  },
  'nl.debt.myth-seize': {
    says: 'Una empresa de cobros no puede embargar nada. Solo puede un agente judicial (deurwaarder), y casi siempre solo tras una sentencia.',
  },
}

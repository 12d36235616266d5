/** The Spanish words of Japan: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'jp.court.want-order': {
    says: 'Un secretario judicial le ordena pagar, a petición del acreedor. A usted todavía no le han oído.',
  },
  'jp.court.want-suit': {
    says: 'Alguien le ha demandado. El juzgado le dice el día de la vista y pide una respuesta (答弁書).',
  },
  'jp.court.who': {
    says: 'Viene de un juzgado, casi siempre el juzgado sumario (簡易裁判所), para hasta 1,4 millones de yenes.',
  },
  'jp.court.real': {
    says: 'Nada es definitivo aún. Una respuesta corta a tiempo guarda sus derechos.',
  },
  'jp.court.not-yet': {
    says: 'Ahora no pueden quitarle el sueldo ni el dinero del banco. Antes necesitan una sentencia o una orden que se pueda ejecutar. Un tribunal puede bloquear algo antes (仮差押え), pero es raro.',
  },
  'jp.court.rights': {
    says: 'Puede discutirla, pedir plazos y decir que la deuda es demasiado vieja. No hace falta abogado.',
  },
  'jp.court.deadline-order': {
    says: 'Tiene dos semanas desde la entrega para oponerse (督促異議). No hace falta motivo.',
    action: 'Enviar la oposición al juzgado',
    consequence: 'El acreedor puede pedir que se ejecute enseguida.',
  },
  'jp.court.deadline-provisional': {
    says: 'Es la segunda y última vez para oponerse: dos semanas desde la entrega. El embargo ya puede empezar, así que pida también pararlo.',
    action: 'Oponerse, y pedir que paren la ejecución',
    consequence: 'Vale como una sentencia firme.',
  },
  'jp.court.deadline-day': {
    says: 'Envíe su respuesta (答弁書) antes del día que da el juzgado, o vaya a la vista.',
    action: 'Enviar la respuesta o ir a la vista',
    consequence: 'Lo que dicen cuenta como verdad, y ganan.',
  },
  'jp.court.step-real': {
    says: 'Compruebe que es de verdad. Busque usted el número del juzgado y pregunte con el número del caso (事件番号).',
  },
  'jp.court.step-reply-order': {
    says: 'Rellene el formulario de oposición del sobre y envíelo. Basta una línea de que se opone.',
  },
  'jp.court.step-reply-suit': {
    says: 'Escriba una respuesta (答弁書): qué está mal, o cuánto puede pagar cada mes. En la primera vista puede ocupar su lugar.',
  },
  'jp.court.step-help': {
    says: 'Llame ahora a Houterasu o a un abogado.',
  },
  'jp.court.step-old': {
    says: 'Si la deuda es demasiado vieja, escríbalo en la respuesta (時効を援用します).',
  },
  'jp.court.step-split': {
    says: 'Si la debe, pida plazos. El juzgado sumario puede dar hasta cinco años.',
  },
  'jp.court.right-object': {
    says: 'Tiene derecho a oponerse sin motivo. Entonces se convierte en un caso ordinario.',
  },
  'jp.court.right-ordinary': {
    says: 'En una demanda pequeña (少額訴訟) puede pedir un caso ordinario en la primera vista.',
  },
  'jp.court.right-self': {
    says: 'Puede hablar y escribir por sí mismo, sin abogado.',
  },
  'jp.court.right-heard': {
    says: 'Tiene derecho a contar al juez su versión y a ver las pruebas.',
  },
  'jp.court.option-defend': {
    title: 'Oponerse o contestar',
    says: 'Envíe a tiempo el formulario o la respuesta.',
    cost: 'Solo el correo.',
    time: 'Dos semanas o el día indicado.',
    risk: 'Costas si pierde.',
    bestFor: 'No está de acuerdo o necesita plazos.',
  },
  'jp.court.option-split': {
    title: 'Pedir plazos en el juzgado',
    says: 'Escriba la cantidad mensual en su respuesta.',
    cost: 'Lo que ofrezca.',
    time: 'En la vista.',
    risk: 'El acreedor puede negarse al principio.',
    bestFor: 'La debe.',
  },
  'jp.court.option-help': {
    title: 'Preguntar a Houterasu o a un abogado',
    says: 'Consejo gratis con ingresos bajos.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con papeles del juzgado.',
  },
  'jp.court.warn-ignore': {
    says: 'Si no hace nada, pierde y pueden embargar su sueldo o el dinero del banco.',
  },
}

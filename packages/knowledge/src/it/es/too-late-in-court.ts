/** What can still be done when the time in a paper of a court or before a seizure is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_ES: Words = {
  'it.too-late.order-want': {
    says: 'Es una orden judicial de pago (decreto ingiuntivo). Contados desde su fecha, los 40 días para oponerse han pasado.',
  },
  'it.too-late.order-reality': {
    says: 'Ahora puede valer como una sentencia. Pero los 40 días corren desde que se lo notificaron: mire primero ese día.',
  },
  'it.too-late.order-step': {
    says: 'Averigüe hoy cuándo y cómo se lo notificaron. ¿Hace menos de 40 días? Un abogado debe oponerse ya. ¿Nunca, o en otro lugar? Puede caber una oposición tardía.',
  },
  'it.too-late.order-option': {
    says: 'Muestre que una mala notificación, o algo ajeno a usted, le impidió saberlo a tiempo. Como consumidor, diga qué cláusulas son abusivas.',
    title: 'Oponerse tarde (opposizione tardiva)',
    cost: 'Un abogado. La justicia gratuita puede pagarlo.',
    time: 'Diez días como máximo desde el primer acto de embargo. Si la orden no habla de cláusulas abusivas, el juez del embargo da 40 días para ellas.',
    risk: 'Sin prueba el juez la rechaza, con costas.',
    bestFor: 'El papel nunca le llegó, o el contrato tiene cláusulas abusivas.',
  },
  'it.too-late.claim-rights': {
    says: 'Puede preguntar qué se decidió, a veces aún entrar u oponerse, y tener abogado gratis si gana poco.',
  },
  'it.too-late.summons-reality': {
    says: 'El pleito puede seguir sin usted (contumacia), pero aún deben probar la demanda. Puede entrar hasta que el juez fije la última vista.',
  },
  'it.too-late.summons-step': {
    says: 'Llame hoy al tribunal con el número del caso (R.G.). Pregunte por la próxima vista o si hay sentencia. Luego vea enseguida a un abogado para entrar en el pleito.',
  },
  'it.too-late.summons-option': {
    says: 'En el pleito, pida al juez recuperar el plazo: una notificación nula, o una causa sin culpa suya, se lo impidió. Tras la sentencia, apele.',
    title: 'Pedir el plazo perdido, o apelar',
    cost: 'Un abogado. La justicia gratuita puede pagarlo.',
    time: 'Apelación: 30 días desde la notificación de la sentencia, o seis meses desde su fecha. Más tarde solo si un papel nulo le impidió saber del pleito.',
    risk: 'Si pierde, puede pagar sus costas.',
    bestFor: 'No sabía del pleito, o no pudo ir.',
  },
  'it.too-late.not-yet': {
    says: 'Incluso ahora deben casi siempre enviar un aviso formal (precetto) y esperar diez días antes de embargar. Del sueldo, un quinto como máximo.',
  },
  'it.too-late.agree': {
    says: 'Si lo debe, llame hoy a su abogado y ofrezca un plan. Consígalo por escrito.',
  },
  'it.too-late.judgment-reality': {
    says: 'Contados desde su fecha, los 30 días para apelar han pasado. Solo corren si se la notificaron. Si no, tiene seis meses desde su fecha.',
  },
  'it.too-late.judgment-step': {
    says: 'Pregunte hoy a un abogado si se la notificaron, cuándo, y si aún cabe apelar. ¿Tarde? Ofrezca un plan a la otra parte antes del precetto.',
  },
  'it.too-late.precept-want': {
    says: 'Es el aviso formal antes del embargo (precetto). Sus diez días parecen pasados, así que pueden empezar a embargar.',
  },
  'it.too-late.precept-step': {
    says: 'Llame hoy a su abogado: pregunte si hay embargo (pignoramento) y ofrezca una primera suma. ¿Más de 90 días desde la notificación y nada embargado? Necesitan otro precetto.',
  },
  'it.too-late.seizure-step': {
    says: 'Pregunte hoy al tribunal qué se embargó y cuándo es la próxima vista. Los defectos de forma suelen llegar tarde tras 20 días. Pagado, prescrito o dinero protegido se puede decir hasta que se ordene la venta.',
  },
  'it.too-late.convert': {
    says: 'Cuando haya embargo, pida al juez pagar dinero en su lugar. Para cosas o una casa, caben plazos de hasta 48 meses.',
    title: 'Cambiar el embargo por dinero',
    cost: 'Un sexto de la deuda al momento, y los gastos.',
    time: 'Antes de que el juez ordene la venta o asigne el dinero.',
    risk: 'Un plazo con más de 30 días de retraso lo acaba.',
    bestFor: 'Embargaron casa, coche o cosas, y puede pagar con tiempo.',
  },
  'it.too-late.collector-step': {
    says: 'Pida hoy plazos a AdER por internet. Mientras estudia la petición no puede empezar otro embargo. ¿Nunca le notificaron la cartella? Vea a un abogado.',
  },
}

/** A court judgment: warnings, what an adviser would notice, tactics and required parts. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_INSIGHTS_ES: Words = {
  'gb.judgment.warn-bailiffs': {
    says: 'Si no paga ni contesta, pueden pedir al juzgado agentes de embargo (bailiffs), dinero de su sueldo o una carga sobre su casa.',
  },
  'gb.judgment.warn-move-fast': {
    says: 'El juzgado mira con qué rapidez actuó al saberlo. Si quiere que la anulen, no espere.',
  },
  'gb.judgment.insight-default': {
    says: 'Esta sentencia se dictó, o se pidió, porque el juzgado no recibió respuesta suya. Ningún juez ha oído su versión.',
    actionable:
      'Compruebe adónde y cuándo se envió la demanda. Si fue a una dirección vieja, dígalo enseguida al juzgado.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Este papel pide una sentencia al juzgado. Puede que aún no se haya dictado.',
    actionable:
      'Llame ya al juzgado con el número de demanda. Si aún no hay sentencia, envíe su respuesta el mismo día.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Pida al demandante que acepte anular la sentencia a cambio del pago. Algunos aceptan, y entonces el juzgado puede dar la orden.',
    risk: 'Pueden decir que no. Sigue habiendo una tasa judicial.',
    notWhen: 'Su mes para pagar está por acabar.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Cuando pida anular o cambiar una sentencia, pida también al juzgado que pare a los agentes de embargo (bailiffs) hasta que decida.',
    risk: 'El juzgado puede querer un pago mientras usted espera.',
    notWhen: 'Nadie ha pedido agentes de embargo (bailiffs).',
  },
  'gb.judgment.element-case': {
    says: 'Una sentencia real nombra un juzgado y un número de demanda.',
    name: 'Un juzgado, un número de demanda y una fecha',
    ifMissing: 'No vemos un número de demanda. Mire el registro de sentencias antes de pagar.',
  },
}

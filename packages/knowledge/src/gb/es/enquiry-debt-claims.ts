/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CLAIMS_ES: Words = {
  'gb.ask-debt.ccj-unpaid': {
    says: 'Pueden pedir al juzgado agentes de embargo (bailiffs), dinero de su sueldo o banco, o una carga sobre su casa (charge). Si no puede pagar lo ordenado, pida al juzgado pagos menores con el formulario N245.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Responda en un plazo de 14 días desde la entrega (service), que para el centro nacional es 5 días después de la fecha de emisión. Si la debe, envíe el formulario de admisión con un presupuesto y una oferta pequeña. Si no, envíe el acuse y tiene 28 días para defenderse.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Quizá no es demasiado tarde. Llame hoy al juzgado con el número de demanda. Si no hay sentencia, envíe ya su formulario o defensa. Si la hay, pida pronto que la anulen (set aside) con el formulario N244.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'No, no la ignore. Sin respuesta a tiempo pueden obtener una sentencia (judgment) contra usted sin vista. Después puede dañar su crédito y traer agentes de embargo (bailiffs).',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'No, no lo ignore. Es el último paso antes del juzgado. Responda en un plazo de 30 días desde su fecha y pida los papeles que necesita.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Pida al juzgado que la anule (set aside) con el formulario N244. No hay un último día fijo, pero dese prisa cuando lo sepa. Hay una tasa judicial, y puede pedir ayuda con ella en el formulario EX160.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Alguien tiene una sentencia (judgment) contra usted. Si tiene un aviso (notice of intention to enforce), contacte con él en un plazo de 10 días con una oferta. Después la oficina puede actuar, y se añaden sus tasas.',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Envíe al tribunal el formulario N245 con su presupuesto y ofrezca una suma al mes. Con pocos ingresos se puede evitar la tasa. Hasta que decida pueden mandar agentes de embargo: pida ya y empiece a pagar su oferta. Si ya los mandaron, pida en el mismo formulario que paren. Si rechazan la oferta, un funcionario fija la cuota. Cada parte tiene entonces 14 días para pedir que lo vea un juez.',
  },
  'gb.ask-debt.claim-old-debt': {
    says: 'Responda primero al juzgado, por vieja que sea la deuda. Envíe el acknowledgment en 14 días desde la notificación y diga que se opone a todo. Entonces tiene 28 días desde la notificación. Casi todas las deudas son demasiado viejas tras seis años sin pago ni reconocimiento firmado, pero solo si su defensa lo dice. Los años pueden empezar con la default notice. No ofrezca ni admita nada antes. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.claim-reply-day': {
    says: 'Tiene 14 días desde la entrega (service). En estas demandas, la entrega se cuenta 5 días después de la fecha de emisión.',
    action: 'Responder a la demanda, o enviar el acuse (acknowledgment of service)',
    consequence: 'Después de este día pueden pedir una sentencia contra usted sin vista.',
    service:
      'Las demandas del centro nacional cuentan como entregadas 5 días después de la fecha de emisión',
  },
  'gb.ask-debt.claim-defence-day': {
    says: 'Si envió el acuse (acknowledgment) a tiempo, tiene 28 días desde la entrega (service) para enviar su defensa.',
    action: 'Enviar su defensa, si envió el acuse a tiempo',
    consequence: 'Si no hay defensa a las 4pm de este día, pueden pedir una sentencia.',
    service:
      'Las demandas del centro nacional cuentan como entregadas 5 días después de la fecha de emisión',
  },
}

/** What can still be done about fines, taxes and benefits when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'jp.late.ticket-reality': {
    says: 'Los primeros días para pagar pasaron, pero pagar casi siempre aún cierra el caso. Llega otro papel (通告書) con diez días más. Sin pago hay un caso penal.',
  },
  'jp.late.ticket-step': {
    says: 'Llame hoy al centro (交通反則通告センター) de su papel. Vaya con el recibo viejo a por uno nuevo, o espérelo por correo, con el franqueo añadido.',
  },
  'jp.late.ticket-option': {
    says: 'Pague con el nuevo recibo en sus diez días.',
    title: 'Pagar con el nuevo papel',
    cost: 'La multa, quizá con franqueo.',
    time: 'Diez días desde el nuevo papel.',
    risk: 'Usted lo acepta.',
    bestFor: 'La multa es correcta.',
  },
  'jp.late.left-car-step': {
    says: 'Llame hoy a la oficina de policía de la carta. Pregunte si salió la orden (納付命令) y pida un recibo. Contra ella casi siempre puede pedir revisión en tres meses.',
  },
  'jp.late.left-car-option': {
    says: 'Pida otro recibo y pague, antes de que crezcan los recargos y falle la inspección (車検).',
    title: 'Pagar el cargo ahora',
    cost: 'El cargo, quizá con recargos.',
    time: 'Hoy.',
    risk: 'Usted lo acepta.',
    bestFor: 'El coche era suyo.',
  },
  'jp.late.summary-step': {
    says: '¿Qué día recibió la orden? En 14 días puede pedir hoy un juicio completo. Después, pida hoy a la fiscalía pagar a plazos.',
  },
  'jp.late.tax-reality': {
    says: 'El día pasó. Diez días después de un aviso formal (督促状) la oficina puede embargar sin tribunal. Si llama, a menudo aún acepta plazos.',
  },
  'jp.late.tax-step': {
    says: 'Llame hoy a la oficina, aunque el día pasó. Diga qué gana, qué necesita para vivir y qué puede pagar. Pida tiempo o plazos.',
  },
  'jp.late.review-right': {
    says: '¿También pasaron los tres meses para la revisión? Tarde solo se acepta con buena razón (正当な理由), por ejemplo si la carta dio mal el plazo.',
  },
  'jp.late.benefit-step': {
    says: 'Llame hoy a la oficina, aunque el día pasó. Pida plazos pequeños. Si la carta llegó hace menos de tres meses, aún puede pedir una revisión.',
  },
  'jp.late.benefit-option': {
    says: 'Pida ya pequeños plazos que le dejen lo necesario para vivir.',
    title: 'Pedir plazos ahora',
    cost: 'Nada.',
    time: 'Hoy.',
    risk: 'Si deja de pagar, pueden pedir todo.',
    bestFor: 'No puede pagar de una vez.',
  },
}

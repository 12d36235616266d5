/** A letter before court action: warnings, what an adviser would notice, and tactics. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_INSIGHTS_ES: Words = {
  'gb.lbc.warn-silence': {
    says: 'Si no dice nada, la demanda puede seguir y puede haber una sentencia sin vista.',
  },
  'gb.lbc.warn-admit': {
    says: 'No marque que debe la deuda si no está seguro. Un reconocimiento firmado puede reiniciar el plazo.',
  },
  'gb.lbc.insight-short': {
    says: 'La carta le da menos de 30 días. Cuando una empresa reclama una deuda a una persona, la regla son 30 días.',
    actionable:
      'Responda pronto y diga que el Debt Protocol le da 30 días desde la fecha de la carta.',
  },
  'gb.lbc.insight-no-form': {
    says: 'No vemos un formulario de respuesta (Reply Form) en el texto. Si una empresa reclama una deuda, la carta debe traer uno.',
    actionable:
      'Mire en el sobre. Si no está, pídalo. Diga que los 30 días deberían contar desde que lo reciba.',
  },
  'gb.lbc.insight-sold': {
    says: 'Esta deuda se vendió. La carta debe decir quién fue el primer prestamista, y cuándo y a quién se vendió.',
    actionable: 'Pida el aviso de la venta y la historia completa de la cuenta.',
  },
  'gb.lbc.insight-costs': {
    says: 'Los costes pueden parecer altos. En una demanda pequeña (small claim), hasta £10,000, quien pierde suele pagar solo costes fijos y tasas judiciales. No paga toda la factura legal.',
    actionable: 'Pídales una lista de cada coste y la regla o cláusula que lo permite.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Use el tiempo que dan las reglas. Devuelva el formulario pidiendo papeles, y use las semanas siguientes para recibir consejo.',
    risk: 'Los intereses pueden correr mientras espera.',
    notWhen: 'Está de acuerdo en que la debe y puede pagar ya.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Si no cumplieron las reglas de esta carta, dígalo ahora, por escrito. Le ayuda después si piden costes.',
    risk: 'El juez mira lo principal. Los fallos pequeños no cuentan.',
    notWhen: 'El único fallo es pequeño.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Haga su oferta por escrito, con un presupuesto. Si la rechazan y van al juzgado, puede mostrar al juez que intentó un acuerdo.',
    risk: 'Una oferta de pago puede reconocer la deuda.',
    notWhen: 'Discute la deuda, o puede ser demasiado vieja.',
  },
}

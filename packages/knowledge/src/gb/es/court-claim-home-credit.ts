/** Demandas por vivienda y crédito: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_HOME_AND_CREDIT_ES: Words = {
  'gb.claim.section-21-ended': {
    says: 'La section 21 terminó para caseros privados el 1 de mayo de 2026. Un aviso anterior solo vale si la demanda llegó al tribunal antes del 31 de julio de 2026 inclusive.',
    actionable:
      'Busque la fecha del aviso y la de la demanda. Muéstrelas ya a un asesor de vivienda gratuito.',
  },
  'gb.claim.six-weeks': {
    says: 'Si el juez debe ordenar la salida, puede pedir hasta seis semanas si antes sería muy duro. Explique por qué en el formulario.',
  },
  'gb.claim.homeless-help': {
    says: 'Avise ya a su ayuntamiento. Si puede perder su casa en 56 días, debe ayudarle.',
  },
  'gb.claim.social-landlord-first': {
    says: 'Un ayuntamiento o housing association debe buscar un plan y ayudar con prestaciones antes de ir al tribunal. Dígalo al juez si no lo hizo.',
  },
  'gb.claim.mortgage-protocol': {
    says: 'El prestamista debe hablar con usted de formas de pago antes de ir al tribunal. Si no lo hizo, pida al juez que lo aplace.',
  },
  'gb.claim.mortgage-last-resort': {
    says: 'Quitar la casa debe ser el último recurso. El prestamista debe mirar un plazo mayor, cuotas menores o tiempo para vender.',
  },
  'gb.claim.scotland-simple-limit': {
    says: 'El procedimiento sencillo (simple procedure) es para demandas de hasta £5,000. Está hecho para no necesitar abogado.',
  },
  'gb.claim.scotland-tenancy-tribunal': {
    says: 'La mayoría de las demandas de alquiler privado van al First-tier Tribunal for Scotland, no al sheriff court.',
    actionable:
      'Diga en el Response Form que el sheriff court quizá no tenga competencia, y consulte a Shelter Scotland.',
  },
  'gb.claim.scotland-time-order': {
    says: 'Si es un crédito, también puede pedir al sheriff una time order. Puede fijar pagos menores durante más tiempo.',
  },
}

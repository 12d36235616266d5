/** Contra los ayuntamientos y la Seguridad Social: las filas de España en español. */
import type { Words } from '@plainletter/contracts/rule'

export const APPEAL_BY_OFFICE_ES: Words = {
  'es.tax.right-town': {
    says: 'Contra un impuesto de su ayuntamiento tiene un mes para pedirle que lo revise (recurso de reposición). Solo las grandes ciudades tienen tribunal económico-administrativo propio.',
  },
  'es.town.deadline-review': {
    says: 'Tiene un mes desde el día siguiente a recibirlo para pedir al ayuntamiento que lo revise. Contamos desde su fecha.',
    action: 'Presentar recurso de reposición ante el ayuntamiento',
    consequence: 'La decisión queda firme.',
  },
  'es.town.option-review': {
    title: 'Pedir al ayuntamiento que lo revise',
    says: 'Escriba al ayuntamiento y diga por qué está mal (recurso de reposición). Tras un no, o un mes sin respuesta, puede ir al juez.',
    cost: 'Nada.',
    time: 'Un mes para presentarlo.',
    risk: 'La deuda se paga igual, salvo suspensión.',
    bestFor: 'La cantidad o el motivo están mal.',
  },
  'es.contributions.deadline-appeal': {
    says: 'Tiene un mes desde el día siguiente a recibirla para recurrir. Contamos desde su fecha.',
    action: 'Presentar recurso de alzada ante la Seguridad Social',
    consequence: 'La decisión queda firme.',
  },
  'es.contributions.option-appeal': {
    title: 'Recurrir ante la Seguridad Social',
    says: 'Escriba a la oficina que la envió (recurso de alzada). No va al tribunal económico-administrativo.',
    cost: 'Nada.',
    time: 'Un mes para presentarlo.',
    risk: 'La deuda se paga igual, salvo que dé una garantía.',
    bestFor: 'La cantidad o el motivo están mal.',
  },
}

/** Questions about a missed day in court over a traffic ticket: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_TRAFFIC_COURT_ES: Words = {
  'us.fact.missed-traffic-court': {
    says: 'Llame o vaya ya a la secretaría (clerk) de esa corte, antes de que le paren. Pregunte si hay orden de arresto (warrant), cómo quitar la falta, y pida otra fecha o pagar. Lleve prueba del error y dé su nueva dirección. Pregunte si su licencia está suspendida; si lo está, no maneje. Si hay orden, un abogado o public defender puede pedir al juez que la retire.',
  },
}

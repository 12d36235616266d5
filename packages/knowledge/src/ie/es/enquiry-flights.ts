/** Questions about flights: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_ES: Words = {
  'ie.ask.flight': {
    says: 'Puede elegir reembolso u otro vuelo. También puede recibir de €250 a €600 si le avisaron tarde y la causa dependía de la aerolínea. Reclame primero a la aerolínea. Tras seis semanas, o un no, quéjese gratis a la Irish Aviation Authority.',
  },
}

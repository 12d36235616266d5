/** Where children live when their parents part: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHERE_CHILDREN_LIVE_ES: Words = {
  'ie.ask.where-children-live': {
    says: 'Primero ustedes dos, si pueden: escriban un plan. La mediación familiar del Legal Aid Board es gratis. Sin acuerdo, la District Court decide la custodia y las visitas; no hace falta abogado. Va primero lo mejor para el niño, y su opinión cuenta según la edad. Ni madre ni padre tienen preferencia. Un padre no casado debe mirar si es «guardian».',
  },
}

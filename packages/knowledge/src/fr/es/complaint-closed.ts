/** The Spanish words of the rows in ../complaint-closed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_CLOSED_ES: Words = {
  'fr.closed.want': {
    says: 'El fiscal archiva su denuncia sin juicio y debe decir por qué. El expediente puede reabrirse.',
  },
  'fr.closed.right-general': {
    says: 'Puede pedir al procureur général que lo revise, gratis y por carta: con hechos, papeles y testigos nuevos.',
  },
  'fr.closed.right-party': {
    says: 'Puede llevar el caso usted mismo ante un juez, con una denuncia como parte civil (juge d’instruction). Si sabe quién fue, basta una citación directa. Casi siempre se deposita antes una suma, ninguna con ayuda jurídica.',
  },
  'fr.closed.right-help': {
    says: 'Por daño grave un fondo (CIVI) puede pagar aun sin culpable, casi siempre en tres años. El 116 006 y France Victimes son gratis.',
  },
  'fr.closed.step': {
    says: 'Pida copia del expediente y anote qué no se investigó. Luego elija la vía con un abogado o France Victimes.',
  },
}

/** Questions about a will that leaves someone out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_ES: Words = {
  'ie.ask.will-dispute': {
    says: 'Hable ya con un abogado (solicitor). Un hijo puede ir al juez si el padre o la madre no cumplió su deber de proveer; el plazo es de seis meses desde la primera concesión (grant). Un testamento puede caer si la persona no estaba en su juicio o fue presionada. El cónyuge tiene siempre una parte fija.',
  },
}

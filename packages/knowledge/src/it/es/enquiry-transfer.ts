/** Questions about a move to another place of work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_ES: Words = {
  'it.ask.transfer': {
    says: 'Solo pueden trasladarle por necesidades reales, que deben probar. Pida los motivos por escrito. Para impugnarlo, escriba en 60 días. Siga trabajando hasta que decida un juez y vea a un sindicato.',
  },
}

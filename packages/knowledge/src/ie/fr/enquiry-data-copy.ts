/** Questions about a copy of data: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_COPY_FR: Words = {
  'ie.ask.data-copy': {
    says: "Oui. Demandez par écrit une copie de toutes les données sur vous ; c'est gratuit et sans raison à donner. Ils doivent répondre en un mois, ou dire pourquoi il en faut jusqu'à deux de plus. Sinon, plainte à la Data Protection Commission.",
  },
}

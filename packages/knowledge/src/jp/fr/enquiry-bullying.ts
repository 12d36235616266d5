/** Questions about bullying at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_FR: Words = {
  'jp.ask.bullying': {
    says: 'Notez chaque jour, les mots et les témoins. Signalez-le par écrit au service de l’entreprise : il doit enquêter et ne peut pas vous punir. Sinon, allez au bureau du travail gratuit (総合労働相談コーナー).',
  },
}

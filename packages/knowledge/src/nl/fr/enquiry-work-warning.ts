/** Questions about a warning at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_FR: Words = {
  'nl.ask.work-warning': {
    says: 'Un avertissement n’est pas un licenciement. Répondez par écrit en une semaine : ce qui est vrai, ce qui ne l’est pas, et pourquoi. Demandez que la réponse soit au dossier. Si vous signez, notez que c’est pour réception.',
  },
}

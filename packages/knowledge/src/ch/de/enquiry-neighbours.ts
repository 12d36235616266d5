/** Questions about neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_DE: Words = {
  'ch.ask.neighbour': {
    says: 'Ein Nachbar darf nicht übermässig stören, etwa mit Lärm, Geruch oder Rauch. Reden Sie, führen Sie ein Tagebuch und melden Sie es dem Vermieter. Die Schlichtungsbehörde kann helfen.',
  },
}

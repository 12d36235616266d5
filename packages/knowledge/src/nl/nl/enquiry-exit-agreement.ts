/** Questions about signing an agreement to end a job, and undoing it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_WORDS: Words = {
  'nl.ask.undo': {
    says: 'Tot 14 dagen na tekenen, schriftelijk en zonder reden. Drie weken als het er niet in staat.',
  },
  'nl.ask.sign-settlement': {
    says: 'U hoeft niet te tekenen. Vraag tijd en het aanbod op papier. Voor de WW moet erin staan dat de werkgever het einde wil, zonder schuld van u, en met de opzegtermijn. Na tekenen hebt u 14 dagen om terug te komen.',
  },
}

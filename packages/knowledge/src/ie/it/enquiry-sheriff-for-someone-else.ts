/** Questions of a person at whose home a sheriff looks for someone else: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_IT: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'Il debito di un figlio adulto, fratello o vecchio inquilino non è Suo: non paghi. Scriva oggi allo sheriff o county registrar e al creditore che quella persona non vive con Lei, con bollette, ricevute ed estratti. Se prendono cose, le reclami subito per iscritto; può decidere un tribunale. Se vive ancora lì come inquilino o proprietario, possono prendere cose dei familiari. MABS: 0818 07 2000.',
  },
}

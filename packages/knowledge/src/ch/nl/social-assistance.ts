/** Letters that cut, stop or refuse social assistance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_NL: Words = {
  'ch.social-help.want': {
    says: 'Een dienst verlaagt, stopt of weigert uw sociale bijstand.',
  },
  'ch.social-help.right': {
    says: 'Zij moet u horen, schriftelijk beslissen en redenen geven. De brief noemt de tijd voor beroep, meestal 30 dagen, in sommige kantons minder. Hulp in nood is een recht van de grondwet.',
  },
  'ch.social-help.step': {
    says: 'Ga schriftelijk in beroep vóór die dag. Vraag uw dossier, en dat de verlaging wacht. Hebt u nu geen geld, zeg het en vraag meteen hulp.',
  },
}

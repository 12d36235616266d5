/** Letters on the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_FR: Words = {
  'be.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'be.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'be.stay.right-short': {
    says: 'Contre un refus de séjour, vous avez le plus souvent 30 jours pour saisir le CCE. Parfois 10 jours ou moins. Prenez tout de suite un avocat gratuit.',
  },
}

/** Letters on the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_FR: Words = {
  'ch.stay.reality': {
    says: 'Un refus n’est pas la fin. Mais le délai est court et court depuis la lettre.',
  },
  'ch.stay.step-first': {
    says: 'Notez le jour de réception, gardez l’enveloppe et montrez tout aujourd’hui à un avocat. N’attendez pas d’autres papiers.',
  },
  'ch.stay.right-short': {
    says: 'Contre une décision de séjour, le délai est souvent de 30 jours, parfois cinq. Lisez la fin de la lettre et cherchez vite un conseil gratuit.',
  },
  'ch.stay.right-fair': {
    says: 'L’office doit tenir compte de vos années ici, de votre famille, de votre travail et de votre santé. Envoyez des preuves. Le délai de départ est en général de 7 à 30 jours, plus long pour des motifs particuliers.',
  },
}

/** The Italian words of the rows in ../home-works.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_WORKS_IT: Words = {
  'fr.works.want': {
    says: 'Il padrone di casa prevede lavori in casa Sua e vuole entrare.',
  },
  'fr.works.reality': {
    says: 'Deve lasciar fare i lavori necessari. Ma ci sono regole su avviso, giorni e rimborso.',
  },
  'fr.works.right-notice': {
    says: 'Prima devono dirle per iscritto che cosa, come e quando. Nessun lavoro di sabato, domenica e nei festivi senza il Suo sì.',
  },
  'fr.works.right-less': {
    says: 'Se i lavori durano più di 21 giorni, l’affitto scende per quel tempo e spazio. Se la casa non è abitabile, può chiudere il contratto.',
  },
  'fr.works.right-judge': {
    says: 'Un giudice può fermare lavori abusivi.',
  },
  'fr.works.step': {
    says: 'Chieda per iscritto il piano e le date. Faccia foto prima e dopo. Chieda un affitto più basso dal giorno 22.',
  },
}

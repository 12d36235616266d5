/** The French words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_FR: Words = {
  'ie.denied.step-each': {
    says: 'Répondez à chaque motif par un nouveau papier. Envoyez avec preuve avant le dernier jour.',
  },
  'ie.denied.option-appeal': {
    title: 'Faire appel, si la lettre le permet',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'En général, un seul appel est possible.',
    bestFor: 'Vous pouvez montrer ce qui manquait.',
    says: 'Écrivez à temps, motif par motif, avec de nouvelles preuves. Un tribunal peut aussi vérifier : voyez vite un avocat.',
  },
  'ie.denied.reality': {
    says: 'Un refus n’empêche pas une nouvelle demande. Corrigez d’abord ce qui manquait.',
  },
}

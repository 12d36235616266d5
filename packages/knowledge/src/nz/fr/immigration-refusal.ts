/** The French words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_FR: Words = {
  'nz.denied.right-again': {
    says: 'Si vous êtes en Nouvelle-Zélande avec un visa temporaire valable, vous pouvez demander une fois un nouvel examen. Vous avez 14 jours à partir de la lettre.',
  },
  'nz.denied.right-appeal': {
    says: 'Pour un visa de résidence (residence visa), vous pouvez le plus souvent faire appel à l’Immigration and Protection Tribunal dans les 42 jours.',
  },
  'nz.denied.right-humanitarian': {
    says: 'Si votre visa a pris fin, vous pouvez faire appel pour raisons humanitaires (humanitarian grounds) dans les 42 jours qui suivent. Les raisons doivent être très fortes.',
  },
  'nz.denied.right-reasons': { says: 'Vous pouvez demander les raisons et le dossier.' },
  'nz.denied.warn-stay': {
    says: 'Vérifiez le dernier jour du visa que vous avez. Quand il finit, vous devez partir, et ces délais sont stricts.',
  },
  'nz.denied.step-date': {
    says: 'Notez le jour où vous avez reçu la lettre. Répondez à chaque raison avec de nouvelles preuves.',
  },
  'nz.denied.step-help': {
    says: 'Faites-vous aider cette semaine par un avocat, Community Law ou un conseiller agréé (licensed immigration adviser). Les autres n’ont pas le droit de vous conseiller.',
  },
  'nz.denied.option-appeal': {
    says: 'Utilisez le formulaire que la lettre nomme, et envoyez-le avec vos preuves avant le dernier jour.',
    title: 'Demander un nouvel examen, ou faire appel',
    cost: 'Des frais dans la plupart des cas.',
    time: 'Des semaines ou de nombreux mois.',
    risk: 'Vous n’avez le plus souvent qu’une chance.',
    bestFor: 'Vous pouvez montrer des preuves qui manquaient.',
  },
}

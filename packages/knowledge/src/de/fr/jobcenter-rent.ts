/** The French words of the rows in ../jobcenter-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_RENT_FR: Words = {
  'de.jobcenter-rent.want': {
    says: 'Le Jobcenter juge votre loyer trop cher et n’en paiera plus tard qu’une partie.',
  },
  'de.jobcenter-rent.reality': {
    says: 'Personne ne peut vous obliger à partir. En général, le loyer entier est payé encore jusqu’à six mois. On conteste la coupe qui suit, pas cette lettre.',
  },
  'de.jobcenter-rent.right-year': {
    says: 'La première année, ils paient en général le loyer réel, jusqu’à une fois et demie la limite locale. C’est parfois moins, là où il y a un plafond au mètre carré. Avec enfants, parfois plus.',
  },
  'de.jobcenter-rent.right-cannot': {
    says: 'Si vous ne trouvez rien ou si déménager est trop dur, ils doivent continuer. Prouvez-le : liste de recherches, certificat.',
  },
  'de.jobcenter-rent.right-death': {
    says: 'Après un décès au foyer, si le loyer était correct avant, ils attendent au moins douze mois.',
  },
  'de.jobcenter-rent.step': {
    says: 'Expliquez par écrit pourquoi c’est impossible. Notez chaque recherche. Pas de nouveau bail sans accord (Zusicherung).',
  },
  'de.jobcenter-rent.option': {
    says: 'Quand la coupe arrive, opposez-vous sous un mois. C’est gratuit.',
    title: 'S’opposer à la coupe',
    cost: 'Gratuit.',
    time: 'Un mois après la coupe.',
    risk: 'Aucun.',
    bestFor: 'Vous avez cherché en vain.',
  },
}

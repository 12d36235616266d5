/** What a notice to leave a rented home is: who writes, what cannot happen yet, and the free lawyer. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_FACTS_FR: Words = {
  'gb.home.want-notice': {
    says: 'Si vous restez, ils peuvent demander à un tribunal de décider.',
  },
  'gb.home.reality': {
    says: 'Une lettre ou un congé (notice) ne vous enlève pas votre logement. Seul un tribunal peut ordonner le départ de la plupart des locataires. Seuls ses agents peuvent l’exécuter.',
  },
  'gb.home.reality-scotland': {
    says: 'Un congé (notice) ne vous enlève pas votre logement. Pour la plupart des locations privées, le propriétaire a besoin d’un ordre du First-tier Tribunal, qui examine si c’est juste.',
  },
  'gb.home.reality-ni': {
    says: 'Un congé (notice) seul ne vous enlève pas votre logement. Votre propriétaire a besoin d’un ordre du tribunal pour vous faire partir.',
  },
  'gb.home.rights-summary': {
    says: 'Vous pouvez rester tant qu’un tribunal ne dit pas le contraire. Vous pouvez contester, demander du temps et avoir un avocat gratuit.',
  },
  'gb.home.rights-scotland': {
    says: 'Vous pouvez rester jusqu’à un ordre du Tribunal. Vous pouvez lui dire votre côté, et l’expulsion doit être raisonnable.',
  },
  'gb.home.who': {
    says: 'Votre propriétaire ou son agence est une personne ou une société privée. Il n’a pas le droit de changer les serrures, couper le courant ou sortir vos affaires.',
  },
  'gb.home.not-yet': {
    says: 'Ils ne peuvent pas vous mettre dehors maintenant. Il faut un congé valable (notice), puis un procès, puis un ordre, puis une date avec des huissiers (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Si un congé (notice) menace votre logement, vous pouvez avoir un avocat gratuit de l’aide juridictionnelle (legal aid), quels que soient vos revenus.',
    learnMore:
      'Cherchez le Housing Loss Prevention Advice Service sur la page de recherche de l’aide juridictionnelle (legal aid).',
  },
}

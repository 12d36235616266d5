/** The French words of the rows in ../eviction-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICES_FR: Words = {
  'us.home.want': {
    says: 'Votre propriétaire veut que vous payiez, régliez un problème ou partiez. Il peut demander à un tribunal de mettre fin à votre location.',
  },
  'us.home.want-rent': {
    says: 'Votre propriétaire dit que vous avez du loyer en retard et veut qu’il soit payé.',
  },
  'us.home.who': {
    says: 'Votre propriétaire ou son agent est une personne ou une entreprise privée. Seul un officier de justice (sheriff, marshal ou constable) peut exécuter une expulsion.',
  },
  'us.home.reality': {
    says: 'Un avis est le premier pas, pas le dernier. Le propriétaire doit aller au tribunal et gagner avant qu’on puisse vous faire partir.',
  },
  'us.home.rights-summary': {
    says: 'Vous pouvez rester tant qu’un tribunal n’ordonne pas autre chose. Vous pouvez donner votre version au juge, et l’aide juridique (legal aid) peut vous aider gratuitement.',
  },
  'us.home.not-yet': {
    says: 'Ils ne peuvent pas changer les serrures, couper le courant ou mettre vos affaires dehors à cause de cet avis.',
  },
  'us.home.order-made': {
    says: 'Un tribunal a peut-être déjà décidé. Il vous reste peut-être seulement des heures ou des jours. Appelez maintenant l’aide juridique (legal aid) et le greffe (court clerk).',
  },
  'us.home.insight-repairs': {
    says: 'Dans la plupart des États, le mauvais état du logement peut être une défense contre une expulsion pour loyer.',
    actionable:
      'Notez ce qui est cassé et quand vous l’avez dit au propriétaire. Prenez des photos.',
  },
  'us.home.tactic-receipt': {
    says: 'Payez d’une façon qui laisse une preuve, et écrivez pour quel mois c’est.',
    risk: 'Aucun.',
    notWhen:
      'Un tribunal a déjà ordonné votre départ : appelez d’abord l’aide juridique (legal aid).',
  },
}

/** Notices of landlords, and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'nz.home.myth-date': {
    says: 'Une date dans un congé ne vous met pas dehors à elle seule. Si vous restez, il leur faut un ordre du Tenancy Tribunal.',
  },
  'nz.home.want': { says: 'Ce congé est la première étape, pas la dernière.' },
  'nz.home.reality': {
    says: 'Un congé ne vous met pas dehors à lui seul. Si vous n’êtes pas d’accord, le Tenancy Tribunal décide.',
  },
  'nz.home.who': {
    says: 'Un propriétaire ou un agent est une personne ou une entreprise privée. Ils ne peuvent pas changer les serrures ni mettre vos affaires dehors.',
  },
  'nz.home.rights': {
    says: 'Vous pouvez régler le problème, contester le congé au Tribunal ou demander du temps.',
  },
  'nz.home.not-yet': {
    says: 'Ils ne peuvent pas vous mettre dehors aujourd’hui. Seul un agent du tribunal (bailiff) le peut, avec un ordre d’expulsion (possession order) du Tribunal.',
  },
  'nz.home.right-tribunal': { says: 'Vous avez le droit d’aller au Tenancy Tribunal.' },
  'nz.home.right-locks': {
    says: 'Vous avez le droit de garder vos clés, l’électricité et l’eau. Vous enfermer dehors est contre la loi.',
  },
  'nz.home.right-remedy': {
    says: 'Si le loyer est en retard, ils envoient le plus souvent d’abord un avis pour régler cela en 14 jours. Si vous payez tout, c’est fini.',
  },
  'nz.home.know-twenty-one': {
    says: 'Si le loyer a 21 jours de retard ou plus, ils peuvent aller tout droit au Tribunal. Trois avis pour loyer en retard en 90 jours peuvent aussi y mener.',
  },
  'nz.home.fourteen': {
    says: 'Un avis de réparer (notice to remedy) doit vous donner au moins 14 jours. Nous comptons à partir de sa date, pour être sûrs.',
    action: 'Payer le loyer que vous devez, ou réparer le manquement',
    consequence: 'Ils peuvent demander au Tribunal de mettre fin à la location.',
  },
  'nz.home.step-stay': {
    says: 'Ne partez pas encore et ne signez rien qui met fin à la location.',
  },
  'nz.home.step-check': {
    says: 'Vérifiez le type de location, la raison, les dates et les jours de préavis.',
  },
  'nz.home.step-pay': {
    says: 'Si un loyer est dû, payez maintenant ce que vous pouvez. Demandez à Work and Income une aide pour le loyer.',
  },
  'nz.home.step-help': {
    says: 'Appelez Community Law, Citizens Advice Bureau ou Tenancy Services au 0800 836 262.',
  },
  'nz.home.opt-pay': {
    says: 'Payez tout dans les 14 jours et gardez la preuve.',
    title: 'Payer ce que vous devez',
    cost: 'Le loyer que vous devez.',
    time: '14 jours.',
    risk: 'Si vous payez trop tard, l’affaire peut continuer.',
    bestFor: 'Vous pouvez trouver l’argent.',
  },
  'nz.home.opt-tribunal': {
    says: 'Faites la demande en ligne et donnez votre version. Dans beaucoup de cas, une médiation (mediation) gratuite vient d’abord.',
    title: 'Aller au Tenancy Tribunal',
    cost: 'De petits frais.',
    time: 'Avant le dernier jour du congé.',
    risk: 'Si vous perdez, vous devez partir.',
    bestFor: 'Le congé est faux ou est fait pour vous punir.',
  },
  'nz.home.opt-plan': {
    says: 'Proposez le loyer plus une partie du retard, ou demandez plus de temps. Faites-le mettre par écrit.',
    title: 'Convenir d’un plan',
    cost: 'La somme convenue.',
    time: 'Des jours.',
    risk: 'Un plan non tenu peut mener vite à un ordre.',
    bestFor: 'Vous pouvez payer, mais pas tout en une fois.',
  },
  'nz.home.opt-help': {
    says: 'Un avocat de Community Law peut vérifier le congé.',
    title: 'Demander une aide gratuite',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr de ce qu’il faut faire.',
  },
  'nz.home.warn-hearing': {
    says: 'Allez à la médiation (mediation) et à l’audience. Des ordres peuvent être donnés sans vous.',
  },
  'nz.home.right-three-notices': {
    says: 'Trois avis en 90 jours, chacun pour un loyer en retard d’au moins cinq jours ouvrés, permettent au propriétaire d’aller au Tribunal. Vous pouvez y contester un avis.',
  },
  'nz.home.right-chance': {
    says: 'Le Tribunal peut vous laisser rester si vous pouvez payer bientôt. Il peut fixer un plan qui met fin à l’affaire une fois que vous l’avez tenu.',
  },
}

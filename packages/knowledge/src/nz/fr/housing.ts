/** The French words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'nz.home.element-reason': {
    says: 'Un congé de 42 jours doit dire quelle raison de la loi il utilise.',
    name: 'La raison',
    ifMissing:
      'Nous ne voyons pas de raison. Un congé de 42 jours sans raison ne compte peut-être pas. Demandez à Community Law.',
  },
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
  'nz.home.know-form': {
    says: 'Un congé doit être écrit, donner l’adresse et le dernier jour, et être signé. Un congé de 42 jours doit donner la raison.',
  },
  'nz.home.right-tribunal': { says: 'Vous avez le droit d’aller au Tenancy Tribunal.' },
  'nz.home.right-ninety': {
    says: 'Depuis le 30 janvier 2025, un propriétaire peut mettre fin à une location sans durée fixe (periodic tenancy) avec 90 jours de préavis et sans raison.',
  },
  'nz.home.right-forty-two': {
    says: 'Avec 42 jours, il leur faut une raison de la loi. Le propriétaire ou sa famille s’installe, le logement est vendu vide, ou il en faut pour des travailleurs.',
  },
  'nz.home.right-fixed': {
    says: 'Une durée fixe (fixed term) ne peut pas finir plus tôt par un congé. À sa fin, elle continue, sauf si un côté a donné congé 90 à 21 jours avant.',
  },
  'nz.home.right-retaliation': {
    says: 'Un congé pour vous punir d’avoir défendu vos droits est contre la loi. Le Tribunal peut l’annuler.',
  },
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
  'nz.home.ninety': {
    says: 'Un congé sans raison doit vous donner au moins 90 jours. Nous comptons à partir de sa date, alors cela peut être un peu plus tard.',
    action: 'Partir, ou contester le congé',
    consequence: 'Ils peuvent demander au Tribunal un ordre d’expulsion (possession order).',
  },
  'nz.home.forty-two': {
    says: 'Un congé avec une raison du propriétaire doit vous donner au moins 42 jours. Nous comptons à partir de sa date, alors cela peut être un peu plus tard.',
    action: 'Partir, ou contester le congé',
    consequence: 'Ils peuvent demander au Tribunal un ordre d’expulsion (possession order).',
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
  'nz.home.change-2025': {
    says: 'Depuis le 30 janvier 2025, un congé de 90 jours ne demande aucune raison.',
    was: 'Un propriétaire avait besoin d’une raison pour mettre fin à une location sans durée fixe (periodic tenancy).',
    is: 'Un propriétaire peut donner 90 jours de préavis sans raison.',
  },
  'nz.home.know-service': {
    says: 'Les jours comptent à partir du moment où un avis compte comme donné. Par la poste, ajoutez quatre jours ouvrés, et dans votre boîte aux lettres deux.',
  },
  'nz.home.right-three-notices': {
    says: 'Trois avis en 90 jours, chacun pour un loyer en retard d’au moins cinq jours ouvrés, permettent au propriétaire d’aller au Tribunal. Vous pouvez y contester un avis.',
  },
  'nz.home.right-chance': {
    says: 'Le Tribunal peut vous laisser rester si vous pouvez payer bientôt. Il peut fixer un plan qui met fin à l’affaire une fois que vous l’avez tenu.',
  },
}

/** Notices to end a tenancy and late rent, in every state, with the states and territories that have few rows: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'au.home.myth-date': {
    says: 'Une date dans un congé (notice) ne met pas fin à elle seule à votre logement. Seul un tribunal peut ordonner que vous partiez (tribunal ou court).',
  },
  'au.home.want': { says: 'Ce congé (notice) est la première étape, pas la dernière.' },
  'au.home.reality': {
    says: 'Un congé (notice) ne met pas fin à lui seul à votre logement. Si vous restez, le propriétaire doit demander un ordre à un tribunal (tribunal ou court).',
  },
  'au.home.who': {
    says: 'Un propriétaire ou un agent est une personne ou une entreprise privée. Il ne peut pas vous enfermer dehors ni sortir vos biens.',
  },
  'au.home.rights': {
    says: 'Vous pouvez rester jusqu’à un ordre. Vous pouvez rattraper le loyer, contester le congé (notice) ou demander du temps.',
  },
  'au.home.not-yet': {
    says: 'Ils ne peuvent pas vous mettre dehors aujourd’hui. Il leur faut un congé valable (notice), un ordre, puis la police ou un officier (sheriff ou bailiff).',
  },
  'au.home.know-form': {
    says: 'Un congé (notice) avec le mauvais formulaire, de mauvaises dates ou sans raison ne compte peut-être pas.',
  },
  'au.home.right-hearing': {
    says: 'Vous avez le droit à une audience au tribunal de votre État (tribunal ou court).',
  },
  'au.home.right-locks': {
    says: 'Vous avez le droit de garder vos clés, l’électricité et l’eau. Vous enfermer dehors sans ordre est contraire à la loi.',
  },
  'au.home.right-notice': {
    says: 'Vous avez droit à un congé écrit (notice) avec le délai et, dans la plupart des États, la raison que la loi demande.',
  },
  'au.home.step-stay': { says: 'Ne partez pas encore et ne signez rien qui met fin au bail.' },
  'au.home.step-type': {
    says: 'Cherchez la raison, le formulaire et les dates sur le congé (notice). Cela décide de ce que vous pouvez faire.',
  },
  'au.home.step-pay': {
    says: 'S’il s’agit du loyer, payez maintenant ce que vous pouvez ou offrez un plan par écrit. Gardez les preuves.',
  },
  'au.home.step-help': {
    says: 'Appelez aujourd’hui le service gratuit de conseil aux locataires de votre État.',
  },
  'au.home.opt-pay': {
    says: 'Payez tout, ou convenez d’un plan, avant la date du congé (notice).',
    title: 'Rattraper le loyer',
    cost: 'Le loyer que vous devez.',
    time: 'Avant la date du congé.',
    risk: 'Si vous payez trop tard, l’affaire peut continuer.',
    bestFor: 'Vous devez un loyer et pouvez trouver l’argent.',
  },
  'au.home.opt-dispute': {
    says: 'Allez au tribunal de votre État (tribunal ou court) et donnez votre version.',
    title: 'Contester le congé (notice)',
    cost: 'Gratuit ou de petits frais.',
    time: 'Avant la date du congé.',
    risk: 'Si vous perdez, on vous donne une date pour partir.',
    bestFor: 'La raison n’est pas vraie, ou le congé a des erreurs.',
  },
  'au.home.opt-time': {
    says: 'Demandez au propriétaire, ou au tribunal, un jour plus tardif à cause de vos besoins.',
    title: 'Demander plus de temps',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Ils peuvent dire non.',
    bestFor: 'Il vous faut du temps pour trouver un logement.',
  },
  'au.home.opt-help': {
    says: 'Un service pour locataires peut vérifier le congé (notice). Demandez à votre État un prêt ou une aide pour le loyer.',
    title: 'Demander une aide gratuite',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas quoi faire.',
  },
  'au.home.warn-hearing': {
    says: 'Allez à l’audience. Beaucoup d’ordres sont donnés seulement parce que personne n’est venu.',
  },
  'au.home.warn-database': {
    says: 'De mauvaises dettes et des ordres peuvent vous mettre dans un fichier de locataires (tenant database). Vous pouvez demander à le voir et à le corriger.',
  },
  'au.home.insight-plan': {
    says: 'Les tribunaux gardent souvent les gens chez eux quand un plan de loyer juste est sur la table.',
    actionable: 'Apportez un budget et la preuve de votre premier paiement à l’audience.',
  },
}

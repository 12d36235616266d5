/** Notices to end a tenancy and late rent, in every province, and in those with few rows: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ca.home.myth-date': {
    says: 'Une date dans un avis ne met pas fin à votre logement à elle seule. Le plus souvent, seul un tribunal peut ordonner le départ.',
  },
  'ca.home.want': { says: 'Cet avis est le premier pas, pas le dernier.' },
  'ca.home.reality': {
    says: 'Un avis ne met pas fin à votre logement à lui seul. Si vous n’êtes pas d’accord, un tribunal décide le plus souvent.',
  },
  'ca.home.who': {
    says: 'Un propriétaire est une personne ou une entreprise privée. Il ne peut pas changer les serrures ni sortir vos biens de lui-même.',
  },
  'ca.home.rights': {
    says: 'Vous pouvez rester pendant qu’on décide. Vous pouvez contester l’avis, payer ce que vous devez ou demander du temps.',
  },
  'ca.home.not-yet': {
    says: 'On ne peut pas vous mettre dehors aujourd’hui. Il faut un avis valide, une décision, puis un officier de justice.',
  },
  'ca.home.know-form': {
    says: 'Un avis sur le mauvais formulaire, avec une fausse date ou sans motif, peut ne pas compter.',
  },
  'ca.home.right-hearing': {
    says: 'Vous avez le droit de contester un avis de départ devant un tribunal.',
  },
  'ca.home.right-locks': {
    says: 'Vous avez le droit de garder vos clés, le chauffage, l’eau et le courant jusqu’à la fin légale du bail.',
  },
  'ca.home.right-notice': {
    says: 'Vous avez droit à un avis écrit avec le délai et le motif que votre province exige.',
  },
  'ca.home.step-stay': { says: 'Ne partez pas encore et ne signez rien qui met fin au bail.' },
  'ca.home.step-type': {
    says: 'Trouvez le numéro du formulaire, le motif et les dates. Ils décident combien de jours vous avez.',
  },
  'ca.home.step-pay': {
    says: 'Si c’est pour le loyer, payez ce que vous devez si vous le pouvez. Gardez la preuve. Dans certaines provinces, cela arrête l’avis.',
  },
  'ca.home.step-help': {
    says: 'Appelez aujourd’hui un comité logement ou une clinique juridique. Un délai peut être de cinq jours seulement.',
  },
  'ca.home.opt-dispute': {
    says: 'Adressez-vous au tribunal de votre province avant le dernier jour, ou allez à l’audience.',
    title: 'Contester l’avis',
    cost: 'Souvent de petits frais. Vous pouvez demander de ne pas payer.',
    time: 'En quelques jours.',
    risk: 'Si vous perdez, on peut fixer une date de départ.',
    bestFor: 'Le motif est faux, ou l’avis a des erreurs.',
  },
  'ca.home.opt-pay': {
    says: 'Payez tout dans le délai de l’avis et demandez un reçu.',
    title: 'Payer le loyer dû',
    cost: 'Le loyer dû.',
    time: 'Dans les jours de l’avis.',
    risk: 'Trop tard ou trop peu, la cause peut continuer.',
    bestFor: 'Vous devez du loyer et pouvez trouver l’argent.',
  },
  'ca.home.opt-plan': {
    says: 'Offrez le loyer plus une part de la dette chaque mois. Ayez-le par écrit.',
    title: 'Convenir d’un plan',
    cost: 'La somme convenue.',
    time: 'Quelques jours.',
    risk: 'Un plan non tenu peut mener vite à une décision.',
    bestFor: 'Vous pouvez payer, mais pas tout d’un coup.',
  },
  'ca.home.opt-help': {
    says: 'Un comité logement peut vérifier l’avis et parler pour vous.',
    title: 'Demander de l’aide gratuite',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas quoi faire.',
  },
  'ca.home.warn-hearing': {
    says: 'Allez à l’audience, même si vous pensez perdre. Bien des décisions tombent seulement parce que personne n’est venu.',
  },
  'ca.home.insight-faith': {
    says: 'Un propriétaire qui dit que sa famille emménage doit être sincère. Si le logement est vite reloué, vous pouvez avoir de l’argent.',
    actionable: 'Gardez l’avis. Surveillez les annonces après votre départ.',
  },
  'ca.home.mb-order': {
    says: 'Au Manitoba, un avis seul ne peut pas vous expulser. Il faut un ordre que donne la Direction de la location à usage d’habitation, et vous pouvez d’abord vous expliquer.',
  },
  'ca.home.sk-order': {
    says: 'En Saskatchewan, un avis seul ne peut pas vous expulser. Il faut un ordre que donne l’Office of Residential Tenancies, et vous pouvez d’abord vous expliquer.',
  },
  'ca.home.ns-order': {
    says: 'En Nouvelle-Écosse, un avis seul ne peut pas vous expulser. Il faut un ordre que donne le Residential Tenancies Program, et vous pouvez d’abord vous expliquer.',
  },
  'ca.home.nb-order': {
    says: 'Au Nouveau-Brunswick, un avis seul ne peut pas vous expulser. Il faut un ordre que donne le Bureau des relations entre locataires et propriétaires, et vous pouvez d’abord vous expliquer.',
  },
}

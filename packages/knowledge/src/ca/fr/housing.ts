/** The words in French, by row: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ca.home.qc-element-month': {
    says: 'Au Québec, un avis de nouveau loyer doit dire combien de temps vous avez pour refuser.',
    name: 'Votre mois pour refuser',
    ifMissing:
      'Nous ne voyons pas le délai pour refuser. Demandez au tribunal du logement si l’avis compte.',
  },
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
  'ca.home.qc-tribunal': {
    says: 'Au Québec, seul le Tribunal administratif du logement (TAL) peut mettre fin à votre bail si vous n’êtes pas d’accord.',
  },
  'ca.home.qc-pay': {
    says: 'Au Québec, vous pouvez arrêter une cause pour loyer impayé. Payez le loyer, les intérêts et les frais avant le jugement.',
  },
  'ca.home.qc-three-weeks': {
    says: 'Au Québec, le propriétaire peut demander la fin du bail si le loyer a plus de trois semaines de retard, ou s’il est souvent en retard avec un vrai tort.',
  },
  'ca.home.qc-repossess': {
    says: 'Au Québec, vous avez un mois pour répondre à un avis de reprise. Sans réponse, on considère que vous refusez.',
    action: 'Dire par écrit à votre propriétaire si vous partez ou restez',
    consequence: 'Si vous ne dites rien, la loi considère que vous refusez de partir.',
  },
  'ca.home.qc-rent': {
    says: 'Au Québec, vous avez un mois après l’avis pour refuser une hausse de loyer. Si vous refusez, vous gardez votre logement.',
    action: 'Refuser la hausse par écrit, si vous n’êtes pas d’accord',
    consequence: 'Si vous ne dites rien, vous acceptez le nouveau loyer.',
  },
  'ca.home.qc-moratorium': {
    says: 'Au Québec, les évictions pour agrandir, diviser ou changer l’usage d’un logement sont interdites jusqu’au 6 juin 2027. Il y a quelques exceptions.',
  },
  'ca.home.qc-senior': {
    says: 'Au Québec, la plupart des gens de 65 ans ou plus, à faible revenu et depuis dix ans dans le logement, ne peuvent pas être évincés pour ces projets.',
  },
  'ca.home.on-element-date': {
    says: 'Un avis de l’Ontario doit nommer le jour où le bail prendrait fin.',
    name: 'La date de fin du bail (termination date)',
    ifMissing:
      'Nous ne voyons pas de date de fin (termination date). Un avis sans date peut ne pas compter. Demandez à une clinique juridique.',
  },
  'ca.home.on-board': {
    says: 'En Ontario, seule la Commission de la location immobilière (Landlord and Tenant Board) peut ordonner votre départ. Seul le shérif peut exécuter cet ordre.',
  },
  'ca.home.on-void': {
    says: 'En Ontario, vous pouvez mettre fin à un avis N4. Payez tout le loyer dû avant que le propriétaire s’adresse à la Commission (Board).',
  },
  'ca.home.on-before-order': {
    says: 'Même après leur demande, vous pouvez l’arrêter. Payez le loyer et les frais de dépôt avant que l’ordonnance soit rendue.',
  },
  'ca.home.on-n4-time': {
    says: 'Si vous louez au mois, un N4 doit vous donner au moins 14 jours pour payer. C’est 7 si vous louez au jour ou à la semaine.',
  },
  'ca.home.on-n4': {
    says: 'Un N4 donne à un locataire au mois au moins 14 jours pour payer. Nous comptons depuis sa date. C’est la date de fin (termination date) du formulaire qui compte.',
    action: 'Payer tout le loyer dû',
    consequence: 'Le propriétaire peut demander votre expulsion à la Commission (Board).',
  },
  'ca.home.on-bill-60': {
    says: 'Une loi adoptée en novembre 2025 peut réduire les 14 jours à 7, à partir d’un jour que le gouvernement fixera. Payez avant la date de l’avis.',
  },
  'ca.home.on-n12': {
    says: 'En Ontario, un propriétaire qui veut le logement pour sa famille ou un acheteur doit donner 60 jours, jusqu’à la fin d’une période de location.',
  },
  'ca.home.on-n12-pay': {
    says: 'Pour son propre usage, le propriétaire doit le plus souvent vous payer un mois de loyer ou vous offrir un autre logement. Demandez-le.',
  },
  'ca.home.on-relief': {
    says: 'La Commission (Board) doit regarder tout ce qui parle pour vous. Elle peut refuser ou retarder une expulsion, même si vous avez enfreint les règles.',
  },
  'ca.home.on-bad-faith': {
    says: 'Si le motif d’usage personnel était faux, vous pouvez réclamer jusqu’à 12 mois de loyer et plus. Faites la demande dans l’année après votre départ.',
  },
  'ca.home.on-step': {
    says: 'Vous n’avez pas à partir à la date de l’avis. Attendez l’avis d’audience (notice of hearing), et allez à l’audience.',
  },
  'ca.home.bc-ten-day': {
    says: 'En Colombie-Britannique, vous avez cinq jours depuis le jour où vous avez reçu un avis de 10 jours (10 day notice). Par prudence, nous comptons depuis sa date.',
    action: 'Payer tout le loyer ou demander à contester l’avis',
    consequence: 'On considère que vous acceptez la fin du bail.',
  },
  'ca.home.bc-own-use': {
    says: 'En Colombie-Britannique, vous avez 21 jours depuis le jour où vous avez reçu un avis pour usage personnel. Par prudence, nous comptons depuis sa date.',
    action: 'Demander à la Residential Tenancy Branch de contester l’avis',
    consequence: 'On considère que vous acceptez la fin du bail.',
  },
  'ca.home.bc-cause': {
    says: 'En Colombie-Britannique, vous avez 10 jours depuis le jour où vous avez reçu un avis d’un mois pour un motif (cause). Par prudence, nous comptons depuis sa date.',
    action: 'Demander à la Residential Tenancy Branch de contester l’avis',
    consequence: 'On considère que vous acceptez la fin du bail.',
  },
  'ca.home.bc-void': {
    says: 'En Colombie-Britannique, l’avis prend fin si vous payez tout le loyer et les services dans les cinq jours après l’avoir reçu.',
  },
  'ca.home.bc-three-months': {
    says: 'Depuis le 18 juin 2025, un propriétaire qui veut emménager doit vous donner trois mois. Vous recevez un mois de loyer.',
  },
  'ca.home.bc-twelve': {
    says: 'S’ils n’utilisent pas le logement comme ils l’ont dit pendant au moins 12 mois, vous pouvez réclamer 12 mois de loyer.',
  },
  'ca.home.bc-branch': {
    says: 'En Colombie-Britannique, il faut au propriétaire une ordonnance de possession (order of possession). Il faut ensuite un bref (writ) que seul un huissier du tribunal peut exécuter.',
  },
  'ca.home.bc-change': {
    says: 'En Colombie-Britannique, l’avis pour usage personnel est de trois mois depuis le 18 juin 2025.',
    was: 'Un propriétaire qui voulait emménager devait donner quatre mois, et vous aviez 30 jours pour contester.',
    is: 'Le propriétaire donne trois mois, et vous avez 21 jours pour contester.',
  },
  'ca.home.ab-pay': {
    says: 'En Alberta, un avis de 14 jours pour loyer impayé prend fin si vous payez tout au plus tard à la date de l’avis.',
  },
  'ca.home.ab-object': {
    says: 'En Alberta, vous pouvez vous opposer par écrit à un avis de 14 jours qui ne porte pas sur le loyer. Il faut alors une ordonnance au propriétaire.',
  },
  'ca.home.ab-clear': {
    says: 'Les 14 jours sont des jours entiers. Le jour où vous avez reçu l’avis et le jour du départ ne comptent pas.',
  },
  'ca.home.ab-fourteen': {
    says: 'En Alberta, agissez dans les 14 jours après avoir reçu un avis de 14 jours. Par prudence, nous comptons depuis sa date.',
    action: 'Payer le loyer, ou envoyer votre opposition écrite',
    consequence: 'Le propriétaire peut demander une ordonnance pour vous faire partir.',
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
  'ca.home.bc-order': {
    says: 'En Colombie-Britannique vous pouvez demander la révision d’un ordre de possession, le plus souvent dans les deux jours. Seul un huissier du tribunal peut vous faire sortir.',
  },
}

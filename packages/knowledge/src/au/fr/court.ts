/** The French words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FR: Words = {
  'au.claim.want': {
    says: 'Vous pouvez répondre et donner votre version. Cherchez le dernier jour pour le faire.',
  },
  'au.claim.reality': {
    says: 'C’est une vraie étape au tribunal. Ce n’est pas encore un jugement. Si vous répondez à temps, ils doivent prouver leur affaire.',
  },
  'au.claim.who': {
    says: 'Celui qui poursuit est le demandeur (plaintiff ou claimant). Vous êtes le défendeur (defendant). Le tribunal ne prend pas parti.',
  },
  'au.claim.rights': {
    says: 'Vous pouvez tout contester ou une partie, trouver un accord, ou demander à payer en plusieurs fois.',
  },
  'au.claim.not-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre paie, à votre compte ou à vos biens. Il leur faut d’abord un jugement (judgment).',
  },
  'au.claim.know-afca': {
    says: 'S’il s’agit d’un prêt ou d’une carte, une plainte à l’AFCA avant le jugement peut arrêter le procès.',
  },
  'au.claim.right-defend': {
    says: 'Vous avez le droit de déposer une défense (defence) et d’être entendu.',
  },
  'au.claim.right-afca': {
    says: 'Pour un prêt ou une carte, vous pouvez aller à l’AFCA même après l’arrivée de la demande, mais avant le jugement.',
  },
  'au.claim.right-old': {
    says: 'Vous pouvez dire que la demande est trop vieille. Écrivez-le dans votre défense (defence).',
  },
  'au.claim.step-date': {
    says: 'Notez le jour où vous avez reçu les papiers. Trouvez sur le formulaire le dernier jour pour répondre.',
  },
  'au.claim.step-help': {
    says: 'Appelez aujourd’hui la National Debt Helpline au 1800 007 007 ou l’aide juridique (legal aid).',
  },
  'au.claim.step-file': {
    says: 'Remplissez le formulaire de défense (defence) de ce tribunal et déposez-le à temps. Gardez une copie.',
  },
  'au.claim.step-proof': {
    says: 'Réunissez vos papiers : contrat, factures, e-mails et preuves de paiement.',
  },
  'au.claim.opt-defend': {
    says: 'Dites ce que vous acceptez, ce que vous refusez, et pourquoi.',
    title: 'Déposer une défense (defence)',
    cost: 'Le plus souvent gratuit.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Si vous perdez, vous pouvez devoir des frais.',
    bestFor: 'Vous ne devez rien, ou pas tout.',
  },
  'au.claim.opt-afca': {
    says: 'Déposez une plainte en ligne et dites-le à l’autre côté et au tribunal.',
    title: 'Aller à l’AFCA',
    cost: 'Gratuit.',
    time: 'Avant le jugement, et avant le dernier jour pour répondre.',
    risk: 'Déposez aussi une défense (defence) si le jour est proche.',
    bestFor: 'C’est un prêt, une carte ou une dette achetée.',
  },
  'au.claim.opt-settle': {
    says: 'Offrez une somme ou un plan. Déposez quand même votre défense (defence), sauf si l’accord est signé.',
    title: 'Trouver un accord ou payer en plusieurs fois',
    cost: 'La somme convenue.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Sans accord, le temps pour répondre peut passer.',
    bestFor: 'Vous devez la somme, mais ne pouvez pas payer tout de suite.',
  },
  'au.claim.warn-default': {
    says: 'Si vous ne répondez pas à temps, le tribunal peut décider sans vous. C’est un jugement par défaut (default judgment).',
  },
  'au.claim.insight-buyer': {
    says: 'Si un acheteur de dettes poursuit, demandez-lui de prouver chaque vente de la dette.',
    actionable:
      'Écrivez dans votre défense (defence) que vous n’admettez pas que la dette est à lui.',
  },
  'au.claim.nsw': {
    says: 'En Nouvelle-Galles du Sud, vous avez 28 jours à partir de la remise (service) pour déposer une défense (defence). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre défense (defence) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.vic': {
    says: 'Dans le Victoria, vous avez 21 jours à partir de la remise (service) pour déposer un avis de défense (notice of defence). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre avis de défense (notice of defence) au tribunal',
    consequence: 'Ils peuvent obtenir un ordre (order) sans vous entendre.',
  },
  'au.claim.qld': {
    says: 'Dans le Queensland, vous avez 28 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer un avis que vous allez vous défendre (notice of intention to defend)',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.wa': {
    says: 'En Australie-Occidentale, vous avez 14 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.judged.want': { says: 'Un tribunal a décidé, ou des officiers ont commencé à encaisser.' },
  'au.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez demander à payer en plusieurs fois, ou demander au tribunal de rouvrir l’affaire.',
  },
  'au.judged.who': {
    says: 'Seul un officier du tribunal (sheriff ou bailiff) peut saisir des biens. Une agence de recouvrement ne peut pas.',
  },
  'au.judged.rights': {
    says: 'Vous pouvez garder les objets de base du ménage, les outils de travail jusqu’à une somme, et assez de paie pour vivre.',
  },
  'au.judged.not-all': {
    says: 'Ils ne peuvent pas prendre votre paiement Centrelink avant qu’il soit versé. Les objets de base chez vous sont à l’abri aussi.',
  },
  'au.judged.right-instalments': {
    says: 'Vous pouvez demander au tribunal de payer en plusieurs fois. Dans la plupart des tribunaux, c’est gratuit ou bon marché, et cela arrête les autres mesures.',
  },
  'au.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou si vous avez une bonne défense, vous pouvez demander au tribunal d’annuler (set aside) le jugement.',
  },
  'au.judged.right-centrelink': {
    says: 'Les paiements Centrelink sont protégés par la loi contre la plupart des créanciers.',
  },
  'au.judged.step-call': {
    says: 'Appelez le tribunal avec le numéro de l’affaire. Demandez ce qui a été ordonné et quand.',
  },
  'au.judged.step-helpline': {
    says: 'Appelez la National Debt Helpline au 1800 007 007 pour une aide gratuite.',
  },
  'au.judged.step-instalments': {
    says: 'Remplissez le formulaire du tribunal pour payer en plusieurs fois. Écrivez vos revenus et vos dépenses.',
  },
  'au.judged.step-options': {
    says: 'Si vous ne pouvez rien payer, demandez ce que sont un accord de dettes (debt agreement) ou la faillite (bankruptcy) avant de choisir.',
  },
  'au.judged.opt-instalments': {
    says: 'Offrez une somme que vous pouvez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Gratuit ou de petits frais.',
    time: 'Quelques jours ou semaines.',
    risk: 'Si vous en sautez un, ils peuvent agir à nouveau.',
    bestFor: 'Vous devez la somme et avez un revenu.',
  },
  'au.judged.opt-setaside': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander l’annulation (set aside)',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez dans les jours qui viennent.',
    risk: 'Le tribunal peut refuser, avec des frais.',
    bestFor: 'Vous n’avez jamais reçu les papiers, ou vous avez une bonne défense.',
  },
  'au.judged.opt-afsa': {
    says: 'Les deux arrêtent la plupart des créanciers. La faillite (bankruptcy) dure trois ans et un jour.',
    title: 'Accord de dettes (debt agreement) ou faillite (bankruptcy)',
    cost: 'Demander la faillite est gratuit.',
    time: 'Quelques jours pour commencer.',
    risk: 'Cela limite les voyages et le crédit, et vous pouvez perdre une maison ou une bonne voiture.',
    bestFor: 'Vous ne pouvez pas payer et possédez peu.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Avec un jugement de 10 000 $ ou plus, ils peuvent demander un avis de faillite (bankruptcy notice). Il vous donne 21 jours.',
  },
  'au.demand.want': {
    says: 'L’étape suivante pourrait être la faillite (bankruptcy), si vous ne faites rien.',
  },
  'au.demand.reality': {
    says: 'Vous n’êtes pas encore en faillite. Vous avez 21 jours pour payer, trouver un accord ou demander au tribunal d’annuler l’avis (set aside).',
  },
  'au.demand.who': { says: 'L’avis est délivré par l’Official Receiver pour le créancier.' },
  'au.demand.rights': {
    says: 'Vous pouvez payer, convenir d’un plan, ou demander au tribunal fédéral d’annuler (set aside) l’avis dans les 21 jours.',
  },
  'au.demand.notice': {
    says: 'Vous avez 21 jours à partir de la remise d’un avis de faillite (bankruptcy notice). Par prudence, nous comptons à partir de sa date.',
    action: 'Payer, trouver un accord ou saisir le tribunal',
    consequence: 'Ils peuvent alors demander au tribunal de vous mettre en faillite.',
  },
  'au.demand.right-setaside': {
    says: 'Vous pouvez demander au tribunal de l’annuler (set aside) si le jugement est faux, trop petit ou déjà payé.',
  },
  'au.demand.right-threshold': {
    says: 'Le jugement doit être d’au moins 10 000 $ et avoir moins de six ans.',
  },
  'au.demand.step-day': { says: 'Notez le jour où vous avez reçu l’avis. Comptez 21 jours.' },
  'au.demand.step-lawyer': {
    says: 'Prenez un conseil juridique aujourd’hui. Appelez l’aide juridique (legal aid) ou la National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Offrez un plan au créancier par écrit. Demandez-lui de retirer l’avis.',
  },
  'au.demand.opt-deal': {
    says: 'Offrez un plan ou une somme plus petite et obtenez-le par écrit.',
    title: 'Trouver un accord',
    cost: 'La somme convenue.',
    time: 'Dans les 21 jours.',
    risk: 'Si l’accord n’est pas clair, l’avis court toujours.',
    bestFor: 'Vous devez la somme et pouvez payer avec le temps.',
  },
  'au.demand.opt-setaside': {
    says: 'Saisissez le Federal Circuit and Family Court dans les 21 jours.',
    title: 'Demander l’annulation (set aside)',
    cost: 'Des frais de tribunal. Vous pouvez demander moins.',
    time: 'Dans les 21 jours.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'L’avis ou le jugement est faux.',
  },
  'au.demand.warn': {
    says: 'Ne laissez pas passer les 21 jours. Ensuite, le tribunal ne peut presque plus aider.',
  },
  'au.judged.nsw-instalments': {
    says: 'En Nouvelle-Galles du Sud, vous pouvez demander au tribunal de payer en plusieurs fois. Tant qu’un ordre vaut et que vous payez, l’exécution (enforcement) s’arrête.',
  },
  'au.judged.nsw-wages': {
    says: 'En Nouvelle-Galles du Sud, une saisie de la paie (garnishee order) doit vous laisser une somme fixe de votre paie chaque semaine.',
  },
  'au.judged.vic-instalments': {
    says: 'Dans le Victoria, vous pouvez demander à payer en plusieurs fois. Si tout votre argent vient de Centrelink, aucun ordre n’est possible sans votre accord.',
  },
  'au.judged.qld-instalments': {
    says: 'Dans le Queensland, vous pouvez demander au tribunal un ordre de paiement en plusieurs fois (instalment order), et d’annuler (set aside) un jugement fait sans vous.',
  },
  'au.judged.wa-time': {
    says: 'En Australie-Occidentale, vous pouvez demander au tribunal du temps pour payer, un ordre de paiement en plusieurs fois (instalment order) ou une pause de l’exécution.',
  },
  'au.judged.sa-instalments': {
    says: 'En Australie-Méridionale, le tribunal doit regarder vos moyens et peut ordonner un paiement en plusieurs fois.',
  },
  'au.claim.sa': {
    says: 'En Australie-Méridionale, vous avez 28 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.tas': {
    says: 'En Tasmanie, vous avez 21 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.claim.act': {
    says: 'Dans l’ACT, vous avez 28 jours à partir de la remise (service). Par prudence, nous comptons à partir de la date du papier.',
    action: 'Déposer votre réponse (response) au tribunal',
    consequence:
      'Ils peuvent obtenir un jugement par défaut (default judgment) sans vous entendre.',
  },
  'au.judged.vic-setaside': {
    says: 'Dans le Victoria, vous pouvez demander au tribunal d’annuler (set aside) un ordre fait sans vous. Dites pourquoi vous n’étiez pas là et quelle est votre défense.',
  },
  'au.judged.wa-setaside': {
    says: 'En Australie-Occidentale, vous pouvez demander au tribunal d’annuler (set aside) un ordre fait sans vous. Dites pourquoi vous n’étiez pas là et quelle est votre défense.',
  },
  'au.claim.right-default-notice': {
    says: 'Pour un prêt ou une carte, ils doivent d’abord envoyer un avis de défaut (default notice) et laisser 30 jours. Demandez une copie; s’il n’y en a pas eu, dites-le dans votre défense.',
  },
}

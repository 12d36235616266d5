/** La décision de justice (judgment) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'gb.judgment.want': {
    says: 'Le papier dit combien, à qui et jusqu’à quand.',
  },
  'gb.judgment.reality': {
    says: 'C’est réel, mais ce n’est pas la fin. Vous pouvez payer à temps, demander à payer en plusieurs fois, ou demander l’annulation avec de bonnes raisons.',
  },
  'gb.judgment.reality-scotland': {
    says: 'En Écosse, l’ordre de payer d’un tribunal s’appelle « decree ». Le plus souvent, le créancier doit d’abord remettre une demande officielle (charge), qui vous donne 14 jours.',
  },
  'gb.judgment.reality-ni': {
    says: 'En Irlande du Nord, seul l’Enforcement of Judgments Office fait exécuter une décision (judgment). Il doit regarder ce que vous pouvez payer.',
  },
  'gb.judgment.rights-summary': {
    says: 'Vous pouvez éviter l’inscription si vous payez tout dans le mois. Vous pouvez demander à payer moins par mois. Vous pouvez demander l’annulation si la décision est fausse.',
  },
  'gb.judgment.who': {
    says: 'Le tribunal a rendu l’ordre. L’argent va au demandeur (claimant), pas au tribunal. Payez le demandeur, et gardez la preuve.',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: 'Tant que vous suivez les paiements fixés par le tribunal, ils ne peuvent pas envoyer d’huissiers (bailiffs) pour cette décision.',
  },
  'gb.judgment.no-bailiff-notice': {
    says: 'Les huissiers (bailiffs) ne peuvent pas venir sans avis. Vous devez recevoir un avis au moins sept jours francs avant qu’ils prennent des biens.',
  },
  'gb.judgment.know-month': {
    says: 'Payez tout dans le mois après la décision (judgment), et elle sort du registre. Plus tard, elle y reste six ans, marquée comme payée.',
    learnMore:
      'Envoyez au tribunal la preuve de votre paiement. Demandez un certificat s’il vous en faut un.',
  },
  'gb.judgment.one-month': {
    says: 'Si vous payez tout dans le mois après la date de la décision (judgment), elle est retirée du registre.',
    action: 'Tout payer, si vous voulez sortir du registre public',
    consequence: 'Après ce jour, elle reste six ans au registre, même si vous payez.',
  },
  'gb.judgment.instalments-step': {
    says: 'Payez chaque mensualité à temps, directement au demandeur (claimant), et gardez la preuve. Mettez en place un virement automatique (standing order) quelques jours avant la date due.',
  },
  'gb.judgment.instalments-option': {
    says: 'Payez la somme fixée par le tribunal avant chaque date due. Si vous ne pouvez pas, demandez à la changer avec le formulaire N245 avant d’en manquer une.',
    title: 'Suivre les mensualités',
    cost: 'La somme par mois de l’ordre.',
    time: 'Quelques minutes pour la mise en place.',
    risk: 'Un seul paiement manqué peut amener des huissiers (bailiffs).',
    bestFor: 'Vous devez l’argent et pouvez payer la somme par mois.',
  },
  'gb.judgment.step-read': {
    says: 'Cherchez la date de la décision (judgment), la somme et comment payer : d’un coup, ou tant par mois. Mettez les dates dans votre calendrier.',
  },
  'gb.judgment.step-request': {
    says: 'Appelez le tribunal aujourd’hui et demandez si la décision (judgment) a été rendue. Sinon, envoyez tout de suite votre défense ou votre offre de paiement.',
  },
  'gb.judgment.step-wrong': {
    says: 'Si vous n’avez jamais reçu la demande, ou ne devez rien, agissez cette semaine. Demandez au tribunal d’annuler la décision (set aside) avec le formulaire N244.',
  },
  'gb.judgment.step-afford': {
    says: 'Si vous devez l’argent mais ne pouvez pas payer comme ordonné, demandez au tribunal de plus petits paiements avec le formulaire N245.',
  },
  'gb.judgment.step-advice': {
    says: 'Appelez un conseiller en dettes gratuit. Il aide chaque jour avec ces formulaires. Demandez aussi l’aide pour les frais de tribunal.',
  },
  'gb.judgment.step-scotland': {
    says: 'Prenez maintenant conseil sur l’argent. Avec une demande officielle (charge), vous pouvez demander un « time to pay order ». Si vous ignoriez le procès, demandez ce qu’est le « recall ».',
  },
  'gb.judgment.step-pay-month': {
    says: 'Si vous pouvez, payez tout dans le mois après la date de la décision (judgment). Envoyez ensuite la preuve au tribunal.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Si vous payez en plusieurs fois, mettez en place un virement automatique (standing order) quelques jours avant chaque date. Un seul paiement manqué peut amener des huissiers (bailiffs).',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Dites dans le formulaire pourquoi c’est faux et quelle est votre défense. Dites quand vous l’avez appris. Envoyez des preuves, comme votre ancienne adresse.',
  },
  'gb.judgment.step-check-register': {
    says: 'Vous pouvez chercher votre nom dans le registre des décisions (judgments) chez Registry Trust. Vérifiez que celle-ci est vraie et juste.',
  },
  'gb.judgment.right-set-aside-must': {
    says: 'Le tribunal doit annuler une décision par défaut (default judgment) rendue trop tôt, ou après votre réponse à temps. C’est pareil si vous aviez déjà tout payé.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'Le tribunal peut l’annuler si vous avez une vraie chance de gagner, ou s’il y a une autre bonne raison. Vous devez demander vite.',
  },
  'gb.judgment.right-vary': {
    says: 'Vous pouvez demander à changer ce que vous payez chaque mois. Le tribunal regarde vos revenus et vos dépenses.',
  },
  'gb.judgment.right-off-register': {
    says: 'Si vous payez tout dans le mois, vous avez le droit de la faire retirer du registre public.',
  },
  'gb.judgment.right-wages': {
    says: 'S’ils demandent de l’argent sur votre salaire, le tribunal doit vous laisser assez pour vivre. Vous pouvez d’abord envoyer votre budget.',
  },
  'gb.judgment.right-time-order': {
    says: 'Pour les dettes de crédit, parlez du délai (time order) à un conseiller. Le tribunal peut changer les paiements et parfois les intérêts.',
  },
  'gb.judgment.option-pay': {
    says: 'Payez le demandeur (claimant) et envoyez la preuve au tribunal. L’inscription sort du registre.',
    title: 'Tout payer dans le mois',
    cost: 'La somme de la décision.',
    time: 'Dans le mois après la date de la décision.',
    risk: 'Vous perdez peut-être la chance de la contester.',
    bestFor: 'Vous devez l’argent et pouvez le trouver.',
  },
  'gb.judgment.option-set-aside': {
    says: 'Utilisez le formulaire N244. Expliquez votre défense et pourquoi vous n’avez pas répondu avant.',
    title: 'Demander au tribunal de l’annuler',
    cost: 'Des frais de tribunal. Une aide est possible avec de petits revenus.',
    time: 'Agissez en quelques jours. Une audience en quelques semaines.',
    risk: 'Si vous perdez, vous pouvez aussi payer leurs frais.',
    bestFor: 'Vous n’avez jamais reçu la demande, ou vous ne devez rien.',
  },
  'gb.judgment.option-vary': {
    says: 'Utilisez le formulaire N245 avec votre budget. Continuez à payer ce que vous pouvez pendant l’attente.',
    title: 'Demander à payer de plus petites sommes',
    cost: 'De petits frais de tribunal. Une aide est possible.',
    time: 'Quelques semaines.',
    risk: 'Elle reste six ans au registre.',
    bestFor: 'Vous devez l’argent, mais les paiements sont trop élevés.',
  },
  'gb.judgment.option-help': {
    says: 'Un conseiller peut vérifier si elle peut être annulée, et regarder toutes vos dettes.',
    title: 'Prendre un conseil gratuit sur les dettes',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec une décision de justice (judgment).',
  },
  'gb.judgment.warn-bailiffs': {
    says: 'Sans paiement ni réponse, ils peuvent demander au tribunal des huissiers (bailiffs), une part de votre salaire ou une charge sur votre logement.',
  },
  'gb.judgment.warn-move-fast': {
    says: 'Le tribunal regarde si vous avez agi vite une fois informé. Si vous voulez l’annulation, n’attendez pas.',
  },
  'gb.judgment.insight-default': {
    says: 'Cette décision (judgment) a été rendue, ou demandée, car le tribunal n’a pas eu de réponse de vous. Aucun juge n’a entendu votre côté.',
    actionable:
      'Vérifiez où et quand la demande a été envoyée. Si elle est partie à une ancienne adresse, dites-le tout de suite au tribunal.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Ce papier demande au tribunal une décision (judgment). Elle n’a peut-être pas encore été rendue.',
    actionable:
      'Appelez le tribunal maintenant avec le numéro de l’affaire (claim number). S’il n’y a pas encore de décision, envoyez votre réponse le même jour.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Demandez au demandeur (claimant) d’accepter l’annulation de la décision (set aside) contre paiement. Certains acceptent, et le tribunal peut alors donner l’ordre.',
    risk: 'Il peut dire non. Il y a quand même des frais de tribunal.',
    notWhen: 'Votre mois pour payer va bientôt finir.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Quand vous demandez d’annuler ou de changer une décision (judgment), demandez aussi de retenir les huissiers (bailiffs) jusqu’à la réponse du tribunal.',
    risk: 'Le tribunal peut vouloir un paiement pendant l’attente.',
    notWhen: 'Personne n’a demandé d’huissiers (bailiffs).',
  },
  'gb.judgment.element-case': {
    says: 'Une vraie décision (judgment) nomme un tribunal et un numéro d’affaire (claim number).',
    name: 'Un tribunal, un numéro d’affaire (claim number) et une date',
    ifMissing:
      'Nous ne voyons pas de numéro d’affaire. Cherchez dans le registre des décisions avant de payer.',
  },
  'gb.judgment.rights-later': {
    says: 'Vous pouvez demander de payer moins par mois. S’il est faux, demandez son annulation. Une fois tout payé, il est marqué comme payé.',
  },
  'gb.judgment.option-pay-later': {
    says: 'Payez le demandeur et envoyez la preuve au tribunal. Le registre montre alors que vous avez payé.',
    title: 'Tout payer et le faire marquer comme payé',
    cost: 'Ce qui reste du jugement.',
    time: 'Quelques semaines avant que le registre le montre.',
    risk: 'Il reste six ans au registre, comme payé.',
    bestFor: 'Vous devez la somme et avez trouvé l’argent.',
  },
}

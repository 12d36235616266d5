/** The French words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FR: Words = {
  'us.claim.want': {
    says: 'Quelqu’un vous poursuit en justice. Il veut que le tribunal vous ordonne de payer ou de faire quelque chose.',
  },
  'us.claim.who': {
    says: 'Le demandeur (plaintiff) est celui qui poursuit. Vous êtes le défendeur (defendant). Le tribunal n’a encore rien décidé.',
  },
  'us.claim.reality': {
    says: 'C’est vrai, et le délai est court. Si vous répondez, ils doivent prouver ce qu’ils disent. Sinon, ils gagnent.',
  },
  'us.claim.rights-summary': {
    says: 'Vous pouvez répondre, voir leurs preuves et être entendu par un juge. Vous n’avez pas besoin d’un avocat pour répondre.',
  },
  'us.claim.not-yet': {
    says: 'Ils ne peuvent pas prendre votre salaire ou l’argent de la banque à cause de ce papier. Il leur faut d’abord un jugement.',
  },
  'us.claim.know-default': {
    says: 'Beaucoup de procès pour dettes sont gagnés seulement parce que personne ne répond. Souvent, une réponse oblige un acheteur de dettes à montrer des preuves qu’il n’a pas.',
    learnMore: 'Beaucoup de tribunaux ont un formulaire de réponse à remplir sur leur page d’aide.',
  },
  'us.claim.right-heard': {
    says: 'Vous avez le droit d’être informé du procès et d’être entendu avant qu’un tribunal décide.',
  },
  'us.claim.right-proof': {
    says: 'Vous avez le droit d’exiger la preuve que vous devez cette somme et que la dette leur appartient.',
  },
  'us.claim.right-wages': {
    says: 'Même s’ils gagnent, la plus grande partie de votre paie reste à vous. Pour une dette normale, on peut prendre au plus un quart, et moins sur une paie basse.',
  },
  'us.claim.right-old': {
    says: 'Une agence de recouvrement ne peut pas vous poursuivre après la fin du délai de la dette. Vous devez le dire dans votre réponse.',
  },
  'us.claim.right-place': {
    says: 'Une agence de recouvrement peut vous poursuivre seulement là où vous habitez maintenant ou là où vous avez signé le contrat.',
  },
  'us.claim.right-service': {
    says: 'En service militaire actif, vous pouvez demander au tribunal d’attendre au moins 90 jours. Aucun jugement n’est permis avant qu’il ait vérifié.',
  },
  'us.claim.right-waiver': {
    says: 'Si vous ne pouvez pas payer les frais du tribunal, demandez au greffe (clerk) un formulaire de dispense de frais (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'Devant un tribunal fédéral, vous avez 21 jours pour répondre après la remise des papiers.',
    action: 'Déposer votre réponse au tribunal fédéral',
    consequence: 'Le tribunal peut rendre contre vous un jugement par défaut (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'Le délai court du jour où les papiers vous ont été remis. Dans beaucoup d’États, c’est seulement 20 à 30 jours. Notez ce jour.',
  },
  'us.claim.warning-late': {
    says: 'Votre délai est peut-être presque fini. Déposez une réponse aujourd’hui, ou appelez le greffe (clerk) et demandez si un défaut (default) est inscrit.',
  },
  'us.claim.step-answer': {
    says: 'Cherchez dans l’assignation (summons) le dernier jour pour répondre ou le jour de l’audience. Notez-le maintenant dans votre agenda.',
  },
  'us.claim.step-file': {
    says: 'Déposez une réponse écrite au tribunal. Répondez à chaque point numéroté : d’accord, pas d’accord, ou je ne sais pas.',
  },
  'us.claim.step-help': {
    says: 'Appelez aujourd’hui l’aide juridique (legal aid) ou le centre d’aide du tribunal (self-help center). C’est gratuit. Appeler l’avocat de l’autre partie n’est pas une réponse.',
  },
  'us.claim.step-copy': {
    says: 'Envoyez une copie de votre réponse à l’avocat de l’autre partie. Gardez-en une avec le tampon du tribunal.',
  },
  'us.claim.step-defences': {
    says: 'Donnez vos raisons dans la réponse : dette pas à moi, payée, somme fausse, trop vieille, ou pas de preuve qu’elle leur appartient.',
  },
  'us.claim.step-settle': {
    says: 'Vous pouvez trouver un accord à tout moment. Déposez d’abord votre réponse et ayez l’accord par écrit avec le numéro de l’affaire.',
  },
  'us.claim.option-defend': {
    says: 'Déposez une réponse qui conteste ce qui est faux et donne vos raisons. Puis allez à chaque audience.',
    title: 'Répondre et exiger des preuves',
    cost: 'Des frais de dépôt dans certains tribunaux ; demandez une dispense (waiver)',
    time: 'Dans beaucoup d’États, 20 à 30 jours pour répondre',
    risk: 'Si vous perdez, des frais peuvent s’ajouter.',
    bestFor:
      'Vous ne le devez pas, la somme est fausse, c’est vieux, ou un acheteur de dettes vous poursuit.',
  },
  'us.claim.option-help': {
    says: 'L’aide juridique (legal aid), une clinique d’une faculté de droit ou le centre d’aide du tribunal peut vous aider à répondre à temps.',
    title: 'Obtenir une aide juridique gratuite',
    cost: 'Gratuit si votre revenu est bas',
    time: 'Appelez aujourd’hui',
    risk: 'Aucun. Le délai court toujours.',
    bestFor: 'Vous ne savez pas quoi écrire, ou la somme est grande.',
  },
  'us.claim.option-settle': {
    says: 'Offrez une somme ou un paiement par mois. Demandez que l’affaire soit close (dismissed) et vérifiez au tribunal qu’elle l’est.',
    title: 'Régler l’affaire par un accord',
    cost: 'Ce que vous acceptez de payer',
    time: 'Des jours à des semaines',
    risk: 'Un accord sans papier déposé n’empêche peut-être pas un jugement par défaut (default judgment).',
    bestFor: 'Vous le devez et pouvez payer une partie maintenant ou en plusieurs fois.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Une procédure de faillite (bankruptcy) arrête tout de suite la plupart des procès et des réclamations. Il faut d’abord un court cours avec un conseiller agréé.',
    title: 'Se renseigner sur la faillite (bankruptcy)',
    cost: 'Des frais de tribunal ; souvent le premier entretien avec un avocat est gratuit',
    time: 'Quelques mois ou années',
    risk: 'Cela reste dans votre dossier de crédit jusqu’à dix ans.',
    bestFor: 'Vos dettes dépassent de loin ce que vous pourrez jamais payer.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Un acheteur de dettes doit montrer une chaîne de papiers sans trou, du premier prêteur jusqu’à lui.',
    actionable: 'Demandez dans votre réponse les papiers qui montrent chaque vente de la dette.',
  },
  'us.claim.not-served': {
    says: 'La façon dont vous avez reçu les papiers compte. Un procès peut être arrêté s’ils ne vous ont jamais été remis comme il faut.',
    actionable:
      'Notez comment et quand vous avez reçu les papiers. Dites au tribunal si cela n’a pas été bien fait.',
  },
  'us.judgment.want': {
    says: 'Un tribunal a décidé que vous devez payer. L’autre partie peut maintenant demander de prendre votre salaire ou l’argent à la banque.',
  },
  'us.judgment.who': {
    says: 'Celui qui a gagné est le créancier du jugement (judgment creditor). Vous êtes le débiteur du jugement (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Un jugement est sérieux, mais ce n’est pas la fin. Si vous n’avez jamais su qu’il y avait un procès, vous pouvez demander de l’annuler.',
  },
  'us.judgment.rights-summary': {
    says: 'Une grande partie de votre paie et tout Social Security restent à vous. Vous pouvez demander une protection (exemption), un paiement par mois, ou la réouverture de l’affaire.',
  },
  'us.judgment.not-yet': {
    says: 'Personne ne peut prendre votre paie sans un ordre de saisie (garnishment) envoyé à votre employeur. Vous ne pouvez pas aller en prison parce que vous devez de l’argent.',
  },
  'us.judgment.right-undo': {
    says: 'Si les papiers ne vous ont jamais été remis, vous pouvez demander au tribunal d’annuler le jugement. Faites-le tout de suite.',
  },
  'us.judgment.right-service': {
    says: 'Si vous étiez en service militaire actif, vous pouvez demander de rouvrir un jugement par défaut (default judgment). Vous avez pour cela 90 jours après la fin de votre service.',
  },
  'us.judgment.step-read': {
    says: 'Cherchez la date du jugement et demandez le dossier au greffe (clerk). Le délai pour faire appel ou rouvrir est court.',
  },
  'us.judgment.step-aid': {
    says: 'Appelez l’aide juridique (legal aid) aujourd’hui. Demandez si le jugement peut être annulé et quel argent est protégé dans votre État.',
  },
  'us.judgment.step-questions': {
    says: 'Si le tribunal vous ordonne de venir ou de répondre à des questions sur votre argent, faites-le. Ignorer cet ordre peut mener à une arrestation.',
  },
  'us.judgment.option-undo': {
    says: 'Déposez une demande d’annulation du jugement (motion to vacate). Dites pourquoi vous avez manqué le procès et quelle est votre défense.',
    title: 'Demander au tribunal de l’annuler',
    cost: 'Des frais dans certains tribunaux ; demandez une dispense (waiver)',
    time: 'Souvent 30 jours ou moins pour un appel ; agissez maintenant',
    risk: 'Le juge peut dire non.',
    bestFor: 'Vous n’avez pas reçu les papiers, ou aviez une bonne raison de manquer la date.',
  },
  'us.judgment.option-plan': {
    says: 'Offrez de payer par mois et demandez qu’ils ne saisissent pas pendant que vous payez. Ayez-le par écrit.',
    title: 'Convenir d’un plan de paiement',
    cost: 'Ce que vous pouvez tenir, plus les intérêts',
    time: 'Des semaines',
    risk: 'Si vous manquez un paiement, ils peuvent utiliser le jugement.',
    bestFor: 'Le jugement est juste et vous avez un revenu.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Une demande de faillite (bankruptcy) arrête tout de suite la plupart des saisies et peut mettre fin à beaucoup de dettes.',
    title: 'Se renseigner sur la faillite (bankruptcy)',
    cost: 'Des frais de tribunal et souvent un avocat',
    time: 'Quelques mois ou années',
    risk: 'Cela reste dans votre dossier de crédit jusqu’à dix ans. Certaines dettes restent.',
    bestFor: 'Vous ne pouvez pas payer celle-ci et vos autres dettes.',
  },
  'us.judgment.option-pay': {
    says: 'Payez d’une façon qui laisse une preuve. Demandez ensuite un papier qui dit que le jugement est payé (satisfaction of judgment), déposé au tribunal.',
    title: 'Payer et obtenir une preuve',
    cost: 'La somme, les frais et les intérêts',
    time: 'Un jour',
    risk: 'Aucun si vous obtenez le papier.',
    bestFor: 'Vous le devez et pouvez le payer.',
  },
  'us.claim.foreclosure-120': {
    says: 'Une société de prêt immobilier (mortgage company) doit le plus souvent attendre plus de 120 jours de retard avant de commencer la saisie de la maison (foreclosure).',
    learnMore:
      'Un conseiller en logement agréé par le HUD peut vous aider gratuitement à demander un plan.',
  },
  'us.claim.ask-bankruptcy': {
    says: 'La faillite (bankruptcy) arrête tout de suite la plupart des réclamations. Elle peut mettre fin aux dettes de carte, de soins et de prêt. La pension pour enfants, la plupart des impôts et la plupart des prêts étudiants restent. Parlez d’abord à un avocat.',
    dependsOn: 'votre revenu, ce que vous possédez et le type de vos dettes',
  },
}

/** The French words of the rows in ../lawsuits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUITS_FR: Words = {
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
  'us.claim.insight-own-the-debt': {
    says: 'Un acheteur de dettes doit montrer une chaîne de papiers sans trou, du premier prêteur jusqu’à lui.',
    actionable: 'Demandez dans votre réponse les papiers qui montrent chaque vente de la dette.',
  },
  'us.claim.not-served': {
    says: 'La façon dont vous avez reçu les papiers compte. Un procès peut être arrêté s’ils ne vous ont jamais été remis comme il faut.',
    actionable:
      'Notez comment et quand vous avez reçu les papiers. Dites au tribunal si cela n’a pas été bien fait.',
  },
}

/** Court orders for payment (monitorio): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_FR: Words = {
  'es.claim.want-order': {
    says: 'C’est un ordre de payer du tribunal (monitorio). Quelqu’un demande au tribunal de vous faire payer. Le tribunal ne vous a pas encore entendu.',
  },
  'es.claim.unfair-check': {
    says: 'Dans un ordre de payer contre un consommateur, le juge doit chercher les clauses abusives. Dites au tribunal celles que vous voyez.',
  },
  'es.claim.deadline-order': {
    says: 'Vous avez 20 jours ouvrables depuis le jour où vous l’avez reçu. Nous comptons depuis sa date, par prudence.',
    action: 'Payer, ou envoyer votre opposition (oposición) au tribunal',
    consequence:
      'Le créancier peut demander au tribunal de prendre votre salaire, vos comptes et vos biens.',
  },
  'es.claim.right-oppose': {
    says: 'Vous avez le droit de vous opposer à un ordre de payer. Vous devez dire les raisons : payé, somme fausse, pas à vous, trop ancien, clauses abusives.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Jusqu’à 2 000 €, il ne faut ni avocat ni représentant (procurador) pour s’opposer ou répondre.',
  },
  'es.claim.step-oppose': {
    says: 'Si vous ne devez pas tout, envoyez avant le dernier jour une opposition écrite avec vos raisons. Dites clairement quelle part vous niez.',
  },
  'es.claim.insight-silence': {
    says: 'Si vous ne répondez pas à un ordre de payer, il devient aussi fort qu’un jugement.',
    actionable: 'Répondez avant le dernier jour, même si vous ne devez qu’une part.',
  },
  'es.claim.insight-over-15000': {
    says: 'Au-dessus de 15 000 €, le créancier doit ouvrir un nouveau procès sous un mois après votre opposition. Sinon, l’affaire finit et il paie les frais.',
    actionable: 'Demandez au greffier ce qui s’est passé après ce mois.',
  },
  'es.claim.tactic-partial': {
    says: 'Si vous devez une part, reconnaissez seulement celle-là et opposez-vous au reste.',
    risk: 'Ils peuvent recouvrer la part reconnue.',
    notWhen: 'Ne le faites pas si toute la dette est trop ancienne.',
  },
  'es.claim.right-usury': {
    says: 'Si l’intérêt d’une carte ou d’un prêt rapide dépasse de beaucoup le taux normal, dites dans l’oposición que c’est de l’usure (usura). Vous ne devez alors que l’argent reçu.',
  },
}

/** The French words of Spain: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_FR: Words = {
  'es.limit.five': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans. Celles dues avant le 7 octobre 2015 ont fini en 2020, si rien ne les a fait repartir.',
    from: 'le jour où ils pouvaient d’abord demander le paiement',
    restartedBy:
      'Ceci peut faire repartir ce délai : un paiement, un aveu, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'es.limit.rent': {
    says: 'Le loyer et les autres paiements dus chaque mois ou année sont trop anciens après cinq ans.',
    from: 'le jour où chaque paiement était dû',
    restartedBy:
      'Ceci peut faire repartir ce délai : un paiement, un aveu, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'es.limit.mortgage': {
    says: 'Une demande sur un logement hypothéqué est trop ancienne après vingt ans.',
    from: 'le jour où le prêteur pouvait d’abord demander tout l’argent',
    restartedBy:
      'Ceci peut faire repartir ce délai : un paiement, un aveu, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'es.limit.professional': {
    says: 'Les factures d’avocats, médecins, enseignants et magasins sont trop anciennes après trois ans.',
    from: 'le jour où le service a fini',
    restartedBy:
      'Ceci peut faire repartir ce délai : un paiement, un aveu, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'es.limit.judgment': {
    says: 'L’exécution d’un jugement doit être demandée sous cinq ans. Une fois commencée, elle ne finit pas par le temps seul.',
    from: 'le jour où le jugement est devenu définitif',
    restartedBy: 'Rien ne fait repartir ce délai, mais une affaire commencée à temps continue.',
  },
  'es.limit.tax': {
    says: 'Les dettes d’impôt finissent après quatre ans sans acte du service ni de vous.',
    from: 'le lendemain de la fin du délai pour payer ou déclarer',
    restartedBy:
      'Chaque acte du service qui vous parvient, un paiement ou un recours fait repartir les quatre ans.',
  },
  'es.limit.benefit': {
    says: 'Une prestation versée en trop peut être réclamée pendant quatre ans, même si l’erreur vient de l’organisme.',
    from: 'le jour où vous avez reçu l’argent, ou où il pouvait être réclamé',
    restartedBy:
      'Chaque acte de l’organisme qui vous parvient, ou un paiement, fait repartir les quatre ans.',
  },
  'es.limit.wages': {
    says: 'Vous avez un an pour réclamer un salaire impayé.',
    from: 'le jour où le salaire était dû',
    restartedBy: 'Une demande de conciliation ou une réclamation écrite fait repartir l’année.',
  },
  'es.limit.insurance': {
    says: 'Vous avez deux ans pour réclamer à un assureur pour des choses, et cinq pour des personnes.',
    from: 'le jour où vous pouviez d’abord réclamer',
    restartedBy: 'Une réclamation écrite à l’assureur fait repartir le délai.',
  },
  'es.limit.insight-catalonia': {
    says: 'En Catalogne, d’autres délais peuvent valoir : dix ans pour la plupart des dettes, trois pour les paiements mensuels et les factures.',
    actionable: 'Demandez à un conseiller quel droit suit votre contrat.',
  },
}

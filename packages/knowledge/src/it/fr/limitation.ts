/** The French words of Italy: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'it.limit.ten': {
    says: 'Les prêts et la plupart des dettes sont trop anciens après dix ans. C’est à vous de le dire : le juge ne le fera pas pour vous.',
    from: 'le jour où la dette est devenue due ; pour un prêt en plusieurs parts, le plus souvent la dernière part',
    restartedBy:
      'Ceci relance ce délai : un paiement ou une reconnaissance par vous, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'it.limit.five': {
    says: 'Loyer, factures de téléphone, frais de copropriété et autres paiements dus chaque année ou plus souvent sont trop anciens après cinq ans.',
    from: 'le jour où chaque paiement était dû',
    restartedBy:
      'Ceci relance ce délai : un paiement ou une reconnaissance par vous, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'it.limit.two': {
    says: 'Les factures d’électricité, gaz et eau sont trop anciennes après deux ans.',
    from: 'le jour où la facture était due',
    restartedBy:
      'Ceci relance ce délai : un paiement ou une reconnaissance par vous, un procès, ou une demande écrite qui vous est parvenue.',
  },
  'it.limit.judgment': {
    says: 'Une dette avec un jugement ou une injonction définitifs dure dix ans.',
    from: 'le jour où il est devenu définitif',
    restartedBy:
      'Un commandement (precetto), une saisie ou une demande écrite relance les dix ans.',
  },
  'it.limit.fines': {
    says: 'Les amendes de la route, et les avis qui les recouvrent, sont trop anciens après cinq ans.',
    from: 'le jour de l’infraction, puis chaque papier qui vous est remis',
    restartedBy: 'Chaque papier qui vous est remis relance les cinq ans.',
  },
  'it.limit.insurance': {
    says: 'Une demande sur un contrat d’assurance est trop ancienne après deux ans, sur une assurance vie après dix.',
    from: 'le jour de l’événement',
    restartedBy: 'Une demande écrite à l’assureur relance le délai.',
  },
  'it.limit.wages': {
    says: 'Le salaire impayé et l’indemnité de fin d’emploi (TFR) peuvent être réclamés pendant cinq ans, le plus souvent depuis la fin de l’emploi.',
    from: 'le plus souvent la fin de l’emploi',
    restartedBy: 'Une demande écrite ou le bureau du travail relance le délai.',
  },
}

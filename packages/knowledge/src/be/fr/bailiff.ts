/** A bailiff who asks for money or starts a seizure: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'be.court.officer-want': { says: 'Un huissier vous demande de payer, ou commence une saisie.' },
  'be.court.officer-who': {
    says: 'Un huissier de justice est un officier public. Pour saisir, il faut un jugement ou un autre titre.',
  },
  'be.court.officer-reality-none': {
    says: 'On ne voit pas de jugement. L’huissier peut alors seulement demander, avec des frais plafonnés.',
  },
  'be.court.officer-reality': {
    says: 'La lettre parle d’un titre, donc il peut être exécuté. Un plan reste possible, et beaucoup est protégé.',
  },
  'be.court.officer-not-yet': { says: 'Sans titre, personne ne peut entrer ni prendre des biens.' },
  'be.court.officer-deadline-bank': {
    says: 'Vous avez 15 jours après la dénonciation pour vous opposer à la saisie devant le juge des saisies.',
    action: 'S’opposer à la saisie-arrêt',
    consequence: 'Après, la banque ou l’employeur paie.',
  },
  'be.court.officer-deadline-goods': {
    says: 'Vous avez quinze jours après le premier acte de saisie pour dire à l’huissier quels biens sont protégés.',
    action: 'Signaler les biens protégés',
    consequence: 'Après, vous ne pouvez plus le faire.',
  },
  'be.court.officer-step-title': { says: 'Demandez une copie du jugement et le décompte complet.' },
  'be.court.officer-step-plan': {
    says: 'Proposez maintenant une mensualité par écrit. Dites si vous avez une médiation de dettes.',
  },
  'be.court.officer-step-help': { says: 'Appelez votre CPAS pour une médiation gratuite.' },
  'be.court.officer-right-goods': {
    says: 'Lit, vêtements, lave-linge, chauffage, frigo, table, affaires d’enfant, un téléphone et outils de travail sont protégés.',
  },
  'be.court.officer-right-pay': {
    says: 'Une part de base du salaire est insaisissable. Les montants changent chaque année et montent avec les enfants.',
  },
  'be.court.officer-right-benefits': {
    says: 'Allocations familiales, revenu d’intégration et autres aides restent protégés, aussi un temps sur le compte.',
  },
  'be.court.officer-right-judge': { says: 'Vous pouvez saisir le juge des saisies.' },
  'be.court.officer-option-plan': {
    title: 'Convenir d’un plan',
    says: 'Proposez une mensualité avec votre budget.',
    cost: 'Ce que vous proposez, et de petits frais.',
    time: 'Une lettre.',
    risk: 'Les frais reprennent si vous arrêtez.',
    bestFor: 'Vous devez la somme.',
  },
  'be.court.officer-option-collective': {
    title: 'Demander un règlement collectif',
    says: 'Le tribunal du travail peut arrêter les saisies et fixer un plan. Le CPAS aide à déposer.',
    cost: 'Rien pour déposer.',
    time: 'Quelques semaines.',
    risk: 'Règles strictes jusqu’à sept ans.',
    bestFor: 'Vous avez beaucoup de dettes.',
  },
}

/** The French words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_WORDS: Words = {
  'ca.car.want': { says: 'Le prêteur veut les paiements en retard, ou l’auto.' },
  'ca.car.step': {
    says: 'Appelez le prêteur avant le dernier jour de l’avis. Offrez un plan et retirez vos affaires de l’auto.',
  },
  'ca.car.on-two-thirds': {
    says: 'En Ontario, une fois les deux tiers payés, on ne peut le plus souvent prendre le bien qu’avec la permission du tribunal.',
  },
  'ca.car.on-sale': {
    says: 'En Ontario, le prêteur doit vous avertir 15 jours avant de vendre l’auto. Vous pouvez la reprendre en payant ce que dit l’avis.',
  },
  'ca.car.bc-two-thirds': {
    says: 'En Colombie-Britannique, une fois les deux tiers payés, il faut un ordre du tribunal. Qui reprend l’auto ne peut le plus souvent pas aussi poursuivre.',
  },
  'ca.car.ab-sale': {
    says: 'En Alberta, un huissier civil doit saisir l’auto, et vous pouvez vous opposer dans les 15 jours.',
  },
  'ca.car.qc-thirty': {
    says: 'Au Québec, le commerçant doit d’abord donner un avis de 30 jours. Une fois la moitié payée, il lui faut la permission du tribunal.',
  },
}

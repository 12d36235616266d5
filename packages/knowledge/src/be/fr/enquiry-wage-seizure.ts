/** Questions about how much of the pay a bailiff may have held back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_FR: Words = {
  'be.ask.wage-part': {
    says: 'En 2026, les premiers 1 419 € nets par mois sont protégés. Des tranches suivantes, on peut prendre 20, 30 et 40 %, et tout au-delà de 1 839 €. Chaque enfant à charge protège 88 € de plus : remettez la déclaration d’enfant à charge à l’huissier ou à l’employeur. Si c’est trop, allez chez le juge des saisies. Avec plusieurs dettes, le règlement collectif (tribunal du travail) arrête les saisies.',
    dependsOn: 'votre salaire et les enfants à charge',
  },
}

/** French: the words of the rows in ../job-offer-withdrawn.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_OFFER_WITHDRAWN_FR: Words = {
  'gb.offer.right-notice': {
    says: 'Quand vous dites oui à une offre, cela peut être un contrat. Pour y mettre fin, il faut un préavis ou le payer, sauf si vous n’avez pas rempli une condition. Un tribunal peut ordonner ce paiement.',
  },
  'gb.offer.right-no-discrimination': {
    says: 'Une offre ne peut pas être retirée à cause de l’âge, du sexe, de l’origine, de la foi, d’un handicap, d’une grossesse ou de l’orientation sexuelle. Cela vaut avant le premier jour.',
  },
  'gb.offer.right-data': {
    says: 'Vous pouvez demander gratuitement les données sur vous. Une référence donnée en confidence peut manquer.',
  },
}

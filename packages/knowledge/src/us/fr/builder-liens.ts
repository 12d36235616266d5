/** The French words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const BUILDER_LIENS_FR: Words = {
  'us.lien.ca-builder': {
    says: 'En Californie, le privilège (lien) d’un artisan sur la maison prend fin s’il n’agit pas en justice dans les 90 jours après l’avoir inscrit. Sans la licence requise, il ne peut le plus souvent rien réclamer.',
  },
  ...stateWords('home-lien', {
    'MI OH PA':
      'si vous avez payé tout votre entrepreneur avant l’arrivée du privilège (lien), une firme qui a travaillé pour lui ne peut le plus souvent pas le garder sur votre maison. Gardez la preuve de chaque paiement',
    AZ: 'seule une firme qui a un contrat écrit avec vous peut avoir un privilège (lien) sur la maison où vous vivez',
    GA: 'la firme doit inscrire le privilège (lien) dans les 90 jours après son travail. Si vous inscrivez une contestation (notice of contest), elle doit agir en justice dans les 60 jours, sinon il prend fin',
    IL: 'vous pouvez envoyer à la firme un avis d’agir en justice. Si elle ne le fait pas dans les 30 jours, le privilège (lien) prend fin',
    NC: 'la firme doit déposer le privilège (lien) dans les 120 jours après son dernier travail et agir en justice dans les 180 jours, sinon il prend fin',
    WA: 'un privilège (lien) sur une maison prend fin si la firme n’agit pas en justice dans les huit mois. Sur la maison où vous vivez, il ne couvre que ce que vous deviez encore à votre entrepreneur quand l’avis est arrivé',
  }),
}

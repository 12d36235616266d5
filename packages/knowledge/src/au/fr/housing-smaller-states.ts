/** The French words of the rows in ../housing-smaller-states.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SMALLER_STATES_FR: Words = {
  'au.home.sa-grounds': {
    says: 'Depuis le 1er juillet 2024, un propriétaire en Australie-Méridionale a besoin d’une raison pour mettre fin à un bail ou ne pas le renouveler. À la fin d’une durée, c’est 60 jours.',
  },
  'au.home.act-grounds': {
    says: 'Dans l’Australian Capital Territory, un propriétaire a besoin d’une raison pour mettre fin à un bail depuis le 1er avril 2023.',
  },
  'au.home.tas-notice': {
    says: 'En Tasmanie, le propriétaire a besoin d’une raison de la loi (Act) et presque toujours de 14, 28 ou 42 jours de préavis. Seul le tribunal (court) peut ordonner que vous partiez.',
  },
  'au.home.nt-notice': {
    says: 'Dans le Territoire du Nord, seul NTCAT peut ordonner que vous partiez. Un avis (notice) pour loyer impayé doit d’abord vous donner du temps pour régler le problème.',
  },
  'au.home.act-tribunal': {
    says: 'Dans l’ACT, seul ACAT peut ordonner que vous partiez. Pour un loyer impayé, un avis (remedy notice) vient d’abord, avec sept jours pour payer.',
  },
  'au.home.sa-breach': {
    says: 'En Australie-Méridionale, un avis (notice) pour loyer impayé vous donne au moins sept jours pour payer. Seul SACAT peut ordonner que vous partiez.',
  },
}

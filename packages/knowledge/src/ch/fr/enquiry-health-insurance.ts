/** The French words of the rows in ../enquiry-health-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_INSURANCE_FR: Words = {
  'ch.ask.health-premium': {
    says: 'Demandez des acomptes à la caisse et un subside au canton. Les soins de base continuent. La caisse doit rappeler et donner 30 jours. Elle ne peut poursuivre que deux fois par an.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'vos primes impayées',
    says: 'Vous pouvez changer pour la nouvelle année si votre lettre arrive d’ici au 30 novembre. Si vous devez des primes, des participations ou des frais, il faut d’abord tout payer. Chaque caisse doit vous prendre pour l’assurance de base.',
  },
  'ch.ask.change-insurer-by-post': {
    says: 'Le cachet de la poste ne compte pas. Pour l’assurance de base, votre lettre doit être chez l’assureur au plus tard le 30 novembre, ou le dernier jour ouvrable avant, aux heures de bureau. La poster ce jour-là est trop tard. Envoyez-la en recommandé une semaine avant, ou portez-la à une agence et faites tamponner votre copie. Les primes dues doivent d’abord être payées.',
  },
}

/** The French words of the rows in ../enquiry-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_FR: Words = {
  'nl.ask.private-parking': {
    says: 'La pénalité d’une entreprise est une affaire de contrat, pas une amende de l’État. Elle doit la prouver, et un juge peut la baisser.',
    dependsOn: 'de savoir si vous conduisiez et pouviez lire les conditions.',
  },
  'nl.ask.parking-tax': {
    says: 'Opposez-vous (bezwaar) auprès de la commune en six semaines, gratuitement, avec ticket, permis ou photos. Les frais ont un plafond annuel. Après un refus, saisissez le juge de l’impôt.',
  },
  'nl.ask.parking-paid': {
    says: 'Envoyez la preuve du paiement. Est-ce une taxe de la commune (naheffingsaanslag) ? Contestez gratuitement auprès d’elle sous six semaines. Cela vient du CJIB ? Faites un recours gratuit auprès de l’officier van justitie sous six semaines.',
  },
}

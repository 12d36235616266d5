/** The French words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_FR: Words = {
  'de.ask-flight.late': {
    says: 'Trois heures de retard à l’arrivée donnent 250 € jusqu’à 1 500 km et 400 € jusqu’à 3 500 km. Au-delà, c’est jusqu’à 600 €. La compagnie doit prouver une cause hors de son contrôle. Vous n’êtes pas obligé de prendre un bon. Vous avez trois ans.',
    dependsOn: 'le retard à l’arrivée, la distance et la cause',
  },
  'de.ask-flight.cancelled': {
    says: 'Vous choisissez : tout l’argent rendu sous sept jours, ou un autre vol. Un bon exige votre accord écrit. Prévenu moins de 14 jours avant, vous pouvez avoir 250 à 600 € en plus, sauf cause hors de leur contrôle.',
  },
}

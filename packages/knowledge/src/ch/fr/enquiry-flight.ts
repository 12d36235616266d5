/** The French words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_FR: Words = {
  'ch.ask.flight-late': {
    says: 'Dès trois heures de retard à l’arrivée, la Cour européenne accorde 250, 400 ou 600 € selon la distance, sauf cause hors de leur contrôle. En Suisse, les compagnies refusent souvent. Un tribunal zurichois (Bülach) l’a suivie, le Tribunal fédéral n’a pas tranché. Réclamez par écrit, puis avertissez l’OFAC (BAZL).',
  },
  'ch.ask.flight-cancelled': {
    says: 'Vous choisissez : tout l’argent rendu sous sept jours, ou un autre vol. Vous n’êtes pas obligé de prendre un bon. Prévenu moins de 14 jours avant, vous pouvez avoir 250 à 600 € en plus, sauf cause hors de leur contrôle. En cas de refus, avertissez l’OFAC (BAZL).',
  },
}

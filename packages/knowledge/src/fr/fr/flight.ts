/** The French words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_FR: Words = {
  'fr.flight.right-sum': {
    says: 'Trois heures de retard, annulation tardive ou refus d’embarquer : 250, 400 ou 600 € selon la distance. Sauf circonstances extraordinaires.',
  },
  'fr.flight.right-proof': {
    says: 'La compagnie doit le prouver, et avoir tout tenté. Une panne ne suffit en général pas.',
  },
  'fr.flight.right-limit': {
    says: 'En France, vous avez cinq ans pour agir.',
  },
  'fr.flight.step': {
    says: 'Écrivez vol, jour, retard et somme, et demandez la preuve de la cause. Après deux mois, saisissez le médiateur (MTV), avant tout tribunal.',
  },
}

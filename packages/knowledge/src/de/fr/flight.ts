/** The French words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_FR: Words = {
  'de.flight.want': {
    says: 'La compagnie refuse votre demande ou propose autre chose.',
  },
  'de.flight.right-sum': {
    says: 'Trois heures de retard, annulation tardive ou refus d’embarquer : 250, 400 ou 600 € selon la distance. Sauf circonstances extraordinaires.',
  },
  'de.flight.right-proof': {
    says: 'La compagnie doit le prouver. Une panne ou un équipage malade ne suffit en général pas.',
  },
  'de.flight.right-voucher': {
    says: 'Vous pouvez refuser les bons et exiger de l’argent. En cas d’annulation, vous choisissez : remboursement ou autre vol.',
  },
  'de.flight.right-limit': {
    says: 'Vous avez trois ans, comptés dès la fin de l’année du vol.',
  },
  'de.flight.step': {
    says: 'Écrivez vol, jour, retard et somme, fixez 14 jours et demandez la preuve de la cause.',
  },
  'de.flight.option': {
    says: 'Après deux mois sans bonne réponse, l’organe de conciliation des voyages aide gratuitement.',
    title: 'Conciliation gratuite',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Aucun.',
    bestFor: 'La compagnie refuse.',
  },
}

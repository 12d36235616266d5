/** The French words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_FR: Words = {
  'de.telecom.right-cut': {
    says: 'Ils ne peuvent couper la ligne que si vous devez au moins 100 €, avec un avertissement écrit deux semaines avant. Les sommes contestées avec motifs ne comptent pas.',
  },
  'de.telecom.right-dispute': {
    says: 'Vous pouvez contester une facture pendant huit semaines. Ils doivent alors montrer chaque connexion et vérifier la technique.',
  },
  'de.telecom.right-change': {
    says: 'S’ils changent le prix ou les conditions, vous pouvez résilier sans frais dans les trois mois après l’avis. Ils doivent prévenir un mois avant.',
  },
  'de.telecom.right-fault': {
    says: 'Une panne totale de plus de deux jours donne droit à 5 € ou 10 % du mois les 3e et 4e jours, puis 10 € ou 20 %. Pour un internet lent, vous pouvez baisser le prix.',
  },
  'de.telecom.right-move': {
    says: 'En cas de déménagement, le contrat vous suit. S’il n’est pas possible là-bas, vous pouvez résilier avec un mois de préavis.',
  },
  'de.telecom.step-dispute': {
    says: 'Un montant est faux ? Écrivez maintenant lequel et pourquoi. Un montant contesté à temps ne peut pas mener à une coupure.',
  },
  'de.telecom.option-arbitration': {
    says: 'Écrivez d’abord à l’entreprise. Puis saisissez l’organe de conciliation de la Bundesnetzagentur.',
    title: 'Conciliation gratuite',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'L’entreprise n’est pas obligée d’accepter le résultat.',
    bestFor: 'L’entreprise n’écoute pas.',
  },
}

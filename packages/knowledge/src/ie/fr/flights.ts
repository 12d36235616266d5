/** The French words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_FR: Words = {
  'ie.air.want': {
    says: 'Une compagnie aérienne vous écrit au sujet de votre vol retardé ou annulé. Vous ne devez rien, et on vous doit peut-être de l’argent.',
  },
  'ie.air.reality': { says: 'Elle doit prouver son motif. Sa parole ne suffit pas.' },
  'ie.air.right-money': {
    says: 'Si vous arrivez avec trois heures de retard ou plus, on vous doit le plus souvent 250 €, 400 € ou 600 €, selon la longueur du vol.',
  },
  'ie.air.right-technical': {
    says: 'Une panne technique n’est presque jamais une excuse. La compagnie doit prouver un fait extraordinaire qu’elle ne pouvait pas éviter.',
  },
  'ie.air.right-choice': {
    says: 'Si le vol est annulé, vous choisissez : votre argent sous sept jours, ou un autre vol. Vous n’êtes pas obligé de prendre un bon.',
  },
  'ie.air.right-meals': {
    says: 'Pendant l’attente, elle vous doit des repas, et un hôtel s’il le faut, quel que soit le motif. Gardez vos reçus.',
  },
  'ie.air.right-authority': {
    says: 'Si elle refuse, ou ne répond pas en six semaines, vous pouvez vous plaindre sans frais à l’autorité irlandaise de l’aviation (IAA).',
  },
  'ie.air.right-small-claims': {
    says: 'Jusqu’à 2 000 €, vous pouvez utiliser la procédure des petits litiges. Elle coûte peu et se fait sans avocat.',
  },
  'ie.air.step': {
    says: 'Écrivez à la compagnie. Nommez le vol, le retard et la somme, et demandez la preuve du motif.',
  },
}

/** The French words of the rows in ../exit-agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_FR: Words = {
  'us.exit.right-warn': {
    says: 'Lors d’un licenciement de masse ou d’une fermeture, une entreprise de 100 salariés doit le plus souvent prévenir 60 jours avant. Un avis trop court peut donner droit à la paie des jours manquants.',
  },
  'us.exit.right-cobra': {
    says: 'Dans une entreprise de 20 salariés ou plus, vous pouvez le plus souvent garder l’assurance santé 18 mois, à vos frais. Vous avez 60 jours pour choisir.',
  },
  'us.exit.right-charge': {
    says: 'Une renonciation (release) ne peut pas vous empêcher de déposer une plainte (charge) à l’EEOC. Le délai est de 180 jours, ou 300 dans la plupart des États.',
  },
}

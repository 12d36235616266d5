/** The French words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_FR: Words = {
  'au.ask.casual': {
    says: 'Après six mois, ou douze dans une petite entreprise, vous pouvez écrire que vous choisissez d’être permanent. L’employeur doit répondre dans les 21 jours et a besoin d’une raison juste pour refuser.',
  },
  'au.ask.warning-letter': {
    says: 'Vous n’avez pas à être d’accord. Vous pouvez signer pour réception seulement, et répondre par écrit. Une raison juste et la chance de répondre comptent si on vous renvoie plus tard.',
  },
  'au.ask.after-hours': {
    says: 'Vous pouvez refuser de lire ou de répondre après les heures, sauf si c’est déraisonnable. C’est le droit à la déconnexion (right to disconnect).',
  },
  'au.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et dites-le à l’employeur. Tant que vous y travaillez, vous pouvez demander à la Fair Work Commission un ordre pour l’arrêter.',
  },
}

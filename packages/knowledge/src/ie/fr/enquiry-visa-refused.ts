/** Questions about a refused visa: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_FR: Words = {
  'ie.ask.visa-refused': {
    says: "Faites appel par écrit dans les deux mois de la date du refus. C'est gratuit. Répondez à chaque motif et ajoutez de nouveaux papiers : preuve de la relation, argent et logement. Lisez la lettre : elle dit où envoyer l'appel, et si vous le pouvez.",
  },
  'ie.ask.citizen-years': {
    says: 'Il faut le plus souvent cinq ans qui comptent : l’année juste avant la demande sans coupure, et quatre ans dans les huit d’avant. Cette dernière année, 70 jours d’absence au plus, sauf exception. Marié à un Irlandais ou réfugié : trois ans. Le temps d’études ne compte en général pas. Vérifiez vos jours sur irishimmigration.ie.',
  },
}

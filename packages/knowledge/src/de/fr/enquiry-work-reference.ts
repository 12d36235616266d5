/** The French words of the rows in ../enquiry-work-reference.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_REFERENCE_FR: Words = {
  'de.ask-job.reference': {
    says: 'Vous avez droit à un certificat écrit et juste qui vous aide à avancer. Demandez le complet (qualifiziertes Zeugnis).',
  },
  'de.ask-job.reference-grade': {
    says: 'Oui, si votre travail valait mieux. « Zu unserer Zufriedenheit » est à peine suffisant. Sous la moyenne (« zur vollen Zufriedenheit »), l’employeur doit prouver ; au-dessus, c’est vous. Écrivez la phrase voulue avec des exemples, fixez deux semaines, puis allez au tribunal du travail. Vérifiez les délais courts du contrat.',
  },
}

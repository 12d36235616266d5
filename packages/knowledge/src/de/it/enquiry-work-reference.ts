/** The Italian words of the rows in ../enquiry-work-reference.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_REFERENCE_IT: Words = {
  'de.ask-job.reference': {
    says: 'Ha diritto a un attestato scritto e corretto, che La aiuti ad andare avanti. Chieda quello completo (qualifiziertes Zeugnis).',
  },
  'de.ask-job.reference-grade': {
    says: 'Sì, se il suo lavoro era migliore. «Zu unserer Zufriedenheit» è appena sufficiente. Sotto la media («zur vollen Zufriedenheit») deve provarlo il datore; sopra, lei. Scriva la frase voluta con esempi e dia due settimane. Poi il tribunale del lavoro. Guardi i termini brevi nel contratto.',
  },
}

/** The Spanish words of the rows in ../enquiry-work-reference.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_REFERENCE_ES: Words = {
  'de.ask-job.reference': {
    says: 'Tiene derecho a un certificado de trabajo escrito y justo que le ayude. Pida el completo (qualifiziertes Zeugnis).',
  },
  'de.ask-job.reference-grade': {
    says: 'Sí, si su trabajo fue mejor. «Zu unserer Zufriedenheit» es apenas suficiente. Por debajo de la media («zur vollen Zufriedenheit») debe probarlo la empresa; por encima, usted. Escriba la frase que quiere con ejemplos y dé dos semanas. Luego, el juzgado laboral. Mire los plazos cortos del contrato.',
  },
}

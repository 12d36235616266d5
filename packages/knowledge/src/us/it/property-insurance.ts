/** The Italian words of the rows in ../property-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_INSURANCE_IT: Words = {
  'us.insure.right-claims-law': {
    says: 'La legge dello Stato vieta ritardi ingiusti e offerte basse senza motivo. Può fare reclamo gratis all’ufficio assicurazioni dello Stato (insurance department).',
  },
  'us.insure.right-appraisal': {
    says: 'Chieda tutta la polizza e il rapporto del perito (adjuster). Molte polizze lasciano a ogni parte nominare un proprio perito (appraiser) se si discute della somma.',
  },
}

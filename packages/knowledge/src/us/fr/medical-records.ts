/** The French words of the rows in ../medical-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_RECORDS_FR: Words = {
  'us.public.right-chart': {
    says: 'Vous pouvez avoir votre dossier médical en 30 jours pour des frais justes, et demander de le corriger.',
  },
}

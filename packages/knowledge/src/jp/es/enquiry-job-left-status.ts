/** The Spanish words of the rows in ../enquiry-job-left-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_LEFT_STATUS_ES: Words = {
  'jp.ask.job-left-status': {
    says: 'No enseguida. Diga a inmigración (入管) en 14 días que el trabajo acabó, y después el nuevo. Con un estatus de trabajo, tres meses sin ese trabajo y sin buena razón pueden costarlo; buscar trabajo con pruebas (Hello Work, solicitudes) es una razón. Mire si el nuevo trabajo encaja en su estatus. Para otro trabajo necesita antes permiso.',
  },
}

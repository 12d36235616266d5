/** Questions about a block of unemployment pay with a good reason for leaving: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_ES: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Reclame por escrito en un mes; es gratis. Con un motivo grave (wichtiger Grund) no hay bloqueo. Por ejemplo: enfermedad si un médico aconsejó irse, acoso probado, sueldo impagado, cuidados, o irse a vivir con su cónyuge. Mande el certificado y lo que intentó antes. La agencia tiene un formulario para el médico. Si dice no, el tribunal social es gratis.',
  },
}

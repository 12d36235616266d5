/** Questions about a block of unemployment pay with a good reason for leaving: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_ES: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Recurra por escrito en un mes; es gratis. Con un motivo grave (wichtiger Grund) no hay bloqueo: consejo médico de irse, acoso probado, salario impagado o cuidados. También vale un certificado hecho después. Envíelo con lo que intentó antes; la agencia tiene un formulario para el médico. En caso de dureza, el bloqueo baja a seis semanas. Inscrito como parado sigue con seguro médico.',
  },
}

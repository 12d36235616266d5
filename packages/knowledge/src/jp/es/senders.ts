/** The Spanish words of Japan: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LICENSED_COLLECTOR: RowWords = {
  says: 'Es una empresa de cobros con licencia. No es un juzgado y no puede embargar por sí misma.',
  nextStep: 'Compruebe la edad de la deuda antes de llamar.',
}

export const SENDERS_ES: Words = {
  'jp.sender.zeimusho': {
    says: 'Es la oficina nacional de impuestos. Puede embargar sin juzgado tras un recordatorio formal.',
    nextStep: 'Llame antes de la fecha y pida tiempo.',
  },
  'jp.sender.kansai': {
    says: 'Es un juzgado para casos pequeños. Nunca ignore sus papeles.',
    nextStep: 'Compruebe usted el número y conteste a tiempo.',
  },
  'jp.sender.nittele': LICENSED_COLLECTOR,
  'jp.sender.abilio': LICENSED_COLLECTOR,
  'jp.sender.mufrontier': LICENSED_COLLECTOR,
  'jp.sender.partir': LICENSED_COLLECTOR,
}

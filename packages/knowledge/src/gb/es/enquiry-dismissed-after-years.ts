/** Questions about a dismissal after two years or more, with no warning or meeting: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AFTER_YEARS_ES: Words = {
  'gb.ask-work.dismissed-over-two-years': {
    says: 'Con dos años o más puede reclamar despido injusto. Hace falta una razón justa y pasos justos: cargos por escrito, audiencia, recurso. Sin ellos casi siempre es injusto. Recurra ya por escrito y pida las razones, que deben dar en 14 días. Pida el preaviso. Llame a Acas antes del plazo: 0300 123 1100.',
  },
}

/** Questions about a part of the rent that was not paid: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_OF_THE_RENT_ES: Words = {
  'de.ask-home.part-rent': {
    says: 'No, todavía no por un mes de alquiler como máximo. El casero puede terminar al momento si se deben dos meses, o más de uno en dos fechas seguidas. Más de un mes debido desde hace más de un mes puede traer un aviso ordinario. Pague pronto lo que falta y proponga fechas por escrito. ¿Pocos ingresos? Pida Wohngeld o al Jobcenter. Solo un tribunal desaloja.',
  },
}

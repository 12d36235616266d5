/** Questions about hours of part-time work that change at short notice: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_HOURS_ES: Words = {
  'fr.ask-work.part-time-hours': {
    says: 'No. A tiempo parcial un cambio de días u horas debe avisarse casi siempre siete días laborables antes. Un acuerdo puede fijar menos, pero al menos tres. Puede negarse a un cambio tardío o que choque con la familia, estudios u otro empleo. No es falta ni motivo de despido. Conteste por escrito y guarde cada mensaje.',
  },
}

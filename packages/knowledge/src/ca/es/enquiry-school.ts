/** Questions about a child who was sent home from school: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'ca.ask.school-suspension': {
    says: 'Pida la carta con el motivo, las fechas y las tareas. Mande su versión por escrito. En Ontario puede apelar al consejo escolar en 10 días de clase desde que empezó. Tras una investigación son cinco. Allí una suspensión dura como máximo 20 días de clase. En otra provincia pregunte enseguida al consejo cómo apelar. Si el origen o una discapacidad influye, dígalo.',
  },
}

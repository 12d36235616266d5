/** Questions about a child who is sent home from school: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_ES: Words = {
  'nz.ask.school-stand-down': {
    says: 'Una escuela pública solo puede hacerlo por falta grave, por desobediencia continua que daña a otros, o si hay riesgo serio. Un stand-down dura como mucho cinco días de clase por trimestre y diez al año. Pida las razones por escrito y una reunión. Tras una suspensión, la junta (board) debe reunirse en siete días de clase y usted puede hablar. Si fue injusto, quéjese a la junta y luego al Ombudsman.',
    dependsOn: 'qué pasó y cómo actuó la escuela',
  },
}

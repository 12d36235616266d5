/** Questions about redundancy and the notice that is due: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_AND_NOTICE_ES: Words = {
  'ie.ask.laid-off': {
    says: 'Después de dos años recibe dos semanas de sueldo por año y una más, hasta 600 € por semana. También tiene preaviso.',
    dependsOn: 'sus años de trabajo y si el puesto de verdad ya no existe',
  },
  'ie.ask.notice': {
    says: 'Después de 13 semanas es una semana, después de dos años dos, de cinco cuatro, de diez seis, de quince ocho. Su contrato puede dar más.',
    dependsOn: 'sus años de trabajo y su contrato',
  },
}

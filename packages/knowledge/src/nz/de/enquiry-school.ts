/** Questions about a child who is sent home from school: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_DE: Words = {
  'nz.ask.school-stand-down': {
    says: 'Eine staatliche Schule darf das nur bei grobem Fehlverhalten, bei dauerndem Ungehorsam, der anderen schadet, oder wenn schwerer Schaden droht. Ein Ausschluss auf Zeit (stand-down) dauert höchstens fünf Schultage im Term und zehn im Jahr. Verlangen Sie die Gründe schriftlich und ein Gespräch. Nach einer suspension muss der Vorstand (board) binnen sieben Schultagen tagen; Sie dürfen dort sprechen. War es unfair: Beschwerde beim board, dann beim Ombudsman.',
    dependsOn: 'was geschah und wie die Schule vorging',
  },
}

/** Questions about a child who is sent home from school: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'nz.ask.school-stand-down': {
    says: 'Une école publique ne le peut que pour une faute grave, une désobéissance continue qui nuit aux autres, ou un risque de grave danger. Un stand-down dure au plus cinq jours d’école par trimestre et dix par an. Demandez les raisons par écrit et une réunion. Après une suspension, le conseil (board) doit se réunir dans les sept jours d’école, et vous pouvez y parler. Si c’était injuste, plainte au board, puis à l’Ombudsman.',
    dependsOn: 'ce qui s’est passé et la façon d’agir de l’école',
  },
}

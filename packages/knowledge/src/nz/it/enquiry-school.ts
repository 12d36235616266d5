/** Questions about a child who is sent home from school: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'nz.ask.school-stand-down': {
    says: 'Una scuola statale può farlo solo per colpa grave, per disobbedienza continua che danneggia altri, o se c’è rischio di grave danno. Uno stand-down dura al massimo cinque giorni di scuola per term e dieci l’anno. Chieda i motivi per iscritto e un incontro. Dopo una sospensione il consiglio (board) deve riunirsi entro sette giorni di scuola e Lei può parlare. Se era ingiusto: reclamo al board, poi all’Ombudsman.',
    dependsOn: 'che cosa è successo e come ha agito la scuola',
  },
}

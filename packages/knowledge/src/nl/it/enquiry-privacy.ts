/** Questions about cameras and on what a boss may ask: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_IT: Words = {
  'nl.ask.camera-neighbour': {
    says: 'Una telecamera può riprendere solo ciò che serve a proteggere la loro casa. Il suo giardino o la finestra sono per lo più troppo. Chieda per iscritto, con un ultimo giorno, di girarla o oscurarla. Poi reclami all’Autoriteit Persoonsgegevens, chieda mediazione o vada dal giudice.',
  },
  'nl.ask.reason-for-illness': {
    says: 'No. Il capo non può chiedere che cosa ha né perché. Dica quanto pensa di mancare, dove trovarla e quale lavoro aspetta. Solo il medico aziendale (bedrijfsarts) può chiedere della salute, e non può riferirlo.',
  },
}

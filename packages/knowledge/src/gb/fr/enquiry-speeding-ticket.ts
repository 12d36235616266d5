/** Questions of people who were caught speeding: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_TICKET_FR: Words = {
  'gb.ask-speed.ticket': {
    says: 'Si le formulaire demande qui conduisait, renvoyez-le sous 28 jours : ne pas répondre est une autre infraction, avec six points. Ensuite on peut vous proposer un stage, ou £100 et trois points, ou c’est le tribunal. En cas de doute, demandez d’abord les photos. Le stage ou l’amende, jamais les deux, et respectez les dates.',
  },
}

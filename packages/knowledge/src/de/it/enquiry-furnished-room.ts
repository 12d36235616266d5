/** Questions about a furnished room in the home of the person who lets it: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FURNISHED_ROOM_IT: Words = {
  'de.ask-home.furnished-room': {
    says: 'Resti per ora: lei non può buttarla fuori, e la disdetta deve essere su carta e firmata, anche senza contratto scritto. Stanza arredata da lei, solo per Lei, nella casa dove vive? Allora non serve motivo, e data entro il 15 finisce a fine mese. Mobili Suoi? Allora di solito tre mesi e un motivo. Chieda aiuto casa al comune.',
  },
}

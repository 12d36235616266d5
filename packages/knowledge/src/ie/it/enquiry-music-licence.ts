/** Questions about a music licence: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_IT: Words = {
  'ie.ask.music-licence': {
    says: 'Le serve se fa sentire musica, anche dalla radio, dove la sentono clienti o personale. Se non ne usa, lo scriva. Chieda come è calcolata la somma, per superficie e date. Se la tariffa le pare troppo alta, il Controller può esaminarla.',
  },
}

/** A question about music that customers or staff hear: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_IT: Words = {
  'gb.ask-consumer.music-licence': {
    says: 'Se clienti o personale sentono la radio, serve la loro licenza. Se non ne suona, o solo musica che non ha bisogno di licenza, lo scriva. Deve essere vero, e conservi le prove. Se la sente solo Lei, chieda per iscritto perché serve. Un prezzo ingiusto può andare al Copyright Tribunal.',
    dependsOn: 'se può sentirla qualcuno oltre a Lei',
  },
}

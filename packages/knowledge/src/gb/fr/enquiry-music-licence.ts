/** A question about music that customers or staff hear: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_FR: Words = {
  'gb.ask-consumer.music-licence': {
    says: 'Si des clients ou le personnel entendent la radio, il vous faut leur licence. Si vous n’en jouez pas, ou seulement de la musique sans licence, écrivez-le. Cela doit être vrai, et gardez une preuve. Si vous seul l’entendez, demandez par écrit pourquoi il faut une licence. Un prix injuste peut aller au Copyright Tribunal.',
    dependsOn: 'si quelqu’un d’autre que vous peut l’entendre',
  },
}

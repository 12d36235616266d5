/** Questions about money that a shop wants after an accusation of theft: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_SECURITY_FR: Words = {
  'gb.ask-shop.civil-recovery': {
    says: "C'est une demande d'argent, pas une amende, ni en soi une affaire de police. Ne payez et n'avouez rien à la hâte. Demandez quelle perte le magasin a vraiment eue et la vidéo de vous. Il peut vous interdire l'entrée. Prenez un conseil gratuit avant de répondre.",
  },
}

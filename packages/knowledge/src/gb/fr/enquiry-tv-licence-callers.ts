/** The French words of the rows in ../enquiry-tv-licence-callers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_CALLERS_FR: Words = {
  'gb.ask-tv.door': {
    says: 'Non. Vous n’êtes pas obligé de le laisser entrer, de lui parler ni de signer, sauf s’il a un mandat (search warrant). Il ne faut pas de licence pour Netflix ou la plus grande part de YouTube. Il en faut une pour la TV en direct et BBC iPlayer.',
  },
  'gb.ask-tv.ignore': {
    says: 'Aucune loi ne vous oblige à répondre à une lettre type. Mais leur dire qu’il ne vous faut pas de licence arrête souvent les suivantes. N’ignorez jamais un papier du tribunal, comme un « Single Justice Procedure Notice ».',
    dependsOn: 'si c’est une lettre type ou un papier du tribunal',
  },
}

/** The Japanese words of the rows in ../enquiry-police-summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_SUMMONS_JA: Words = {
  'es.ask.police-summons': {
    says: 'その日に行ってください。証人としてか、疑われた人（investigado）としてかを聞きます。疑われた人なら、黙っていて、弁護士を付けられます。知り合いがいなければ無料です。自分が言ったことだけに署名してください。',
  },
}

/** The Japanese words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_JA: Words = {
  'fr.ask-buy.police-custody': {
    says: '警察での留置（garde à vue）は24時間までです。刑が1年以上の罪なら検察官はさらに24時間を加えることができ、それより長いのは重い事件だけです。黙っていてもかまいません。最初から弁護士を付けられ、払えなければ無料です。医師に会い、選んだ人に知らせてもらうこともできます。理由を告げられる権利があります。来るよう頼まれただけのとき（audition libre）は、いつでも帰れます。',
  },
}

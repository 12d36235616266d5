/** Questions about a child under 18 who is called by the police: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_AT_POLICE_JA: Words = {
  'fr.ask-buy.child-at-police': {
    says: '子どもと一緒に行き、弁護士を付けてください。18歳未満は身柄拘束では必ず、任意の聴取でもほとんど弁護士が必要です。無料なので、弁護士会に頼むか、先に警察に伝えてください。親にはほぼ必ずすぐ知らされ、付き添いを求められます。子は黙っていてかまいません。13歳未満にgarde à vueはありません。10歳からは重い件に限り数時間留め置かれることがあります。初めての軽い件は、面談、警告、講習で終わることが多いです。',
  },
}

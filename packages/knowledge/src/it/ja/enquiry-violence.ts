/** The Japanese words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_JA: Words = {
  'it.ask.partner-violence': {
    says: '危ないときは112に電話してください。1522は昼も夜も無料で、安全な場所（centro antiviolenza）を探してくれます。裁判官は、相手に家を出て近づかないこと、あなたと子どもの費用を払うことを命じられます。相手の話を聞く前に、すぐ命じることもできます。警察か弁護士に行きましょう。虐待やつきまといの刑事手続では、収入に関係なく弁護士は無料です。',
  },
}

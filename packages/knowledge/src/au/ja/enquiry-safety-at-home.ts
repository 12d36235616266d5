/** Questions about violence and control by a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_JA: Words = {
  'au.ask.violent-partner': {
    says: '危険なときは000に電話してください。裁判所は、相手にあなたに近づかないこと、家に入らないことを命じることができます。警察が代わりに申し立てられます。自分で地元の裁判所に頼むこともできます。急ぐときは、先に命令が出て、あとで審理があります。破れば犯罪で、全国で有効です。24時間無料の相談：1800 737 732。',
  },
}

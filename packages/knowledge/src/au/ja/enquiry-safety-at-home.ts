/** Questions about violence and control by a partner: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_JA: Words = {
  'au.ask.violent-partner': {
    says: '危険なときは000に電話してください。裁判所は、相手にあなたに近づかないこと、家に入らないことを命じることができます。警察が代わりに申し立てられます。自分で地元の裁判所に頼むこともできます。急ぐときは、先に命令が出て、あとで審理があります。破れば犯罪で、全国で有効です。24時間無料の相談：1800 737 732。',
  },
  'au.ask.violence-lease': {
    says: 'はい、違約金なしで出られます。ニューサウスウェールズでは、証明を付けた家庭内暴力の通知で、あなたの分はすぐ終わります。医師や支援者の書類で足ります。クイーンズランドと西オーストラリアは7日の予告です。ビクトリアではVCATに求め、相手を契約から外すこともできます。昼夜の相談は1800 737 732。危険なときは000へ。',
  },
}

/** Questions about a small claim: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIM_JA: Words = {
  'gb.ask-small.defence': {
    says: '請求の内容に一つずつ答えます。認める点、認めない点とその理由、相手が証明すべき点を書きます。触れなかった点は認めたと見られることがあります。期限は送達から14日です。先に受領の届け（acknowledgment of service）を出せば28日です。',
  },
  'gb.ask-small.mediation': {
    says: 'はい。£10,000までのお金の請求の多くでは、電話での無料の話し合い（1時間）に参加しなければなりません。合意する義務はありません。質問票（N180）には都合のよい日、証人、裁判所を書きます。書かれた日までに出さないと、反論を失うことがあります。',
  },
  'gb.ask-small.scotland': {
    says: '請求書に書かれた最後の日までに、回答書（様式4A）を裁判所と相手に送ります。争う点と理由を書きます。借りはあるがすぐ払えないときは、代わりに支払いの猶予を求めます（様式5A）。',
  },
  'gb.ask-consumer.small-claim': {
    says: 'まず金額と証拠を示し、公正な期日を決めて書面で求めてください。次にGOV.UK（make a court claim for money）で訴えを起こせます。£10,000までは、ほとんどの場合、少額請求の手続（small claims track）で、弁護士は要りません。手数料がかかりますが、助けを受けられることがあります。',
  },
  'gb.ask-small.appeal': {
    says: '裁判官が別の期限を決めていなければ、多くは判断の日から21日です。許可が必要で、法の誤りや不公正な審理など、勝つ見込みがなければなりません。少額訴訟はN164、ほかはN161の用紙です。手数料がかかりますが、収入が少なければ免除されます。控訴だけでは支払いは止まらないので、停止も求めてください。審理に出なかったときは、取り消し（set aside）を求めます。',
  },
}

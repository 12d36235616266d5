/** Ways to go about a private parking charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_OPTIONS_JA: Words = {
  'gb.parking.option-appeal': {
    says: '通知にある用紙で、理由と証拠を出します。断られたら、独立した不服申立てを求めます。',
    title: '駐車会社に不服を申し立てる',
    cost: '無料',
    time: '28日以内。14日以内が一番よいです',
    risk: '14日の後は、割引の額がなくなることがあります。',
    bestFor: '払った、看板が悪い、理由があった、または通知が遅かった場合。',
  },
  'gb.parking.option-pay': {
    says: '通知にある方法で払い、証拠を残します。それで終わります。',
    title: '割引の額を払う',
    cost: '通知にある低いほうの額',
    time: '普通は14日以内',
    risk: '払うと、不服を申し立てる権利がなくなります。',
    bestFor: 'はっきりした決まりを破り、よい理由がない場合。',
  },
  'gb.parking.option-independent': {
    says: '手紙にあるとおり、POPLAかIASを使います。会社の言うことに一つずつ答え、証拠をつけます。',
    title: '独立した不服申立てをする',
    cost: '無料',
    time: '断りの手紙にある最後の日まで',
    risk: '負けると、割引の額は使えません。',
    bestFor: '会社に断られ、まだまちがいだと思う場合。',
  },
  'gb.parking.option-dispute': {
    says: '理由を書いたはっきりした手紙を1通送ります。料金と、加えた費用それぞれの証拠を求めます。',
    title: '書面で争う',
    cost: '無料',
    time: '手紙の期限まで',
    risk: '裁判を起こすことがあり、負けると手数料が加わります。',
    bestFor: 'よい理由か証拠がある場合。',
  },
  'gb.parking.option-settle': {
    says: '終わらせるための額を、書面で提案します。もう何も払う必要がないという確認を求めます。',
    title: '和解を提案する',
    cost: '最初の料金か、それより低い額',
    time: '数週間',
    risk: '断られることがあります。「認めるものではない」と書いてください。',
    bestFor: '終わらせたくて、主張が弱い場合。',
  },
  'gb.parking.option-help': {
    says: 'Citizens Adviceが、通知を確かめ、不服申立てや裁判所の用紙を手伝えます。',
    title: '無料の相談を受ける',
    cost: '無料',
    time: '電話か訪問',
    risk: '待つ間も期限は進みます。',
    bestFor: '迷っている、または裁判所の書類が届いた場合。',
  },
}

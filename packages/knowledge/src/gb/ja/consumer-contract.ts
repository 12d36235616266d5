/** Goods, work and contracts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_JA: Words = {
  'gb.contract.want': {
    says: '会社の考えはあなたとちがいます。何を断り、何を申し出て、何を払うよう求めているかを探してください。',
  },
  'gb.contract.rights-goods': {
    says: '欠陥のある品は、30日以内なら返して全額を取り戻せます。その後は修理か交換を求められます。',
  },
  'gb.contract.rights-leaving': {
    says: '不公平な条項には従わなくてよいです。料金の計算を聞き、無料で争えます。',
  },
  'gb.contract.reality': {
    says: '会社の「できません」は最後の答えではありません。会社の決まりで、買う人の法律の権利はなくなりません。',
  },
  'gb.contract.not-yet': {
    says: 'この手紙だけで、お金や物を取られることはありません。まず判決が必要で、その前に書類が届きます。',
  },
  'gb.contract.step-reject': {
    says: '受け取って30日たっていませんか。今日、こう書いてください。“I reject the goods and want a full refund.”（品を返し、全額の返金を求めます。）',
  },
  'gb.contract.step-write': {
    says: '返事を書いてください。何が問題か、何を求めるか、いつまでか（たとえば14日後）を書きます。',
  },
  'gb.contract.step-proof': {
    says: '証拠を集めてください。契約、領収書、広告、写真、メッセージ、故障や電話の日付です。',
  },
  'gb.contract.step-card': {
    says: 'クレジットカードで払い、£100を超え£30,000までの品ですか。カード会社にもお金を求めてください。',
  },
  'gb.contract.step-helpline': {
    says: 'お住まいの地域の無料の消費者相談に電話してください。書き方を教え、監督の役所（trading standards）にも伝えられます。',
  },
  'gb.contract.step-part': {
    says: 'お金を求められたら、どの部分をなぜ争うか書面で言います。一部を払うのは、納得したときだけです。',
  },
  'gb.contract.insight-last-word': {
    says: 'これが最後の答えかもしれません。それなら、待たずに、書いてあるombudsmanや相談の仕組みに行けます。',
    actionable: 'その名前と、申し出の最後の日を探してください。6か月か12か月のことが多いです。',
  },
  'gb.contract.option-dispute': {
    says: '欠陥や料金、使う権利、返事の期限を書きます。',
    title: '手紙で法律の権利を求める',
    cost: 'メールなら無料。',
    time: '1時間。14日待ちます。',
    risk: '低い。事実だけを書きます。',
    bestFor: '会社がまちがっていると思う方。',
  },
  'gb.contract.option-scheme': {
    says: '会社がどのombudsmanや紛争の仕組みに入っているか聞きます。買う人はたいてい無料です。',
    title: 'ombudsmanや紛争の仕組みを使う',
    cost: 'たいてい無料。',
    time: '数週間から数か月。',
    risk: '入る義務のない会社もあります。',
    bestFor: '会社が最後の答えを出した方。',
  },
  'gb.contract.option-deal': {
    says: '一部の返金、無料の修理、安い料金で終わることがあります。書面にしてもらってください。',
    title: '中間で折り合う',
    cost: 'あきらめる分。',
    time: '数日。',
    risk: '最終の合意で請求は終わります。',
    bestFor: '早く終わらせたい方。',
  },
  'gb.contract.option-claim': {
    says: '先に期限を書いた最後の手紙を送ります。その後、弁護士なしでオンラインで訴えられます。',
    title: '少額の裁判（small claim）を起こす',
    cost: '裁判所の手数料。勝てば戻ります。',
    time: '数か月。',
    risk: '負けると手数料を失い、少しの費用を払うことがあります。',
    bestFor: 'よい証拠があり、相手が動かない方。',
  },
}

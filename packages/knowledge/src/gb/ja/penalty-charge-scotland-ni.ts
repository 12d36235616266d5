/** Penalty charges in Scotland and Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_SCOTLAND_NI_JA: Words = {
  'gb.pcn.scotland-wants': {
    says: '駐車や交通の決まりが破られたと役所（council）が言っています。28日以内に払うか、払わない理由を言うよう求めています。',
  },
  'gb.pcn.scotland-rights': {
    says: '役所に争えます。断られたら、First-tier Tribunal for Scotlandが決めてくれます。',
  },
  'gb.pcn.scotland-reality': {
    says: 'これは民事の問題で、犯罪ではありません。でも放っておくと、額が増え、執行官（sheriff officers）が取り立てることがあります。',
  },
  'gb.pcn.scotland-right-discount': {
    says: '14日以内に払うと、半額です。',
  },
  'gb.pcn.scotland-right-appeal': {
    says: '断りの通知（notice of rejection）の後、28日以内にFirst-tier Tribunal for Scotlandに不服を申し立てられます。',
  },
  'gb.pcn.scotland-step-choose': {
    says: '14日以内に半額を払うか、理由と写真をつけて役所に手紙を書いてください。',
  },
  'gb.pcn.scotland-step-owner': {
    says: '次に、所有者への通知（notice to owner）が来ることがあります。前に手紙を書いていても、28日以内に答えてください。',
  },
  'gb.pcn.scotland-step-appeal': {
    says: '28日以内にFirst-tier Tribunalに不服を申し立ててください。方法は断りの手紙にあります。',
  },
  'gb.pcn.scotland-step-raised': {
    says: '期限までに払われなかったため、額が1.5倍になりました。14日以内に払うか、期限内に書いた場合や通知が届かなかった場合は、今日、役所（council）に電話してください。',
  },
  'gb.pcn.scotland-option-challenge': {
    says: '理由と証拠をつけて、役所に手紙を書きます。',
    title: '争う',
    cost: '役所への申立ては無料',
    time: '半額なら14日、その後は28日',
    risk: '負けると、全額を払うことがあります。',
    bestFor: '事実や看板があなたに有利な場合。',
  },
  'gb.pcn.scotland-option-pay': {
    says: '通知にある方法で払い、証拠を残します。',
    title: '今、半額を払う',
    cost: '反則金の半分',
    time: '14日以内',
    risk: '払うと件は終わります。',
    bestFor: '反則金が正しい場合。',
  },
  'gb.pcn.scotland-warning': {
    says: '何もしないと、増額の通知（charge certificate）で額が1.5倍になります。その後、役所は執行官（sheriff officers）を使えます。',
  },
  'gb.pcn.ni-wants': {
    says: 'Department for Infrastructureか役所の駐車場が、決まりが破られたと言っています。払うか、理由を言うよう求めています。',
  },
  'gb.pcn.ni-rights': {
    says: '書面で争えます。断られた後は、Northern Ireland Traffic Penalty Tribunalに不服を申し立てられます。',
  },
  'gb.pcn.ni-right-discount': {
    says: '14日以内なら安くなります。その間に争えば、割引の額は答えまで残ります。',
  },
  'gb.pcn.ni-step-choose': {
    says: '14日以内に低いほうの額を払うか、それを残すために14日以内に書面で争ってください。',
  },
  'gb.pcn.ni-step-appeal': {
    says: '断りの通知についてきた不服申立ての用紙を使い、期限内に審判所（tribunal）に送ってください。',
  },
  'gb.pcn.ni-option-challenge': {
    says: '理由と証拠を、オンラインか郵便で送ります。',
    title: '書面で争う',
    cost: '無料',
    time: '割引の額なら14日以内',
    risk: '遅いと、割引の額がなくなります。',
    bestFor: '事実や看板があなたに有利な場合。',
  },
  'gb.pcn.ni-option-pay': {
    says: 'オンライン、電話、郵便で払い、証拠を残します。',
    title: '低いほうの額を払う',
    cost: '通知にある低いほうの額',
    time: '14日以内',
    risk: '払うと件は終わります。',
    bestFor: '反則金が正しい場合。',
  },
  'gb.pcn.ni-warning': {
    says: '何もしないと、額が増え、あなたへの判決（judgment）として登録されることがあります。',
  },
}

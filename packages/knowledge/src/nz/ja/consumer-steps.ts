/** The Japanese words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_JA: Words = {
  'nz.ask-bank.step-complain': {
    says: 'まず銀行か保険会社に文書で苦情を伝えてください。断られたら、その会社が入っている紛争解決機関へ。どの会社も加入が必要で、あなたは無料です。',
  },
  'nz.buy.step-write': {
    says: '会社に書いてください。何が悪かったか、何を求めるか、いつまでかを書きます。',
  },
  'nz.buy.step-proof': { says: '領収書か銀行の記録、写真、メッセージを残してください。' },
  'nz.buy.step-card': {
    says: 'カードで払って何も届かないなら、銀行に支払いの取り戻し（chargeback）を求めてください。急いでください。',
  },
  'nz.buy.step-tribunal': {
    says: '断られたら、紛争審判所（Disputes Tribunal）に申し立ててください。',
  },
  'nz.buy.opt-complain': {
    says: 'まず会社に、次にその業界の苦情解決機関に言います。',
    title: '苦情を言う',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。',
    bestFor: '会社が聞こうとしないとき。',
  },
  'nz.buy.opt-remedy': {
    says: '修理、新しい物、返金のどれかを求め、Consumer Guarantees Actの名を挙げてください。',
    title: '直すことや返金を求める',
    cost: '無料。',
    time: '数日。',
    risk: '低い。',
    bestFor: '早く解決したいとき。',
  },
  'nz.buy.opt-tribunal': {
    says: '$60,000まで請求できます。弁護士は出られません。',
    title: '紛争審判所（Disputes Tribunal）',
    cost: '額による手数料。',
    time: '数週間から数か月。',
    risk: '低い。',
    bestFor: '証拠があり、断られたとき。',
  },
}

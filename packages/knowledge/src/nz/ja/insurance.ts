/** The Japanese words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'nz.insure.want': { says: '理由と、そこに挙げられた保険の契約の文を探してください。' },
  'nz.insure.reality': { says: 'これは保険会社の考えです。最後の答えではありません。' },
  'nz.insure.who': {
    says: 'どの保険会社も、無料の苦情解決機関（dispute scheme）に入っていなければなりません。',
  },
  'nz.insure.rights': { says: '理由を聞き、契約の文を見て、無料で調べてもらえます。' },
  'nz.insure.right-reason': { says: '契約のどの文を根拠にしているかを聞けます。' },
  'nz.insure.right-scheme': {
    says: 'deadlockと呼ばれる最後の答えの後、無料で苦情解決機関（dispute scheme）に行けます。',
  },
  'nz.insure.step-reason': { says: '理由と報告書を、書面で求めてください。' },
  'nz.insure.step-proof': { says: '写真、見積もり、領収書を送ってください。' },
  'nz.insure.step-complain': {
    says: '書面で苦情を言い、苦情解決機関（scheme）の名前を聞いてください。',
  },
  'nz.insure.opt-scheme': {
    says: 'まず保険会社に、次にその苦情解決機関（dispute scheme）に言います。',
    title: '苦情を言い、次に機関に行く',
    cost: '無料。',
    time: '数か月。',
    risk: '低い。',
    bestFor: '決定がまちがっていると思うとき。',
  },
  'nz.insure.opt-court': {
    says: '審判所（Tribunal）で$60,000まで請求してください。',
    title: '紛争審判所（Disputes Tribunal）か裁判所',
    cost: '額による手数料。',
    time: '数か月。',
    risk: '低い。',
    bestFor: '苦情解決機関が扱えないとき。',
  },
  'nz.insure.right-reform': {
    says: 'まちがった答えで保険がなくなるのは、それが大事なことだったときだけです。対象外の決まりも、それが損の原因でなければ、使えないことがあります。',
  },
  'nz.insure.right-code': {
    says: '業界の規約（code）に、保険会社がどれだけ早く決めて答えるかが書いてあります。理由と報告書を求めてください。',
  },
}

/** The Japanese words of the Netherlands: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'nl.insurance.want': {
    says: '保険会社が、いくら払うか、または払わないと知らせています。',
  },
  'nl.insurance.step-complain': {
    says: '理由と条項を求めてください。次に、保険会社に書面で苦情を出します。',
  },
  'nl.insurance.right-kifid': {
    says: '保険会社が断ったら、Kifidに行けます。基本の健康保険ならSKGZです。',
  },
  'nl.insurance.option-kifid': {
    title: '苦情を出し、次にKifidに行く',
    says: 'まず保険会社、次に無料の紛争の機関です。',
    cost: '無料。',
    time: '数か月。',
    risk: 'ありません。',
    bestFor: '断られたのがまちがいだと思うとき。',
  },
  'nl.insurance.reality': {
    says: 'これは保険会社の考えです。異議を出し、無料の紛争の機関に行けます。',
  },
  'nl.insurance.right-three-years': {
    says: '請求は3年以内です。はっきり断られると、3年が数え直しになるので、早く動いてください。',
  },
  'nl.insurance.right-disclosure': {
    says: '何かを隠したと言うなら、知ってから2か月以内に伝えなければなりません。そうしないと、それを理由にできません。',
  },
  'nl.insurance.right-late-notice': {
    says: '損害の報告が遅れても、不利になるのは、保険会社に害があったときだけです。',
  },
  'nl.insurance.step-file': {
    says: '契約書、条件、写真、請求書を集めてください。何が、いつ起きたかを書きます。',
  },
  'nl.insurance.step-three-months': {
    says: '保険会社の最後の答えから3か月以内に、Kifidに行ってください。',
  },
  'nl.insurance.option-help': {
    title: '無料の法律相談を受ける',
    says: 'Juridisch Loketが、いっしょに手紙を見ます。',
    cost: '無料',
    time: '今週',
    risk: 'ありません。',
    bestFor: '理由が分からないとき。',
  },
  'nl.insurance.right-register': {
    says: '不正登録（EVR）には強い証拠が必要で、不利益がつり合っていなければなりません。異議を出し、次にKifidか裁判所へ行けます。',
  },
}

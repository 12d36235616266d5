/** Decisions of insurers, and basic health cover: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'ch.buy.health-cover': {
    says: '滞納があっても、健康保険の基本の補償は続きます。保険会社は、取立ての手続きの前に、督促し、30日の期間を置く必要があります。',
  },
  'ch.buy.insure-want': {
    says: '保険会社が、いくら払うかを知らせています。',
  },
  'ch.buy.insure-step': {
    says: '理由と条項を書面で求めてください。次に、無料のオンブズマンに相談します。',
  },
  'ch.buy.insure-right': {
    says: 'その業界のオンブズマンに、無料で相談できます。',
  },
  'ch.buy.insure-option': {
    title: 'オンブズマンに相談する',
    says: '手紙を送ります。',
    cost: '無料。',
    time: '数週間。',
    risk: '期限は進み続けます。',
    bestFor: '断られたのがまちがいだと思うとき。',
  },
  'ch.insure.reality': {
    says: 'これは保険会社の考えです。最後の決定ではありません。',
  },
  'ch.insure.rights-summary': {
    says: '理由を求め、証拠を送り、苦情を出せます。健康保険では、無料で裁判所に行けます。',
  },
  'ch.insure.right-social-objection': {
    says: '健康、事故、障害の保険では、決定（Verfügung）を求めてください。異議は30日以内で、無料です。',
  },
  'ch.insure.right-five-years': {
    says: '民間の保険の契約による請求は、出来事から5年で終わります。待たないでください。',
  },
  'ch.insure.right-disclosure': {
    says: '何かを隠したと言うなら、はっきり質問していたことが必要です。知ってから4週間以内に動く必要もあります。',
  },
  'ch.insure.right-grossly': {
    says: '軽い不注意なら、全額を払わなければなりません。減らせるのは重い不注意のときだけです。',
  },
  'ch.insure.step-file': {
    says: '契約書、手紙、証拠を集めてください。起きた日を書きとめます。',
  },
  'ch.insure.ruling-want': {
    says: 'これは社会保険の正式な決定です。職場の傷害保険のように、民間の会社が出すこともあります。期限内に異議がなければ、確定します。',
  },
  'ch.insure.ruling-step': {
    says: '30日以内に、書面か窓口で異議を申し立ててください。何を求めるか、その理由を伝えます。記録の全部を求めてください。無料です。',
  },
  'ch.insure.ruling-doctor': {
    says: '保険側の医師の意見に、少しでも疑いがありますか。それなら、外部の医師が調べなければなりません。主治医に理由を書いてもらってください。',
  },
  'ch.insure.ruling-option': {
    title: '異議を申し立てる',
    says: '決定した保険に書いてください。回答の後、州の裁判所に行けます。',
    cost: '無料。',
    time: '数か月。',
    risk: '1日でも遅れると、決定が確定します。',
    bestFor: 'まだ治療やお金が必要なとき、または主治医の意見が違うとき。',
  },
  'ch.insure.right-sick-pay': {
    says: '別の仕事を求めてよいのでしょうか。本当に見つかり、できる仕事に限ります。移るための時間も、多くは3か月から5か月、与えなければなりません。それまで日額給付は続きます。',
  },
  'ch.insure.right-sick-pay-court': {
    says: 'この日額給付については、裁判費用なしの簡単な手続で訴えることができます。医師の報告書を用意してください。',
  },
}

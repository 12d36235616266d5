/** First steps, rights and ways out for questions about a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_JA: Words = {
  'it.guide.step-home-read': {
    says: '賃貸契約を探してください。日付、期間、家賃、登録されているかを見ます。',
  },
  'it.guide.step-home-pay': {
    says: '家賃を期日どおり、銀行振込で払い続けてください。',
  },
  'it.guide.step-home-write': {
    says: '書留かPECで家主に書いてください。',
  },
  'it.guide.step-home-union': {
    says: '借り手の組合と町に助けを求めてください。',
  },
  'it.guide.right-home-judge': {
    says: '家を失うのは、裁判官の決定があるときだけです。',
  },
  'it.guide.right-home-term': {
    says: '自由な契約は4年と4年、協定の契約は3年と2年続きます。',
  },
  'it.guide.right-home-repair': {
    says: '家主は大きい修理をしなければなりません。',
  },
  'it.guide.home-locks': {
    says: '家主は、鍵を変えたり、電気や水を止めたりしてはいけません。',
  },
  'it.guide.home-grace': {
    says: '家賃による立ち退きでは、払うまで最長90日を裁判官に頼めます。',
  },
  'it.guide.option-home-dispute': {
    title: '家主に手紙を書く',
    says: '法律があなたに何を認め、何を求めるかを書きます。',
    cost: '書留。',
    time: '1時間。',
    risk: '家主が裁判を起こすことがあります。',
    bestFor: '家主が決まりを破ったとき。',
  },
  'it.guide.option-home-deal': {
    title: '合意する',
    says: '守れる計画か日を書面で提案します。',
    cost: '合意した額。',
    time: '数日。',
    risk: '約束を守る必要があります。',
    bestFor: '家賃の滞納がある、または引っ越したいとき。',
  },
  'it.guide.right-home-expert': {
    says: '訴える前に、裁判官は被害の原因を調べる専門家を送ることができます。専門家は話し合いでの解決も試みます。これには弁護士が必要です。',
  },
  'it.guide.option-home-help': {
    title: '助けを受ける',
    says: '借り手の組合、町、または無料の弁護士です。',
    cost: '無料か少し。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '家を失うのが心配なとき。',
  },
}

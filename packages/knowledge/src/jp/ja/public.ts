/** Tax, social insurance and overpaid benefits: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_WORDS: Words = {
  'jp.public.tax-want': { says: '税務署か市区町村が、税金や保険料を求めています。' },
  'jp.public.tax-who': { says: '役所です。督促状から10日たつと、裁判所なしで差し押さえられます。' },
  'jp.public.tax-real': { says: '早く連絡すれば、猶予や分割を認めることが多いです。' },
  'jp.public.tax-not-yet': { says: '督促状の前に差し押さえられることは、ふつうありません。' },
  'jp.public.tax-rights': { says: '猶予、分割、再調査、審査請求を求められます。' },
  'jp.public.tax-three': {
    says: '処分を知った日の翌日から3か月以内に、審査請求などができます。',
    action: '審査請求をする',
    consequence: '処分が確定します。',
  },
  'jp.public.tax-call': { says: '期限前に役所へ電話し、払える額を伝え、猶予や分割を求めます。' },
  'jp.public.tax-check': { says: '名前、年度、金額を確かめます。' },
  'jp.public.tax-review': { says: '間違いなら、再調査の請求か審査請求をします。' },
  'jp.public.tax-right': { says: '無料で見直しを求められます。' },
  'jp.public.tax-time': {
    says: '国税は、苦しいとき納期限から6か月以内に換価の猶予を申請できます。',
  },
  'jp.public.tax-plan': {
    title: '猶予・分割を求める',
    says: '収入と支出を持って相談します。',
    cost: '延滞税がかかります。',
    time: '今。',
    risk: '約束を守ります。',
    bestFor: '払う必要がある。',
  },
  'jp.public.tax-appeal': {
    title: '見直しを求める',
    says: '3か月以内に書面で出します。',
    cost: '無料。',
    time: '数か月。',
    risk: 'その間も支払いか猶予が必要です。',
    bestFor: '金額が違う。',
  },
  'jp.public.benefit-want': { says: '役所が、払いすぎたので返すよう求めています。' },
  'jp.public.benefit-step': { says: '理由、期間、金額を書面で求めます。分割や減額も相談します。' },
  'jp.public.benefit-right': { says: '3か月以内に無料で審査請求ができます。' },
  'jp.public.benefit-option': {
    title: '審査請求をする',
    says: '間違いの理由を書きます。',
    cost: '無料。',
    time: '3か月。',
    risk: 'ありません。',
    bestFor: '納得できない。',
  },
  'jp.public.benefit-help-back': {
    says: '生活保護費を返すよう言われたら、どの条文によるかを聞いてください。63条なら、生活に必要な分を残せることがあります。',
  },
}

/** The Japanese words of the rows in ../picture-claims.ts, by the last part of their ids. */
import type { RowWords } from '@plainletter/contracts/rule'

export const PICTURE_CLAIMS_JA: Readonly<Record<string, RowWords>> = {
  want: {
    says: 'あなたが画像や文を許可なく使ったと言っています。取り下げることと、お金を求めています。',
  },
  who: {
    says: '作品を作った人のために、会社か弁護士が書いています。裁判所ではありません。',
  },
  reality: {
    says: 'これは請求で、判決ではありません。作品が相手のものなら、いくらか払うこともあります。しかし、求められた額より少ないことがよくあります。',
  },
  'not-yet': {
    says: '今はだれもあなたからお金を取れません。先に裁判官が決めなければなりません。',
  },
  'right-proof': {
    says: '作品が自分のもので、あなたが使ったことを、相手が示さなければなりません。両方の証拠を書面で求めてください。',
  },
  'right-sum': {
    says: '金額は損害に合っていなければなりません。多くは、使用許可の料金にあたる額です。どう計算したか聞いてください。',
  },
  'right-quote': {
    says: '作品について書くとき、出典を示して一部を引用することは、法律で認められています。',
  },
  'step-keep': {
    says: 'ページの写真を残してから、作品を取り下げてください。どこで手に入れたかを書きとめます。',
  },
  'step-licence': {
    says: '使用許可、請求書、または手に入れたサイトの利用条件を探してください。',
  },
  'step-sign-nothing': {
    says: 'まだ何にも署名しないでください。署名した約束は、何年もあなたをしばることがあります。',
  },
  'option-proof': {
    says: 'だれが作品を作ったか、いつから使ったと言うのか、金額はどう決めたかを聞きます。',
    title: '証拠を求める',
    cost: '切手代。',
    time: '相手の期日の前。',
    risk: '相手が裁判を起こすことがあります。',
    bestFor: '本当かどうか分からない方。',
  },
  'option-offer': {
    says: '全部を終わらせるために、使用許可の料金にあたる額を提案します。責任は認めないでください。',
    title: '公正な額を提案する',
    cost: '合意した額。',
    time: '数週間。',
    risk: '相手がもっと求めることがあります。',
    bestFor: '作品を使った方。',
  },
}

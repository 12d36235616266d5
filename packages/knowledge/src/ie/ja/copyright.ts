/** The Japanese words of Ireland: copyright. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'ie.copy.want': {
    says: 'だれかが、画像、音楽、映画を許可なく使われたと言い、お金か約束を求めています。',
  },
  'ie.copy.who': {
    says: '権利の持ち主、代理の会社、または弁護士（solicitor）から来ています。罰金ではありません。',
  },
  'ie.copy.reality': {
    says: '裁判所は損害を見ます。ほとんどの場合、普通の使用料です。もっと多くなるのは、権利を公然と無視したときだけです。',
  },
  'ie.copy.not-yet': {
    says: '裁判所の判決なしに、あなたからお金を取ることはだれにもできません。',
  },
  'ie.copy.right-proof': {
    says: 'だれの作品か、どこで使われたか、金額をどう計算したかを聞いてください。',
  },
  'ie.copy.right-innocent': {
    says: '保護されていると知らず、知る理由もなかったなら、損害賠償を免れることがあります。',
  },
  'ie.copy.right-fair': {
    says: '勉強、批評、論評、報道のための公正な利用（fair dealing）は認められます。ほとんどの場合、作者の名前が必要です。',
  },
  'ie.copy.step-remove': {
    says: '作品を取り下げ、使い方の写しを残してください。まだ約束に署名しないでください。',
  },
  'ie.copy.option-dispute': {
    says: '権利の証拠と使用料の証拠を求める手紙を書きます。',
    title: '証拠を求める',
    cost: '無料',
    time: '手紙にある期日まで',
    risk: '裁判を起こされることがあります。',
    bestFor: '相手の物か分からない、または許可があったとき。',
  },
  'ie.copy.option-settle': {
    says: 'それ以上は認めずに普通の使用料を提案し、書面での解決を求めます。',
    title: '公正な使用料を提案する',
    cost: '普通の使用料',
    time: '手紙にある期日まで',
    risk: '終わることを書面でもらってください。',
    bestFor: '許可なく使ったとき。',
  },
}

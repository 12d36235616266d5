/** The Japanese words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'au.copy.want': {
    says: 'だれかが、あなたが許可なく写真、音楽、映画を使ったと言い、お金か約束を求めています。',
  },
  'au.copy.who': {
    says: '権利を持つ人、代理の会社、またはその弁護士からです。罰金ではありません。',
  },
  'au.copy.reality': {
    says: '裁判所が認めるのは、たいてい普通の使用料です。それより多いのは、公然と権利を無視したときだけです。',
  },
  'au.copy.not-yet': { says: '裁判所の判決なしに、だれもあなたからお金を取れません。' },
  'au.copy.right-proof': {
    says: 'だれの作品か、どこで使われたか、額がどう計算されたかを聞いてください。',
  },
  'au.copy.right-innocent': {
    says: '知らず、疑う理由もなかったなら、損害の賠償ではなく、得た利益だけを払うことがあります。',
  },
  'au.copy.right-fair': {
    says: '勉強、批評、パロディー、報道、法律の助言のための公正な利用は許されます。',
  },
  'au.copy.right-threats': { says: '根拠なく著作権の裁判でおどすことは、裁判所が止められます。' },
  'au.copy.step-remove': {
    says: '作品を消し、使い方の写しを残してください。まだ約束に署名しません。',
  },
  'au.copy.option-dispute': {
    says: '権利と使用料の証拠を求めると書いてください。',
    title: '証拠を求める',
    cost: '無料です',
    time: '手紙の日付まで',
    risk: '訴えられることがあります。',
    bestFor: '相手のものか分からない、または許可があったとき。',
  },
  'au.copy.option-settle': {
    says: 'ほかは認めずに、普通の使用料を申し出てください。',
    title: '公正な使用料を申し出る',
    cost: '普通の使用料です',
    time: '手紙の日付まで',
    risk: 'これで終わることを、書面でもらってください。',
    bestFor: '許可なく使ったとき。',
  },
  'au.copy.option-help': {
    says: '大きな額を払う前に、community legal centreかArts Law Centreに聞いてください。',
    title: '無料の相談を受ける',
    cost: '無料です',
    time: '今',
    risk: 'ありません。',
    bestFor: '額が大きいとき。',
  },
}

/** The Japanese words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'nz.copy.want': {
    says: 'だれかが、許しなく作品を使ったとあなたに言い、お金か約束を求めています。',
  },
  'nz.copy.who': {
    says: '権利を持つ人、代理の会社、またはその弁護士からです。罰金ではありません。',
  },
  'nz.copy.reality': {
    says: '裁判所が認めるのは、たいていふつうの使用料です。もっと多いのは、権利をはっきり無視したときだけです。',
  },
  'nz.copy.not-yet': { says: '裁判所か審判所の命令がなければ、だれもあなたからお金を取れません。' },
  'nz.copy.right-proof': {
    says: 'だれの作品か、どこで使われたか、金額をどう出したかを聞いてください。',
  },
  'nz.copy.right-innocent': {
    says: '守られた作品だと知らず、そう思う理由もなかったなら、損害賠償を払う義務はありません。',
  },
  'nz.copy.right-fair': {
    says: '批評、ニュース、研究、自分の勉強のための公正な利用（fair dealing）は許されます。',
  },
  'nz.copy.right-notices': {
    says: 'ファイルの共有では、先に3つの知らせが来ます。detection、warning、enforcementです。それぞれ14日以内に争えます。',
  },
  'nz.copy.right-threats': {
    says: '正当な理由なしに訴えられたら、裁判所は、あなたの損を相手に払わせられます。',
  },
  'nz.copy.step-remove': {
    says: '作品を下げ、どう使ったかの写しを残し、まだ約束に署名しないでください。',
  },
  'nz.copy.option-dispute': {
    says: '権利の証拠と、使用料の証拠を求めると書いてください。',
    title: '証拠を求める',
    cost: '無料',
    time: '手紙にある日まで',
    risk: '訴えられることがあります。',
    bestFor: '相手の作品か分からないとき、または許しがあったとき。',
  },
  'nz.copy.option-settle': {
    says: 'それ以上は認めずに、ふつうの使用料を申し出てください。',
    title: 'ほどよい額を申し出る',
    cost: 'ふつうの使用料',
    time: '手紙にある日まで',
    risk: 'これで終わりだと、書面でもらってください。',
    bestFor: '許しなく使ったとき。',
  },
}

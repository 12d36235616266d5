/** The Japanese words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'jp.rise.want': {
    says: '大家さんが家賃の値上げを求めています。あなたの合意か裁判所の判断が必要です。',
  },
  'jp.rise.want-check': {
    says: '値上げが正しいか確かめてから、払うか署名してください。',
  },
  'jp.rise.reality': {
    says: '通知だけで家賃は上がりません。すぐに署名する必要はありません。',
  },
  'jp.rise.not-yet': {
    says: '合意していない間は、相当と思う家賃を払えます。それだけで追い出されることはありません。',
  },
  'jp.rise.right-refuse': {
    says: '断ったり、低い額を示したりできます。その場合、大家さんはまず調停を申し立てます。',
  },
  'jp.rise.right-reason': {
    says: '値上げには理由が必要です。税金や物価の上昇、近くの家賃との差などです。',
  },
  'jp.rise.step-keep-paying': {
    says: 'これまでの家賃を毎月全額払い続けてください。受け取らないときは法務局に供託します。',
  },
  'jp.rise.step-ask': {
    says: '理由を書面で聞き、近くの家賃と比べてください。',
  },
  'jp.rise.option-talk': {
    says: '同意しないこと、払える額を書いて伝えます。',
    title: '断る、または低い額を示す',
    cost: '無料',
    time: '通知の日までに',
    risk: '裁判で高い額に決まると、差額に年1割の利息がつきます。',
    bestFor: '値上げに十分な理由がないとき。',
  },
  'jp.rise.option-accept': {
    says: '相当な額なら、書面で合意します。',
    title: '受け入れる',
    cost: '上がった分の家賃',
    time: '合意した日から',
    risk: 'あとで取り消せません。',
    bestFor: '値上げが相当なとき。',
  },
}

/** Questions about divorce, its money, child support, contact, an estate, violence and stalking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'jp.ask.divorce': {
    says: '合意できれば市区町村に離婚届を出します。できなければ家庭裁判所の調停から始めます。子ども、養育費、住まい、財産を先に書面で決めてください。2026年4月から共同親権も選べます。財産分与は5年間請求できます。',
  },
  'jp.ask.divorce-money': {
    says: '結婚中に二人で築いた財産は、名義に関係なく、原則半分ずつ分けます。結婚前の財産や相続した物は自分のものです。2026年4月以後の離婚なら、離婚から5年間請求できます。年金分割も求めてください。話がまとまらなければ家庭裁判所の調停を使えます。',
  },
  'jp.ask.contact': {
    says: '親と子の交流（面会交流）は、子の利益を考えて決めます。話がまとまらなければ、家庭裁判所に調停を申し立ててください。決めたことが守られなければ、無料の履行勧告や、お金を払わせる間接強制があります。養育費は別に払い、自分で連れ去らないでください。',
  },
  'jp.ask.estate': {
    says: '相続すると借金も引き継ぎます。知った時から3か月以内なら、家庭裁判所で相続放棄ができます。それまで財産を使ったり売ったりしないでください。',
  },
  'jp.ask.child-support': {
    says: '父母は子を養う義務があります。家庭裁判所で養育費を決めたり変えたりできます。払われないときは、将来分も給料を差し押さえられます。',
  },
}

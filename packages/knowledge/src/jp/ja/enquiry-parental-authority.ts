/** Questions about parental authority after a divorce: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTAL_AUTHORITY_JA: Words = {
  'jp.ask.joint-custody': {
    says: 'いいえ、必ず共同親権になるわけではありません。2026年4月から、父母は話し合いで共同か単独かを決め、決まらなければ家庭裁判所が子の利益で決めます。暴力や虐待、そのおそれがあるとき、共同で決めるのが難しいと裁判所が認めるときは、単独親権にしなければなりません。警察の相談記録や診断書を出し、住所の秘匿を申し立ててください。養育費と面会(親子交流)は別の問題です。危険があればDV相談(#8008)へ。',
  },
  'jp.ask.sole-stays': {
    says: 'いいえ。2026年4月より前の離婚は単独親権のままで、自動では変わりません。相手は家庭裁判所に共同親権への変更を申し立てられますが、子の利益だけで判断され、暴力やそのおそれがあれば認められません。決まるまでは、学校のことなどは親権者が決められます。裁判所から書類が来たら期限内に答えてください。養育費の義務は別に続きます。',
  },
}

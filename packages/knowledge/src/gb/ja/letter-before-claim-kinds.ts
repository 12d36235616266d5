/** Letters before a claim about a lease, an estate or care: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_KINDS_JA: Words = {
  'gb.lbc.lease-no-forfeit': {
    says: '管理費（service charge）を理由に住まいの長期賃借権（lease）を終わらせることは、普通できません。できるのは、あなたが認めたか、裁判所か審判所（tribunal）が決めた場合だけです。',
  },
  'gb.lbc.ground-rent-notice': {
    says: '地代（ground rent）は、法律で決まった形の通知が届くまで払う必要がありません。支払日は30日から60日先です。',
  },
  'gb.lbc.lease-tribunal': {
    says: '管理費（service charges）と追加の事務費用（administration charges）が適正か、審判所（tribunal）に決めてもらえます。',
  },
  'gb.lbc.lease-summary': {
    says: '管理費（service charge）の請求には、毎回、権利のまとめがついている必要があります。なければ、届くまで支払いを止めてもかまいません。',
    actionable:
      'この手紙だけでなく、請求書も見てください。権利のまとめがなかったら、書面で伝えます。',
  },
  'gb.lbc.estate-pays': {
    says: '借金は、亡くなった人が残した財産から払います。家族は、自分も署名していなければ、自分のお金で払いません。',
  },
  'gb.lbc.care-review': {
    says: 'お金の査定（financial assessment）の写しと、見直しを求められます。収入、家賃、障害のための費用の証拠を送ってください。',
  },
  'gb.lbc.care-complain': {
    says: '介護の料金について、役所（council）に苦情を出せます。その後、Local Government and Social Care Ombudsmanに無料で申し立てられます。',
  },
  'gb.lbc.step-passed': {
    says: '普通の30日は過ぎたので、今日返事をしてください。相手はもう裁判の請求（court claim）を始められます。遅れた返事でも止められることがあります。',
  },
  'gb.lbc.step-passed-post': {
    says: '古い住所も含めて、請求の用紙（claim form）が届いていないか確かめてください。答える期限は短いです。',
  },
}

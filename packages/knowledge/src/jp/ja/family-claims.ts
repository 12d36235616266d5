/** 不倫の慰謝料と遺留分の請求書：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_CLAIMS_JA: Words = {
  'jp.affair.right-broken': {
    says: '当時すでに夫婦関係が壊れていたとき、または既婚と知らず知り得なかったときは、慰謝料を払う義務はありません。関係の証明は相手がします。',
  },
  'jp.affair.right-three-years': {
    says: '相手が事実とあなたを知ってから3年で時効です。時効を使うと自分で伝える必要があります。',
  },
  'jp.affair.right-share': {
    says: '慰謝料は不倫をした配偶者と共同で負う責任です。配偶者が払った分はあなたの分も減ります。離婚していなければ金額は低くなるのが普通です。',
  },
  'jp.affair.step-no-sign': {
    says: '今日は署名、支払い、電話をしないでください。「書面を受け取った、追って回答する」とだけ書面で伝え、期限前に弁護士に見せてください。',
  },
  'jp.heirs.right-one-year': {
    says: '遺留分の請求はお金の請求だけで、相手が知ってから1年以内にする必要があります。すぐに払えないときは、裁判所に支払期限の猶予を求められます。',
  },
}

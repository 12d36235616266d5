/** Questions about pay that the employer holds back for damage or a till gap: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_JA: Words = {
  'es.ask.pay-held-back': {
    says: '給料を減らす罰は法律で禁止です（58.3条）。損害やレジ不足は、会社があなたの重大な過失を証明し、裁判で請求する必要があり、勝手には引けません。書面で返金を求め、同意しないと伝えてください。1年以内に調停を申し立てます。利息は10％です。労働監督局も介入でき、名前は秘密です。',
  },
  'es.pay-kept.want': {
    says: '勤め先が、損害を理由に給料の一部を差し引いています。あなたの負担だと言っています。',
  },
  'es.pay-kept.right': {
    says: '給料を減らす罰は法律で禁止です（58.3条）。損害やレジ不足は、会社があなたの重大な過失を証明し、裁判で請求する必要があり、勝手には引けません。書面で返金を求め、同意しないと伝えてください。1年以内に調停を申し立てます。利息は10％です。労働監督局も介入でき、名前は秘密です。',
  },
  'es.pay-kept.step': {
    says: '同意しないことを書面で伝え、期日を決めて給料の全額を求めてください。払う義務を認める署名はしないでください。労働組合に相談できます。',
  },
}

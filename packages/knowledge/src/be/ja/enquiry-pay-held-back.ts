/** Questions about pay that the employer holds back for damage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_JA: Words = {
  'be.ask.pay-held-back': {
    says: '雇い主の言い分だけではできません。責任を負うのは故意、重大な過失、繰り返される軽い過失だけです。その場合も、損害の後に書面で同意した額か裁判官が定めた額を、手取りの5分の1まで引けるだけです（故意の場合を除く）。圧力で署名した書面は争えます。書面で求め、次に労働監督官と労働組合へ。',
  },
  'be.pay-kept.want': {
    says: '勤め先が、損害を理由に給料の一部を差し引いています。あなたの負担だと言っています。',
  },
  'be.pay-kept.right': {
    says: '責任を負うのは故意、重大な過失、繰り返される軽い過失だけです。その場合も、損害の後に書面で同意した額か裁判官が定めた額を、手取りの5分の1まで引けるだけです（故意の場合を除く）。圧力で署名した書面は争えます。書面で求め、次に労働監督官と労働組合へ。',
  },
  'be.pay-kept.step': {
    says: '同意しないことを書面で伝え、期日を決めて給料の全額を求めてください。払う義務を認める署名はしないでください。労働組合に相談できます。',
  },
}

/** Questions about illness and bullying at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_JA: Words = {
  'es.ask.mutua-alta': {
    says: '10営業日以内に、治ったという判断の見直しをINSSに求め、同じ日に会社に知らせてください。mutuaがみた労災なら、決定まで休みと支払いが続きます。判断が認められたら、返さなければなりません。',
  },
  'es.ask.mobbing': {
    says: '日と証人を書き留め、医師に行きましょう。会社の窓口と労働監督署を使います。裁判官はすぐ止め、金銭を認められます。補償つきで契約を終えることも求められます。',
  },
}

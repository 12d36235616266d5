/** Japanese: the words of the rows in ../sick-pay-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_REFUSED_JA: Words = {
  'gb.sick-pay.right-first-day': {
    says: '2026年4月6日から、病気手当は初日から出て、給料が低くても受けられます。給料の80％で週の上限があり、28週までです。',
  },
  'gb.sick-pay.right-decide': {
    says: '理由を書面で雇い主に聞きましょう。納得できなければ、HMRCの担当チームが無料で決めます。争いのある最初の日から6か月以内に手紙を出しましょう。払われるべき手当が払われないときは審判所に訴えられます。',
  },
}

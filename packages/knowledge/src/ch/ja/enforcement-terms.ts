/** The Japanese words of Switzerland: terms of enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_JA: Words = {
  'ch.order.right-missed': {
    says: '入院など、よい理由で10日を過ぎましたか。動けるようになったらすぐ、監督機関（Aufsichtsbehörde）に期限の回復を求めてください。',
  },
  'ch.order.right-judge-stop': {
    says: '異議を出していなくても、裁判官は取立ての手続き（Betreibung）を止められます。借金がない、払った、またはまだ期日でないことを示してください。',
  },
  'ch.court.right-against-lifting': {
    says: '相手が、異議を取り除くよう（Rechtsöffnung）裁判官に求めていますか。期限内に書類を付けて答えてください。払った、時間をもらった、古すぎる、署名していない、などです。',
  },
  'ch.court.seize-right-parts': {
    says: '分割で払うなら、役所は物の売却を最長12か月延ばせます。書面で頼み、額を示してください。',
  },
  'ch.court.warn-stay-away': {
    says: '調停の話し合いを欠席すると、あなたなしで進むことがあります。2025年からは、最高1,000フランの罰金もありえます。',
  },
  'ch.credit.right-loan': {
    says: '貸し手が個人ローンを終わらせられるのは、10分の1が滞ったときだけです。払えるかを確かめていなければ、利息か全額を失うことがあります。',
  },
  'ch.debt.right-credit-bureau': {
    says: '信用調査会社が持てるのは信用に関わる情報だけで、誤った情報は許されません。自分について何があるか無料でたずね、誤りを直してもらいましょう。',
  },
  'ch.debt.right-loss-paper': {
    says: '損失証書には利息がつかず、20年で時効です。少ない額での解決に応じる債権者も多くいます。破産後は、新たな財産ができたときだけ払います。',
  },
}

/** A bill for the shared costs of a home in Scotland: the property factor. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_SCOTLAND_JA: Words = {
  'gb.service-charge.right-code-scotland': {
    says: '管理業者（property factor）は公の登録簿に載り、規約を守る義務があります。各費用の計算も示さなければなりません。',
  },
  'gb.service-charge.right-share-scotland': {
    says: '負担割合は権利証（title deeds）にあります。書かれていなければ、集合住宅（tenements）の法律が分け方を決めます。',
  },
  'gb.service-charge.step-scotland': {
    says: '何をなぜ争うかを業者に書き、請求書を求めてください。審判所の前に、まず業者への苦情が必要です。',
  },
  'gb.service-charge.option-scotland': {
    says: '業者が直さないなら、First-tier Tribunal for Scotland (Housing and Property Chamber) に申し立てます。',
    title: '審判所に申し立てる',
    cost: '申立ては無料。',
    time: '数か月。',
    risk: '認める分は払います。',
    bestFor: '業者が規約を破った、説明しない方。',
  },
  'gb.service-charge.reality-scotland': {
    says: '一部は払うべきことが多いです。明らかに正しい分を払い、残りは書面で争ってください。',
  },
  'gb.service-charge.right-change-scotland': {
    says: '所有者は投票で管理業者（factor）を変えられます。必要な票数は権利証か法律で決まります。',
  },
  'gb.service-charge.step-deeds-scotland': {
    says: '権利証（title deeds）で割合を確かめ、Scottish Property Factor Register で業者を調べます。',
  },
  'gb.service-charge.option-time-scotland': {
    says: '分割払いを頼み、守る間は料金を足さないよう求めます。',
    title: '支払いの猶予を頼む',
    cost: '無料。',
    time: '数日。',
    risk: '計画は書面にしてもらいます。',
    bestFor: '額は正しいが一度に払えない方。',
  },
}

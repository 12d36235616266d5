/** A council penalty charge in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_JA: Words = {
  'gb.pcn.insight-not-received': {
    says: '前の手紙が古い住所に送られたなら、件を戻せます。そうすると、加わった額は消えます。',
    actionable: '用紙TE9かPE3を使ってください。21日が過ぎていたら、TE7とTE9を使います。',
  },
  'gb.pcn.insight-late-post': {
    says: 'カメラの通知は、出来事から28日以内に所有者に届かなければなりません。DVLAの情報が遅れた場合は別です。',
    actionable: '出来事から通知までの日を数えてください。28日を超えていたら、そう書きます。',
  },
  'gb.pcn.insight-owner-late': {
    says: '所有者への通知（notice to owner）は、ほとんどの場合、反則金の通知から6か月以内に送らなければなりません。',
    actionable: '2つの日を比べてください。それより長ければ、通知が遅すぎたと書きます。',
  },
  'gb.pcn.insight-details': {
    says: '反則金の通知には、日付、時刻、車、理由、額、払い方が必要です。本当のまちがいがあれば、不服申立てに勝てることがあります。',
    actionable: '一つずつ、自分の記録と比べてください。',
  },
  'gb.pcn.warning-increase': {
    says: '何もしないと、額が1.5倍になり、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.warning-warrant': {
    says: '次は令状（warrant）と執行官（bailiff）で、少なくとも£75の手数料です。期限の前に動いてください。',
  },
  'gb.pcn.warning-truth': {
    says: '本当の理由だけに印をつけてください。うその陳述書（witness statement）は、法廷侮辱（contempt of court）として罰せられることがあります。',
  },
  'gb.pcn.tactic-early': {
    says: '14日以内に争います。役所が指針を守れば、割引の額は残ります。',
    risk: '14日の後は、負けると全額を払うことがあります。',
    notWhen: '反則金が明らかに正しいとき。割引の額で払ってください。',
  },
  'gb.pcn.tactic-tribunal': {
    says: '断りの通知であきらめる人が多いです。審判所（tribunal）は無料で、役所はそこで証拠を示さなければなりません。',
    risk: '負けると、割引はありません。',
    notWhen: '理由がなく、額を下げたいだけのとき。',
  },
  'gb.pcn.deadline-discount': {
    says: '割引の額は14日間です。通知が届いたとみなす日が1日目です。',
    action: '割引の額を払うか、争う',
    consequence: '全額を払うことになります。',
  },
  'gb.pcn.deadline-owner': {
    says: '所有者への通知（notice to owner）が届いたとみなす日から28日です。その日が1日目です。',
    action: '正式な異議（formal representations）を送るか、払う',
    consequence: '額が1.5倍になり、不服を申し立てられなくなります。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-tribunal': {
    says: '断りの通知が届いたとみなす日から28日です。その日が1日目です。',
    action: '審判所（tribunal）に不服を申し立てる',
    consequence: '役所は、額を1.5倍にする通知（charge certificate）を送れます。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-certificate': {
    says: '増額の通知（charge certificate）が届いたとみなす日から14日です。',
    action: '払うか、手続きの問題を伝える',
    consequence: '役所は裁判所に借金の登録を求められ、手数料が加わります。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-statement': {
    says: '回収命令（order for recovery）から21日以内に、払うか陳述書（witness statement）を出します。安全のため、命令の日付から数えます。',
    action: '用紙TE9かPE3を送るか、払う',
    consequence: '令状（warrant）が執行官（bailiff）に行くことがあります。',
  },
}

/** The Japanese words of the rows in ../tax-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEADLINES_JA: Words = {
  'us.tax.deadline-deficiency': {
    says: '不足税額の通知（notice of deficiency）の後、90日以内にTax Courtに行けます。IRSはこの期間をのばせません。',
    action: '反対なら、United States Tax Courtに申立てを出す',
    consequence:
      'IRSが税金を加えます。ほとんどの場合、裁判所に見てもらう前に払わなければなりません。',
  },
  'us.tax.deadline-hearing': {
    says: '30日以内に、Collection Due Processの審理を求められます。その間、IRSは差し押さえてはいけません。',
    action: 'Form 12153を送って審理を求める',
    consequence: 'IRSは給料、銀行のお金、財産を取れます。Tax Courtへの道も失います。',
  },
  'us.tax.deadline-proposed': {
    says: 'CP2000は請求書ではありません。変更の提案です。ほとんどの場合30日以内に答えます。延長も求められます。',
    action: '提案に答える。同意するか、証拠をつけて反対する',
    consequence: 'IRSは不足税額の通知を送り、その後に請求書を送ります。',
  },
  'us.tax.deadline-cp504': {
    says: 'CP504の後、30日以内に払うか、分割を決めます。重いものですが、最後の通知がまだ来るはずです。',
    action: '払う、分割を決める、またはIRSに電話する',
    consequence: 'IRSは州の税の還付を取り、最後の通知に進めます。',
  },
  'us.tax.deadline-cp14': {
    says: 'CP14は最初の請求書です。21日以内に払うか分割を決めれば、それ以上の利息と罰金を避けられます。',
    action: '払う、分割を決める、またはまちがいの理由を伝える',
    consequence: '利息と罰金が増えます。',
  },
}

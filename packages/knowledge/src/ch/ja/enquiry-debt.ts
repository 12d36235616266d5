/** Questions about bills that one cannot pay, fees and old debts, and the first steps against a debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'ch.ask.step-debt': {
    says: '手紙をまとめ、無料の借金の相談員に聞いてください。',
  },
  'ch.ask.right-debt': {
    says: 'どの支払命令（Zahlungsbefehl）も、10日以内の異議（Rechtsvorschlag）で止められます。',
  },
  'ch.ask.fees': {
    says: 'ほとんどの場合、払うのは請求書の額と5 %の利息で、会社の手数料ではありません。それを超える損害は、債権者が証明しなければなりません。',
  },
  'ch.ask.old': {
    says: '家賃、賃金、医師、職人の仕事、小さな買い物など、くり返す額は5年です。ほかのほとんどは10年です。損失証書（Verlustschein）は20年です。払うか、債務の手続き（Betreibung）が来ると数え直しになります。',
    dependsOn: '何のお金か',
  },
  'ch.ask.reminder-fees': {
    says: '督促の手数料を払うのは、契約や規約に額が書いてあるときだけです。なければ法律は遅れた日から5%の利息で、それ以上の損害は証明が必要です。請求そのものを払い、手数料は払わないと書いてください。',
  },
  'ch.ask.cannot-pay': {
    says: '早めに電話し、続けられる毎月の額を書面で提案してください。応じる義務はありませんが、ほとんどは応じます。新しいローンは借りないでください。無料の借金の相談員（schulden.ch, Caritas）は、全員との計画や個人破産を手伝えます。',
  },
}

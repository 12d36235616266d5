/** Questions about an order to pay (monitorio): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONITORIO_JA: Words = {
  'es.ask.monitorio': {
    says: '受け取り（家族が自宅で受け取った場合も）から20営業日以内に、払うか書面で異議を出してください。何もしないと給料や口座が差し押さえられますが、刑務所には入りません。不当な利息、債権譲渡の証拠なし、額の誤り、時効など理由を全部書きます。2,000ユーロを超えると弁護士が必要です。今すぐ無料の弁護士と期限の停止を求めてください。',
  },
  'es.ask.fund-in-court': {
    says: 'monitorioでは受け取った日から20営業日以内に払うか書面で反対します。受け取らなくても止まりません。一部だけ払わないでください。借金を認めたことになり得ます。理由は、高利や不明な利息、債権譲渡の証拠がない、額の誤り、時効です。2,000ユーロを超えると弁護士が必要です。今日、無料の弁護士と期限の停止を申し込みます。手取り1,221ユーロまでは守られます。',
  },
}

/** Questions about an internet contract after a move: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_INTERNET_JA: Words = {
  'de.ask-buy.internet-move': {
    says: 'いいえ、期間の終わりまで払う必要はありません。会社は同じ条件で契約を新居に移す義務があります。同じサービスを提供できなければ、引っ越し前でも1か月前の通知で解約できます。新しい期間を始めることはできません。新住所と日付を書き、住民登録を添え、証拠を残してください。拒まれたら連邦ネットワーク庁の調停が無料です。',
  },
}

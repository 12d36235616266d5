/** Questions about a collection firm that calls again and again: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_JA: Words = {
  'de.ask-debt.collector-calls': {
    says: '話す必要はありません。「連絡は手紙だけにしてください。電話やメッセージ、職場への電話には同意しません」と一度書いてください。請求が間違いなら同じ手紙で争います。その後の電話は日時と番号を記録します。上司や隣人に借金を話すことは許されません。監督する連邦司法庁（Bundesamt für Justiz）と消費者センターに苦情を。裁判所が禁じることもできます。',
  },
}

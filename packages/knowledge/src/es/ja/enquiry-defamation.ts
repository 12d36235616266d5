/** Questions about insults and lies online: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_JA: Words = {
  'es.ask.defamation': {
    says: 'アドレスと日付とともに保存しましょう。公証人がよいです。サイトに削除を求めます。民事では4年以内に金銭を求められます。重い侮辱や虚偽の犯罪の告訴（querella）は1年です。弁護士と、先に和解の試みが必要です。',
  },
}

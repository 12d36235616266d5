/** Questions about things that the police keep: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY_JA: Words = {
  'gb.ask-police.phone-back': {
    says: '証拠として必要な間だけ保管でき、日数は法律にありません。事件番号を付けて担当警官に、まだ必要な理由を尋ねるか、データの写しを求めます。返事がなければ警察に苦情を。事件が終わるか理由がなくなれば、magistrates’ courtが返還を命じられます。疑われているなら先に弁護士に。',
  },
}

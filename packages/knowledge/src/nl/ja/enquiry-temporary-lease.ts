/** The Japanese words of the rows in ../enquiry-temporary-lease.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_LEASE_JA: Words = {
  'nl.ask.temporary-lease': {
    says: '2024年7月1日以降の新しい契約には、ふつう終了日がありません。それ以前の2年以下の契約では、家主は1〜3か月前に書面で終了を知らせる義務があります。知らせがなければ、期限なしの契約として続きます。',
    dependsOn: 'いつ始まったか、何を知らされたか',
  },
}

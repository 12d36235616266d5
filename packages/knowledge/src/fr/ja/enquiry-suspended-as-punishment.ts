/** Questions about days without pay as a punishment: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT_JA: Words = {
  'fr.ask-work.suspension-days': {
    says: '罰としての無給の停職には、先に面談、次に理由を書いた手紙が必要です。就業規則（règlement intérieur）に上限日数とともに定めがなければなりません。会社は事実を知ってから2か月以内に行います。一つの過失を罰せるのは一度だけで、罰金は禁止です。書留で争ってください。労働裁判所は取り消して給料を戻せます。期限は2年です。',
  },
}

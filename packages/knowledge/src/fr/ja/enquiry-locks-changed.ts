/** The Japanese words of the rows in ../enquiry-locks-changed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKS_CHANGED_JA: Words = {
  'fr.ask-home.throw-out': {
    says: '賃貸を終わらせられるのは裁判官だけで、追い出せるのは執行官だけです。自分でする大家は罪を犯しています。警察（17）に電話してください。',
  },
}

/** The Japanese words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_JA: Words = {
  'ie.ask.child-support': {
    says: 'District Courtの事務所に行ってください。扶養の命令（maintenance order）があれば、裁判所は給料から取らせることができます（attachment of earnings）。まだ命令がないなら、そこで申し立てます。弁護士はいりません。',
  },
}

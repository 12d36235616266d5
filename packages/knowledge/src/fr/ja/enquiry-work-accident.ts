/** The Japanese words of the rows in ../enquiry-work-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_JA: Words = {
  'fr.ask-work.work-illness': {
    says: '2か月以内に書面で争えます。不服委員会（CRA）、医学的な理由なら医療委員会（CMRA）です。先に記録の閲覧を求めましょう。表にない病気は、医師の委員会（CRRMP）が調べなければなりません。その後は社会部で、弁護士はいりません。',
  },
}

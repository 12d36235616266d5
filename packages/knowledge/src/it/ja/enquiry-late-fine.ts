/** The Japanese words of the rows in ../enquiry-late-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_FINE_JA: Words = {
  'it.ask.fine-late': {
    says: '反則の通知は、違反から90日以内に所有者へ送られなければなりません（その場で運転者に渡したときは100日）。郵便に出された日を見てください。遅ければ払わず、60日以内にPrefettoへ無料で、または30日以内にgiudice di paceへ不服を申し立てます。レンタカーや住所が分かりにくいときは、90日の始まりが遅くなることがあります。',
  },
}

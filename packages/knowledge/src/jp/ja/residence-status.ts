/** Letters on the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_STATUS_JA: Words = {
  'jp.stay.reality': {
    says: '不許可でも終わりではありません。ただし期限は短く、通知から進みます。',
  },
  'jp.stay.step-first': {
    says: '受け取った日を書き留め、封筒を取っておき、今日、全部のページを弁護士に見せてください。書類がそろうのを待たないでください。',
  },
  'jp.stay.right-court': {
    says: '在留の不許可は、知った日から6か月以内に裁判で争えます（取消訴訟）。審査請求の対象にはなりません。まず入管の窓口で理由を聞いてください。',
  },
  'jp.stay.right-leave-or-reapply': {
    says: '在留期限が近いときは、出国準備のための「特定活動」に変更できることが多く、書類を補って再申請もできます。期限を過ぎて残ると不法残留になります。',
  },
  'jp.stay.right-short': {
    says: '在留期間の更新や変更は、満了日までに申請してください。期限内に申請すれば、結果が出るまで、満了から最長2か月は在留できます。',
  },
}

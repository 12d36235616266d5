/** The Japanese words of the rows in ../complaint-closed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_CLOSED_JA: Words = {
  'fr.closed.want': {
    says: '検察は裁判なしで告訴を終え、理由を示す義務があります。再開されることもあります。',
  },
  'fr.closed.right-general': {
    says: 'procureur généralに手紙で無料の見直しを求められます。新しい事実、書類、証人を添えてください。',
  },
  'fr.closed.right-party': {
    says: '民事当事者としての告訴（juge d’instruction）で、自分で裁判官に訴えられます。相手が分かっていれば、直接の呼出しでも足ります。普通は先に供託金が要りますが、法律扶助があれば要りません。',
  },
  'fr.closed.right-help': {
    says: '重い被害では、犯人不明でも基金(CIVI)が払うことがあり、ふつう3年以内です。116 006とFrance Victimesは無料です。',
  },
  'fr.closed.step': {
    says: '検察に記録の写しを求め、調べられていない点を書きます。その後、弁護士かFrance Victimesと方法を選びます。',
  },
}

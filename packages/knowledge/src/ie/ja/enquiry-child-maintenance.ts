/** The Japanese words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_JA: Words = {
  'ie.ask.child-support': {
    says: 'District Courtの事務所に行ってください。扶養の命令（maintenance order）があれば、裁判所は給料から取らせることができます（attachment of earnings）。まだ命令がないなら、そこで申し立てます。弁護士はいりません。',
  },
  'ie.ask.maintenance-cannot-pay': {
    says: 'ただやめてはいけません。命令は裁判官が変えるまで続き、払わない分はたまります。今日、District Court の窓口で変更（variation）を求めます。新しい収入の証拠を持って行きます。弁護士はいりません。書面で低い額に合意し、裁判所に命令にしてもらうこともできます。それまでは払える分を払い、証拠を残します。給料から引く前には、あなたの話を聞きます。',
  },
  'ie.ask.maintenance-how-much': {
    says: 'アイルランドには決まった表がありません。無料の家族調停を使って額に合意し、裁判所に強制力を持たせてもらえます。合意できなければ、District Court が子どもに必要なもの、二人の収入と借金を見て決めます。18歳まで、全日制の学校なら23歳まで続きます。給与明細、請求書、子どもの一週間の費用の表を持って行きます。弁護士はいりません。',
    dependsOn: '子どもに必要なものと二人の収入',
  },
}

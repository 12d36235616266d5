/** The Japanese words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_JA: Words = {
  'de.youth.want': {
    says: '青少年局(Jugendamt)に、お子さんを心配する知らせがありました。局は法律により調べる義務があります。',
  },
  'de.youth.reality': {
    says: '普通はまずあなたと話し、助けを申し出なければなりません。差し迫った危険があれば、すぐに子どもを預かることがあります。親の権利を取り上げられるのは家庭裁判所だけです。',
  },
  'de.youth.right-help': {
    says: '家庭での支援（Hilfe zur Erziehung、家庭支援員など）を頼んでください。子どもに必要なら、受ける権利があり、誰に頼みたいかも言えます。',
  },
  'de.youth.right-support': {
    says: '話し合いには信頼する人を連れて行けます。記録を見せるよう求められます。誰が知らせたかは秘密のままのことがあります。',
  },
  'de.youth.right-visit': {
    says: '裁判所の決定がなければ、家に入れる義務はありません。差し迫った危険があるときだけ、警察は入れます。落ち着いた訪問で終わることが多く、断ると家庭裁判所に行くことがあります。',
  },
  'de.youth.right-taken': {
    says: '保護(Inobhutnahme)されましたか。すぐ書面で反対してください。局は子どもを返すか、直ちに家庭裁判所に申し立てます。',
  },
  'de.youth.step': {
    says: '面談に行くか、別の日を書面で頼んでください。うまくいっていることを書き、何が通報されたか聞きます。弁護士やカリタスも同席できます。',
  },
}

/** The Japanese words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_JA: Words = {
  'de.youth.want': {
    says: '青少年局(Jugendamt)に、お子さんを心配する知らせがありました。局は法律により調べる義務があります。',
  },
  'de.youth.reality': {
    says: '局はまず話し合い、助けを示さなければなりません。親の権利を取り上げられるのは家庭裁判所だけです。',
  },
  'de.youth.right-help': {
    says: '家庭支援員など、家での助け(Hilfe zur Erziehung)を受ける権利があります。誰から受けるか選べます。',
  },
  'de.youth.right-support': {
    says: '面談のたびに信頼する人を連れて行けます。記録を見ることも求められます。',
  },
  'de.youth.right-visit': {
    says: '裁判所の命令がなければ家に入れる義務はありません。ただ落ち着いた訪問で終わることが多く、断ると家庭裁判所に進むことがあります。',
  },
  'de.youth.right-taken': {
    says: '保護(Inobhutnahme)されましたか。すぐ書面で反対してください。局は子どもを返すか、直ちに家庭裁判所に申し立てます。',
  },
  'de.youth.step': {
    says: '面談に行くか、別の日を書面で頼んでください。うまくいっていることを書き、何が通報されたか聞きます。弁護士やカリタスも同席できます。',
  },
}

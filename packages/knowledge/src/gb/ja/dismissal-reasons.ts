/** Japanese: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_JA: Words = {
  'gb.job.right-leave': {
    says: '出産やその休暇を理由とする解雇は、勤続期間に関係なく違法です。妊娠中、または産休や養子休暇の間ですか。それなら雇い主は、求められなくても理由を書面で示さなければなりません。',
  },
  'gb.job.right-new-terms': {
    says: '契約を変えるために解雇する前に、雇い主は国の規範に従い、率直に話し合わなければなりません。怠れば審判所は金額を4分の1増やせます。2027年1月から法はずっと厳しくなります。組合か Acas に聞きましょう。',
  },
  'gb.job.right-visa': {
    says: '在留期限の前に延長を申請しましたか。それなら決まるまで働き続けられます。雇い主は Home Office に確認でき、解雇の前に確認すべきです。',
  },
  'gb.job.right-union': {
    says: '組合活動や加入を理由とする解雇は違法です。勤続期間は要りません。今日、組合に電話しましょう。終了から7日以内に求めれば、審判所は給料の継続を命じられます。そのために組合が署名した書面が必要です。',
  },
  'gb.job.right-minimum': {
    says: '最低賃金より少なかったなら、今からでも請求できます。国の検査官は無料で、6年前までの分を払うよう命じられます。Fair Work Agency に知らせましょう。自分で訴える場合はそこまでさかのぼれないことが多いので、早く始めましょう。現金払いでも同じで、使わなかった休暇の分も払われなければなりません。',
  },
}

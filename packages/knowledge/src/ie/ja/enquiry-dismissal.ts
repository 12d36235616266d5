/** Questions about a job that the employer ends: reasons, notice and redundancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'ie.ask.fired': {
    says: '12か月働いた後は、会社が公正な理由と手順を示さなければなりません。6か月以内にWRCに苦情を出してください。無料です。',
    dependsOn: '働いた長さと理由',
  },
  'ie.ask.dismissed-pregnant': {
    says: '妊娠や休暇を理由に解雇するのは違法です。12か月働いている必要はありません。6か月以内に、WRCに無料で苦情を出してください。',
  },
  'ie.ask.settlement-agreement': {
    says: 'その場で署名しないでください。権利の放棄（waiver）が効力を持つのは、何を手放すか分かっていたときだけです。そのため、ほとんどの場合、相談が含まれます。弁護士（solicitor）の費用を会社に頼んでください。',
  },
  'ie.ask.fired-no-reason': {
    says: '12か月を過ぎたら、雇い主は公正な理由と手続き（警告、聞き取り、不服申立て）を示さなければなりません。理由を書面で求めれば14日以内に受け取れます。6か月以内にWRCへ訴えます。13週を過ぎれば予告も必要です。',
  },
}

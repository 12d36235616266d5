/** The Japanese words of Ireland: questions of work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'ie.ask.pay-cut': {
    says: '同意しないと書面で伝えてください。会社は、あなたの同意かはっきりした条項なしに、決めた賃金を下げられません。6か月以内に、WRCに無料で苦情を出せます。',
  },
  'ie.ask.dismissed-pregnant': {
    says: '妊娠や休暇を理由に解雇するのは違法です。12か月働いている必要はありません。6か月以内に、WRCに無料で苦情を出してください。',
  },
  'ie.ask.settlement-agreement': {
    says: 'その場で署名しないでください。権利の放棄（waiver）が効力を持つのは、何を手放すか分かっていたときだけです。そのため、ほとんどの場合、相談が含まれます。弁護士（solicitor）の費用を会社に頼んでください。',
  },
  'ie.ask.holiday-pay-at-end': {
    says: '得たのに取らなかった休暇の分を、書面で求めてください。仕事が終わるとき、雇い主は支払わなければなりません。支払わなければ、6か月以内にWRCに申し立ててください。無料です。',
  },
}

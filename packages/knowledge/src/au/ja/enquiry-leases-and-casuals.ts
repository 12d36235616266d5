/** Questions about a rise in rent while a lease runs, and casuals who were sacked: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_AND_CASUALS_JA: Words = {
  'au.fact.rent-in-fixed-term': {
    says: 'たいてい、いいえ。期間の決まった契約(fixed term)では、契約に新しい額か計算の方法が書いてある時だけ、家賃を上げられます。ニューサウスウェールズでは2年未満の契約がそうです。相場だけでは理由になりません。同意しないと書き、前の家賃を払い続けてください。契約で認めていても、前もって通知がいります。60日か2か月、ビクトリアは90日です。それでも求められたら、州の審判所に申し立ててください。',
  },
  'au.fact.casual-sacked': {
    says: '決まった勤務があり、続くと思えた臨時の人(casual)にも権利があります。不当解雇(unfair dismissal)には6か月、15人未満の職場では12か月の勤務がいります。給料を聞いた、苦情を言った、病気だったことが理由なら、期間はいりません。雇い主が別の理由を証明します(general protections)。最後の日から21日以内にFair Work Commission(1300 799 675)に申し立ててください。小さな費用は免除でき、弁護士はいりません。足りない給料はFair Work Ombudsman(13 13 94)に。6年前までです。',
  },
}

/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_JA: Words = {
  'nz.need.bed': {
    says: '今すぐWork and Income（0800 559 009）に電話するか窓口へ行き、今夜泊まる所がないと伝えてください。一時的な住まいを探し、数日モーテル代を払うこともあります（emergency housing）。断られたら理由を書面で求め、見直し（review）を頼んでください。Citizens Advice Bureauは無料：0800 367 222。危険なときは111。',
  },
  'nz.need.food': {
    says: '今すぐWork and Income（0800 559 009）に電話し、今日の食費（Special Needs Grant）を頼んでください。給付を受けていなくても使え、ほとんどの場合返さなくてよいです。断られたら見直し（review）を頼んでください。近くのフードバンクはCitizens Advice Bureau：0800 367 222。',
  },
  'nz.need.power': {
    says: '今すぐ電力会社に電話してください。家に誰がいるかを伝え、分割払いを申し出て、今日の再開を頼んでください。健康のために電気が要る人（medically dependent）は、料金の未払いで止められません。Work and Incomeは、給付がなくても急ぎの電気代を払えることがあります：0800 559 009。断られたら無料のUtilities Disputesへ：0800 22 33 40。',
  },
  'nz.need.meter': {
    says: '今すぐ電力会社に電話し、メーターの残高がないことと家に誰がいるかを伝えてください。今夜の分のクレジットと分割払い、または前払いをやめることを頼んでください。Work and Incomeは、給付がなくても急ぎの電気代を助けることがあります：0800 559 009。断られたら無料のUtilities Disputesへ：0800 22 33 40。',
  },
  'nz.need.loan-shark': {
    says: '危険なときは111に電話してください。脅してお金を取るのは犯罪（恐喝）です。商売で貸す人は公の登録が要り、登録がなければ利息も手数料も払う義務はありません。借りたあなたは罪を犯していません。一人で会わないでください。メッセージを警察のために残してください。銀行にカードを止めてもらい、新しい口座を頼んでください。無料の相談：MoneyTalks 0800 345 123。',
  },
}

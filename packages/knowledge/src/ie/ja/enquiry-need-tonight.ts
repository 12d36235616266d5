/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_JA: Words = {
  'ie.need.bed': {
    says: '今すぐ自治体のホームレス担当（homeless section）に電話するか行って、今夜寝る所がないと伝え、全員分の緊急の宿泊を頼んでください。ダブリンでは無料の1800 707 707へ。車やソファで寝ている人も、法律上ホームレスになることがあります。書類があれば持って行ってください。断られたらThresholdへ：1800 454 454。',
  },
  'ie.need.food': {
    says: '今日、IntreoのCommunity Welfare Serviceへ行き、食べ物の急な必要としてAdditional Needs Paymentを頼んでください。働いていても受けられます。給付を待つ間は、毎週の基本の扶助（Supplementary Welfare Allowance）を頼んでください。近くのフードバンクはCitizens Information：0818 07 4000。',
  },
  'ie.need.power': {
    says: '今すぐ電力会社に電話し、赤ちゃん、お年寄り、病気の人がいると伝え、分割払いを申し出て、今日の再開を頼んでください。医療機器に頼る人は、料金の未払いで止められることはありません。IntreoのCommunity Welfare Serviceに、電気と暖房のAdditional Needs Paymentを頼んでください。MABSは無料：0818 07 2000。',
  },
  'ie.need.meter': {
    says: '今すぐ電力会社に電話し、メーターの残高がないことと家に誰がいるかを伝えてください。今夜の緊急クレジットと、滞納の分割払いを頼んでください。IntreoのCommunity Welfare Serviceに、電気と暖房のAdditional Needs Paymentを頼んでください。働いていても受けられます。MABSは無料：0818 07 2000。',
  },
  'ie.need.loan-shark': {
    says: '危険なときは999か112に電話してください。免許なしに商売として貸すのは犯罪で、脅すのも犯罪です。借りたあなたは罪を犯していません。一人で会わないでください。メッセージを残し、日付と金額を警察（gardaí）のために書いておいてください。銀行にカードを止めてもらい、新しい口座を頼んでください。MABSは無料で秘密を守ります：0818 07 2000。',
  },
}

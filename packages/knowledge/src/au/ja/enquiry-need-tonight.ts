/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_JA: Words = {
  'au.need.bed': {
    says: '今すぐ州の無料のホームレス相談電話へ。NSW：1800 152 152。ビクトリア：1800 825 955。クイーンズランド：1800 47 47 53。南オーストラリア：1800 003 308。WA：1800 124 684（夜は1800 199 008）。タスマニア：1800 800 588。ほかはaskizzy.org.au。今夜、全員分のベッドを頼んでください。暴力、火事、洪水で家を出たなら、7日以内にCentrelinkにCrisis Paymentを申し込んでください。',
  },
  'au.need.food': {
    says: '今すぐaskizzy.org.auを見てください。近くの無料の食事、食料の箱、引換券がわかります。緊急支援（Emergency Relief）の窓口を聞いてください。引換券をくれたり、請求書の一部を払ったりします。給付を受けていなくても使えます。Centrelinkの給付があるなら、今日、緊急の支払い（urgent payment）か前払いを頼んでください。',
  },
  'au.need.power': {
    says: '今すぐ電力会社に電話してください。家に誰がいるかを伝え、hardship（困窮者支援）プログラム、分割払い、今日の再開を頼んでください。家に生命維持装置があれば止めることはできません。断られたら無料のエネルギー・オンブズマンへ。NSW 1800 246 545、ビクトリア 1800 500 509、クイーンズランド 1800 662 837、タスマニア 1800 001 170。WAでは会社にHUGSの給付を頼めます。Emergency Reliefが一部を払うこともあります：askizzy.org.au。',
  },
  'au.need.loan-shark': {
    says: '危険なときは000に電話してください。免許なしに商売として貸すのは犯罪で、脅すのも犯罪です。借りたあなたは罪を犯していません。一人で会わないでください。メッセージを残し、日付と金額を警察のために書いておいてください。銀行にカードを止めてもらい、新しい口座を頼んでください。無料で秘密を守る相談：National Debt Helpline 1800 007 007。',
  },
}

/** Questions about contracts that run on: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_JA: Words = {
  'de.ask-buy.gym': {
    says: '2022年3月からの契約は、長くても2年で、その後はいつでも1か月の予告でやめられます。長い病気なら、ジムの契約をすぐに終えられることがあります。',
    dependsOn: 'いつ署名したか、契約書に何とあるか',
  },
  'de.ask-buy.phone-contract': {
    says: 'ネット、電話、訪問での契約なら、14日間は理由なしに撤回できます。期間内に送れば足ります。それ以外は、長くても2年で、その後は1か月の予告です。電話での契約は、書面のまとめに同意して初めて有効です。値上げのときはやめられます。',
    dependsOn: 'どう結んだか、どれだけ続いているか',
  },
  'de.ask-buy.price-rise': {
    says: '供給会社は値上げの前に、家庭には1か月前に、知らせなければなりません。値上げが始まる日に、予告なしでやめられます。',
    dependsOn: '供給会社が期限内に知らせたか',
  },
  'de.ask-buy.gym-ill': {
    says: '長いあいだ運動できないなら、契約をすぐ終えられます。そのことを書き、そう記した診断書を付けてください。初めは病名を言う必要はありません。証明が必要なのは裁判のときだけです。短い病気なら、休会がふつうです。',
  },
  'de.ask-buy.bank-ends-account': {
    says: '銀行はたいてい理由なしに終えられますが、2か月の予告が必要です。公的なSparkasseには正当な理由がいります。借金があっても、どの銀行でも基本口座（Basiskonto）の権利があります。今申し込み、新しい番号を知らせてください。',
  },
  'de.ask-buy.slow-internet': {
    says: '何度も約束よりずっと遅いなら、支払いを減らすか契約を終えられます。Bundesnetzagenturの測定（breitbandmessung.de）で証明してください。不通はすぐ知らせます。2日を過ぎると、1日ごとにお金を求められます。',
  },
  'de.ask-buy.phone-cut': {
    says: '回線を止められるのは、未払いが100ユーロ以上で、2週間前に書面の警告があったときだけです。理由を付けて争った分は数えません。残りを払い、Bundesnetzagenturに相談してください。',
  },
  'de.ask-buy.bank-fees': {
    says: '黙っていても、手数料の値上げに同意したことにはなりません。同意がなければ、時効内の過去の分も含めて差額を返す義務があります。書面で求め、次にオンブズマンへ。銀行は2か月前の予告で口座を解約できます。',
  },
}

/** Questions about giving notice and unemployment pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'be.ask.unemployment': {
    says: '2026年から、給付は長くても24か月で終わります。不支給や制裁には、3か月以内に労働裁判所に無料で申し立てられます。今すぐ労働組合に聞き、CPAS（OCMW）に生活扶助を求めてください。',
  },
  'be.ask.unemployment-back': {
    says: '金額がどう計算されたか聞いてください。労働裁判所へは3か月以内で、費用はかかりません。悪気がなければ、返す分は長くて最後の150日です。分割や免除も求められます。',
  },
  'be.ask.resigned-benefit': {
    dependsOn: '辞めた理由',
    says: '正当な理由なく辞めると、多くは4週から52週の給付を失います。賃金の未払い、健康、家族の引っ越しなどは正当な理由になります。2026年3月から、約10年働いた人は一度だけ、自分から辞めても最長6か月受けられます。証拠を残し、すぐ登録し、聴取で事情を話しましょう。制裁には3か月以内に労働裁判所で争えます。',
  },
  'be.ask.c4': {
    says: '雇い主は、遅くとも最後の仕事の日に、C4の書類を渡さなければなりません。書留で求め、組合かONEM（RVA）に知らせてください。それでも今すぐ求職者として登録してください。労働裁判所が命じることもできます。',
  },
  'be.ask.fixed-term': {
    says: '重大な理由なしに早く終わらせるなら、雇い主は最後までの給料を払います。上限は予告手当の2倍です。予告で終わらせられるのは、前半の、長くて6か月だけです。請求は1年以内です。',
  },
}

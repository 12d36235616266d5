/** The Japanese words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_JA: Words = {
  'us.immigration.right-evidence': {
    says: '証拠の要求（request for evidence）には、通知の期間、最大12週間で答えます。全部を一度に送ってください。期間はのびません。',
  },
  'us.immigration.step-evidence': {
    says: '通知を一番上に置き、その日までに届くよう送り、証拠を取っておいてください。先に、認められた支援者か弁護士に聞きます。',
  },
  'us.immigration.right-refusal': {
    says: '断られたほとんどの決定は、30日以内、郵便なら33日以内に、不服や見直しを求められます。どちらかは通知に書いてあります。',
  },
  'us.immigration.right-hearing': {
    says: '審理を受ける権利、自分の費用で弁護士をつける権利、証拠を見る権利、通訳を受ける権利があります。',
  },
  'us.immigration.step-hearing': {
    says: '全部の審理に行ってください。行かないと、裁判官が国を出るよう命じることがあります。新しい住所は、毎回5日以内に裁判所に伝えてください。',
  },
  'us.immigration.want-refusal': {
    says: '入国管理の役所は、申請を断り、理由を述べています。何がいつまでにできるかは、通知に書いてあります。',
  },
  'us.immigration.step-refusal': {
    says: '今週中に、移民の弁護士か認定された支援者に相談してください。通知と全部の記録を持っていき、Form I-290Bの最後の日を控えてください。',
  },
  'us.immigration.right-status': {
    says: '違法な滞在が180日以上になると、出国後3年、1年以上なら10年、戻れないことがあります。動く前に弁護士に聞いてください。',
  },
  'us.visa.want': {
    says: '領事館は今、ビザを出しません。221(g)は書類や審査が足りないという意味です。214(b)は帰国するか疑っているという意味です。',
  },
  'us.visa.right': {
    says: '断りには、法律の条文が書かれていなければなりません。不服はほとんど申し立てられませんが、書類を送るか、新しい証拠で申請し直せます。',
  },
  'us.visa.step': {
    says: '領事館が求める物を1年以内に送ってください。後の書類で断られたことを隠さないでください。うその答えは、ずっと入国できない理由になります。',
  },
}

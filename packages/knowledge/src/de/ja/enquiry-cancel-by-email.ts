/** Questions about a contract that was cancelled by e-mail: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCEL_BY_EMAIL_JA: Words = {
  'de.ask-buy.cancel-by-email': {
    says: 'はい、メールで足ります。2016年10月以降の契約では、約款で署名した手紙を求めることはできません。最初の期間の後は、1か月前の通知でいつでもやめられます（2022年3月以降の契約）。メールを送った日と、その1か月後からは払わないことを書いてください。その後の引き落としは8週間以内に銀行で戻せます。取り立てには一度書面で争ってください。',
  },
}

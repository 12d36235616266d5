/** The Japanese words of Spain: requests of the tax office. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REQUEST_JA: Words = {
  'es.tax-request.want': {
    says: '税務署が、決める前に書類かあなたの言い分を求めています。まだ最終の請求ではありません。',
  },
  'es.tax-request.right-time': {
    says: '時間の延長を頼めます。ほとんどの場合、さらに半分の日数です。終わりの少なくとも3日前に頼んでください。',
  },
  'es.tax-request.right-fine': {
    says: '罰金には落ち度が必要です。異議を出せます。同意すると30%減り、期限内に払って不服を出さないと、残りからさらに40%減ります。',
  },
  'es.tax-request.right-tribunal': {
    says: '決定には1か月あります。同じ役所にもう一度求めるか、税の審判所に行きます。両方無料です。',
  },
  'es.tax-request.step-answer': {
    says: '最後の日の前に、写しを付けて答えてください。契約書、銀行の書類、請求書、費用です。送った証明を残します。',
  },
  'es.tax-request.deadline': {
    says: 'ほとんどの場合、受け取った次の日から10営業日です。ここでは安全のため、その日付から数えます。',
    action: '書類か異議（alegaciones）を送る',
    consequence: '役所は、あなたの言い分なしで決めます。',
  },
}

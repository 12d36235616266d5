/** Questions on when somebody can become a citizen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_JA: Words = {
  'ie.ask.citizen-years': {
    says: '多くは、数えられる在留が5年必要です。申請の直前の1年は途切れなく、その前の8年のうち4年です。最後の1年に国外にいてよいのは、例外を除き70日までです。アイルランド人の配偶者は3年です。2025年12月8日から、難民も多くは5年です。留学の期間はふつう数えません。irishimmigration.ie で日数を確かめてください。',
  },
}

/** Questions about a refused visa: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_JA: Words = {
  'ie.ask.visa-refused': {
    says: '拒否の日付から2か月以内に書面で不服を申し立てます。無料です。それぞれの理由に答え、関係、お金、住まいを示す新しい書類を加えます。送り先と、申し立てができるかどうかは手紙に書いてあります。',
  },
  'ie.ask.citizen-years': {
    says: '多くは、数えられる在留が5年必要です。申請の直前の1年は途切れなく、その前の8年のうち4年です。最後の1年に国外にいてよいのは、例外を除き70日までです。アイルランド人の配偶者や難民は3年です。留学の期間はふつう数えません。irishimmigration.ie で日数を確かめてください。',
  },
}

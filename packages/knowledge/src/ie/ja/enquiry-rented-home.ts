/** The Japanese words of Ireland: questions of a rented home. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_JA: Words = {
  'ie.ask.repair-law': {
    says: '家主は家をよい状態に保つ必要があり、修理を頼んだことを理由に罰してはいけません。RTBは修理と賠償を命じられます。',
  },
  'ie.ask.repair-standards': {
    says: '家には湿気がなく、基準のとおりの暖房と換気が必要です。役所（council）は無料で検査できます。',
  },
  'ie.ask.repair-council': {
    says: '基準を破る家主に、役所（council）は通知を出し、裁判を起こせます。',
  },
  'ie.ask.deposit-law': {
    says: '敷金（deposit）は速やかに返さなければなりません。返さなくてよいのは、未払いの家賃、請求書、普通の傷みを超える損害の分だけです。',
  },
  'ie.ask.landlord-sells': {
    says: 'メールは正式な通知ではありません。理由を書いた署名のある書面、宣誓書、RTBへの写しが必要です。5年住めば180日以上の予告です。2026年3月1日以降の賃貸では、売却は普通は理由になりません。90日以内にRTBで争えます。',
  },
  'ie.ask.rent-figures': {
    says: '家賃を上げられるのは12か月に1回、2%か物価上昇率の低いほうまでで、全国同じです。RTBの様式による90日前の書面の通知と、RTBへの写しが必要です。欠けていれば、新しい家賃が始まる前にRTBで争います。',
  },
  'ie.ask.hap-refused': {
    says: 'HAPなどの家賃補助を理由に断ることは、家主にも業者にも許されません。広告とメッセージを残します。2か月以内に書面（様式ES.1）で伝え、6か月以内にWRCへ訴えます。無料で、賠償が認められることもあります。',
  },
}

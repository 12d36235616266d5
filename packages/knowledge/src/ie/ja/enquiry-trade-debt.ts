/** Questions about the debt of a business: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADE_DEBT_JA: Words = {
  'ie.ask.trade-debt-house': {
    says: '手紙だけで家を取ることはできません。まず裁判所の判決が必要で、その後、借りた人の持分に登記できます。売却を命じられるのは裁判所だけで、断ることも待つこともあります。書面で分割払いを申し出て、無料のMABS（0818 07 2000）に電話してください。',
  },
  'ie.ask.trade-debt-letter': {
    says: '手紙だけで物を取られることはありません。今すぐ弁護士に返事をし、続けられる分割払いを申し出てください。€15,000 までは District Court で、claim notice が来てから28日以内に答えないと判決が出ます。sheriff の差押え、分割払い命令、家への判決抵当はその後だけです。署名していなければ配偶者の借金はあなたのものではありません。MABS は無料です: 0818 07 2000。',
  },
}

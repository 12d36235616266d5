/** Offers without prejudice, and letters of firms that write about parking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_JA: Words = {
  'gb.offer.right-not-shown': {
    says: '「without prejudice」の申し出は、借金の証拠として裁判官に見せられません。相手のものも、ご自分のものも同じです。',
  },
  'gb.offer.claim-goes-on': {
    says: '裁判所の書類が届いているなら、申し出があっても裁判は止まりません。答弁書（defence）は書類から14日以内に、延長を頼んだときは28日以内に送ってください。',
  },
  'gb.offer.step-heading': {
    says: '申し出をするなら、初めに「without prejudice」と書いてください。借金を認めないとも書いてください。',
  },
  'gb.debt.parking-lawyers': {
    says: 'この事務所は私有地の駐車の件でよく手紙を出します。そうなら、運転していない所有者が払うのは、通知が期限内に届いた時だけです。',
    actionable: '何の請求かを尋ね、最初の通知の写しを求めてください。',
  },
}

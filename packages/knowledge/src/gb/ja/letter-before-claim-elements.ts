/** What a letter of claim must say: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ELEMENTS_JA: Words = {
  'gb.lbc.element-amount': {
    name: '請求の金額',
    says: 'いくら求めているかを、手紙に書かなければなりません。',
    ifMissing: 'はっきりした金額が見つかりません。用紙で返事をする前に聞いてください。',
  },
  'gb.lbc.element-interest': {
    name: 'まだ増える利息や費用',
    says: '利息やほかの費用がまだ増えるかどうかを、手紙に書かなければなりません。',
    ifMissing: '金額がまだ増えるかどうか書いてありません。聞いてください。',
  },
  'gb.lbc.element-agreement': {
    name: '借金のもと',
    says: 'どの契約の借金か、写しを求められることを、手紙に書かなければなりません。',
    ifMissing: '何の借金か書いてありません。契約書とその日付を求めてください。',
  },
  'gb.lbc.element-sold': {
    name: '最初の貸し手と債権の売却',
    says: '借金が売られたなら、最初の貸し手の名前、いつ、だれに売ったかを、手紙に書かなければなりません。',
    ifMissing: '売却の説明がありません。債権を売った通知を求めてください。',
  },
  'gb.lbc.element-statement': {
    name: '口座の明細',
    says: '最新の明細か、前の明細とその後に加わった額を送らなければなりません。',
    ifMissing: '明細が見つかりません。費用と支払いが全部分かる明細を求めてください。',
  },
  'gb.lbc.element-how-to-pay': {
    name: '払い方と相談先',
    says: '払い方と、払い方の相談の方法を、手紙に書かなければなりません。',
    ifMissing: '払い方や相談先が書いてありません。手紙の住所に書面を送ってください。',
  },
  'gb.lbc.element-reply-form': {
    name: '返事の用紙（Reply Form）と説明書（Information Sheet）',
    says: '返事の用紙（Reply Form）と説明書（Information Sheet）が、手紙についている必要があります。',
    ifMissing:
      '返事の用紙（Reply Form）が見つかりません。封筒を確かめてから、求めてください。司法省のサイトの標準の用紙も使えます。',
  },
  'gb.lbc.element-budget-form': {
    name: '家計の用紙（Financial Statement）',
    says: '家計の用紙（Financial Statement）が、手紙についている必要があります。',
    ifMissing:
      '家計の用紙（Financial Statement）が見つかりません。分割払いを提案するなら、用紙を求めるか、自分で表を作ってください。',
  },
  'gb.lbc.element-reply-address': {
    name: '返事の用紙（Reply Form）の送り先',
    says: '返事の用紙（Reply Form）の送り先を、手紙に書かなければなりません。',
    ifMissing: '用紙の送り先が書いてありません。手紙の上にある住所を使ってください。',
  },
}

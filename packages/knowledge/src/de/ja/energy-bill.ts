/** The Japanese words of the rows in ../energy-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_JA: Words = {
  'de.energy-bill.right-due': {
    says: '請求書の支払いは、早くても届いてから2週間後です。請求書は期間の終わりから6週間以内に届かなければならず、あなたに返すお金は、次の月払いから差し引くか、2週間以内に払わなければなりません。',
  },
  'de.energy-bill.right-clear': {
    says: '請求書には、2回のメーターの数字、その読み方、去年の使用量を書かなければなりません。無料で説明しなければなりません。',
  },
  'de.energy-bill.right-instalment': {
    says: '毎月の金額（Abschlag）は、前の使用量で決まります。使用量が減ったと示せば、考えに入れなければなりません。払いすぎた分は戻ります。',
  },
  'de.energy-bill.right-hold-back': {
    says: '基本の供給では、明らかなまちがいのとき、支払いを止められます。または、使用量が2倍より多くなり、メーターの検査を求めたときです。',
  },
  'de.energy-bill.right-correction': {
    says: 'まちがった請求書は、どちらの向きでも直さなければなりません。さかのぼるのは前の読み取りまでで、長くても3年です。',
  },
  'de.energy-bill.step-reading': {
    says: '請求書の数字を、メーターと去年の数字と比べてください。わからない項目は、一つずつ説明を求めます。',
  },
  'de.energy-bill.right-reminder': {
    says: '督促の費用は実際にかかる分まで、多くは数ユーロです。どう計算したか尋ねてください。',
  },
}

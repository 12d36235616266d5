/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'nl.ask.broken': {
    says: '決め手は店の1年や2年の保証ではありません。物は種類と値段から期待される期間使えなければなりません。電話や洗濯機なら数年です。売主は無料で修理か交換をし、メーカーに行けとは言えません。最初の1年は、正常だったと売主が証明します。期限を付けて書き、だめなら返金を求めてください。',
  },
}

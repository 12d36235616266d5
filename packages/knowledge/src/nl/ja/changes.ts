/** The Japanese words of the Netherlands: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = {
  'nl.news.collector-register': {
    says: '2025年4月1日から、すべての取立て会社は公開の登録簿に載っていなければなりません。そこで名前を確かめてください。',
    was: 'だれでも、ほかの人のために借金を取り立てられました。',
    is: '登録のない会社は取り立てられません。前からある会社には、2025年4月1日まで時間がありました。',
  },
  'nl.news.fixed-leases': {
    says: '2024年7月1日から、住まいの新しい契約には、ほとんどの場合、終わりの日がありません。',
    was: '家主は最長2年で家を貸すことができ、その後は終わりました。',
    is: '新しい契約に終わりの日はありません。学生など、少しのグループは別です。法律の理由がなければ、住み続けられます。',
  },
  'nl.news.mid-rent': {
    says: '2024年7月1日から、144から186ポイントの家にも、新しい契約では家賃の上限があります。',
    was: '上限があったのは、社会住宅だけでした。',
    is: '家のポイントを数えてください。Huurcommissieに家賃を下げるよう求められます。',
  },
  'nl.news.points-statement': {
    says: '2025年1月1日から、家主は新しい契約にポイントの計算を付けなければなりません。',
    was: '借り手は、自分だけでポイントを数える必要がありました。',
    is: '計算を求めてください。高すぎる家賃を求める家主に、町は罰金を科せます。',
  },
  'nl.news.rent-rise-2026': {
    says: '2026年の値上げは、自由家賃で最高4.4%、中間家賃で6.1%、社会住宅で4.1%です。',
    was: '2025年の上限は、4.1%（自由）、7.7%（中間）、5%（社会）でした。',
    is: '4.4%と6.1%は2026年1月1日から、社会住宅の4.1%は2026年7月1日からです。',
  },
  ...europeanChangeWords('nl', 'ja'),
}

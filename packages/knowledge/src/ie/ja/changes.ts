/** The Japanese words of Ireland: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_JA: Words = {
  'ie.news.rent-control': {
    says: '2025年6月20日から、家賃の値上げの制限は全国に当てはまります。',
    was: '制限は、家賃の高い地域（rent pressure zones）だけでした。',
    is: '全国が対象です。家賃の通知をResidential Tenancies Boardで確かめてください。',
  },
  'ie.news.lender-rules': {
    says: '返済が遅れた客についての、銀行とローン会社の新しい規則が、2026年3月24日に始まりました。',
    was: '2012年のConsumer Protection Codeと、住宅ローンの滞納の規範が当てはまりました。',
    is: 'Central Bankの規則に代わりました。貸し手は今も、あなたを助け、連絡しすぎてはいけません。',
  },
  'ie.news.minimum-wage': {
    says: '2026年1月1日から、最低賃金は1時間€14.15です。',
    was: '1時間€13.50でした。',
    is: '20歳以上の人は€14.15です。',
  },
  'ie.news.auto-enrolment': {
    says: '2026年1月1日から、職場の年金がないほとんどの従業員は、国の積立制度（auto-enrolment）に入ります。',
    was: '職場の年金に入る義務はだれにもありませんでした。',
    is: 'あなた、会社、国がお金を出します。7か月目と8か月目に抜けることができます。',
  },
  ...europeanChangeWords('ie', 'ja'),
}

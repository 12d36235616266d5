/** Questions about tax and health insurance debts that the town has seized for. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.tax-account-seized',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    when: { not: [{ says: ['事前通知', '差押事前', '差押予告', '差し押さえる予告', '養育費'] }] },
    asks: [
      [
        '住民税',
        '税金',
        '市税',
        '国民健康保険',
        '国保',
        '保険料',
        '自動車税',
        '固定資産税',
        '市役所',
        '区役所',
        '税務署',
        '年金事務所',
        '市に',
        '県税',
      ],
      [
        '差し押さえられました',
        '差し押さえられた',
        '差押えられ',
        '差し押さえられて',
        '差押されて',
        '差押さえられ',
        '差押されました',
        '引き落とされ',
        '口座が市',
      ],
      ['口座', '給料', '預金', '通帳', '年金', '銀行'],
    ],
    says: 'Go to the office today; it needed no court. Show your pay slips and rent. Ask in writing to free what you need to live (差押解除) and to pay in parts. If all your pay or child allowance was taken on the day it came in, say that the law guards such money. Courts have called that unlawful. You can ask for a review (審査請求) within three months. 法テラス can help.',
    authority: {
      title: '国税徴収法',
      provision: '第75条から第79条、第152条、第153条、地方税法第15条の7、第331条',
      url: 'https://laws.e-gov.go.jp/law/334AC0000000147',
      inForceFrom: '2016-04-01',
    },
  },
]

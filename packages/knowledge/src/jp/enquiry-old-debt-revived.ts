/** Questions about old debts: a part that was paid, or a payment order. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.paid-after-limit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    when: {
      all: [
        {
          says: [
            '払ってしま',
            '払いました',
            '入金してしま',
            '振り込んでしま',
            '認めてしま',
            '約束してしま',
            '払ったら',
          ],
        },
      ],
      not: [{ says: ['詐欺', '養育費', '慰謝料'] }],
    },
    asks: [
      ['時効', '年以上前', '10年前', '古い借金', '昔の借金', '十年以上'],
      [
        '払ってしま',
        '払ってしまい',
        '払いました',
        '1000円',
        '千円',
        '少しだけ',
        '一部を',
        '少額',
        '認めてしま',
        '約束してしま',
        '入金してしま',
      ],
      ['借金', '督促', '債権', '消費者金融', 'カード', 'ローン', '請求', '使えな', '時効'],
    ],
    says: 'Pay nothing more and sign nothing. After a payment or promise you can mostly no longer say that the debt is too old. But courts have helped people where a lender got a tiny sum by pressure or by surprise. So write down who called, when and what was said, and keep the slip. Show it at once to a lawyer or scrivener; 法テラス is free on a low income.',
    authority: {
      title: '民法',
      provision: '第1条、第145条、第152条、最高裁昭和41年4月20日判決',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2020-04-01',
    },
  },
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.old-order',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    when: { all: [{ says: ['支払督促', '訴状', '裁判所から', '裁判所の', '少額訴訟'] }] },
    asks: [
      ['支払督促', '訴状', '裁判所から', '少額訴訟'],
      [
        '時効',
        '昔の借金',
        '古い借金',
        '最後に払ったのは',
        '以来払って',
        '年前の借金',
        '年前の消費者',
        '年前のカード',
      ],
      ['借金', 'ローン', '債権', 'キャッシング', 'カード', '消費者金融'],
    ],
    says: 'Answer it even if the debt is too old, or you lose that right. An order that stands lasts ten years. Against a payment order (支払督促) send the objection (異議申立書) so that the court has it within two weeks of delivery. Write "I invoke prescription (時効を援用します)". In a lawsuit put that in the reply (答弁書). Do not call, pay or promise the lender anything. Check if there was a judgment before. 法テラス helps.',
    authority: {
      title: '民事訴訟法',
      provision: '第386条、第390条、第391条、第396条、民法第145条、第166条、第169条',
      url: 'https://laws.e-gov.go.jp/law/408AC0000000109',
      inForceFrom: '2020-04-01',
    },
  },
]

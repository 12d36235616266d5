/** Questions about bullying at school. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.school-bullying',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 18,
    when: { not: [{ says: ['教習所', '職場', '上司', 'パワハラ', '夫に', '給料'] }] },
    asks: [
      ['学校', 'クラス', '同級生', '担任', '中学', '小学', '高校', '教室'],
      [
        'いじめ',
        'いじめられ',
        '仲間外れ',
        '無視され',
        '暴力',
        '叩かれ',
        '殴られ',
        '不登校',
        '学校に行きたくない',
        'からかわれ',
        '物を隠され',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'Tell the school in writing and ask it to look into it as bullying: the law makes it check, report and protect your child. For grave harm or long absence the school board must set up an inquiry. Keep a diary, photos and doctor’s papers. Ask the school board (教育委員会) too. Call 0120-0-78310 at any hour, free. For violence, go to the police.',
    authority: {
      title: 'いじめ防止対策推進法',
      url: 'https://laws.e-gov.go.jp/law/425AC1000000071',
      provision: '第22条、第23条、第28条',
      inForceFrom: '2013-09-28',
    },
  },
]

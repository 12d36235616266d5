/** Questions of people who hurt someone or broke something by accident. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_HARM_DONE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.harm-done',
    kind: 'answer',
    topics: ['general', 'consumer'],
    rank: 18,
    when: {
      not: [{ says: ['会社の車', '社用車', '仕事中', '退去', '壁紙', '敷金', 'レンタカー'] }],
    },
    asks: [
      [
        'けがをさせ',
        '怪我をさせ',
        'ぶつかって',
        'ぶつけてしま',
        'ぶつけてしまい',
        '壊してしま',
        '傷をつけてしま',
        '割ってしま',
        '加害者',
      ],
      ['請求', '治療費', '弁償', '賠償', '慰謝料', '修理代', '示談', '払わ', '払え'],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'You owe the harm that you caused by your fault, less the part that is the other person’s fault. Report an accident to the police. Ask for the doctor’s papers and receipts, and do not sign at once. Look for cover: a liability clause (個人賠償責任保険) is often part of home, car, card or bicycle insurance, also of your family.',
    authority: {
      title: '民法',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      provision: '第709条、第722条第2項',
      inForceFrom: '2020-04-01',
    },
  },
]

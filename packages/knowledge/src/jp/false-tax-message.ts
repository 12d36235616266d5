/** A message that uses the name of the tax agency. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const COLLECT = { title: '国税徴収法', url: 'https://laws.e-gov.go.jp/law/334AC0000000147' }

const FALSE_TAX: Test = { says: ['国税庁', '税務署', 'e-tax', '未納の税金', '納税'] }

const LINK: Test = { says: ['http', 'リンク', 'こちらから', 'こちらを', 'url'] }

export const FALSE_TAX_MESSAGE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.scam.know-real-tax',
    kind: 'fact',
    kinds: ['SCAM_LETTER', 'OTHER'],
    rank: 4,
    slot: 'reality_check',
    when: { all: [FALSE_TAX, LINK] },
    says: 'The tax agency sends no pay links by message. A real seizure comes only after a letter on paper (督促状). Do not open the link. Call your tax office.',
    authority: {
      ...COLLECT,
      provision: '第47条、国税通則法第37条(督促状)',
      inForceFrom: '1960-01-01',
    },
  },
]

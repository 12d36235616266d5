/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_ORDER, LOCAL_TAX, TAX_SEIZURE } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const EXEC = { title: '民事執行法', url: 'https://laws.e-gov.go.jp/law/354AC0000000004' }

const COLLECT = { title: '国税徴収法', url: 'https://laws.e-gov.go.jp/law/334AC0000000147' }

const DISCLOSE: Test = { says: ['財産開示', '財産開示期日'] }

export const ENFORCEMENT_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.enforce.right-stop-suit',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 34,
    when: { not: [TAX_SEIZURE] },
    says: 'Did you pay after the judgment, or has it grown too old? You can sue to stop the seizure (請求異議の訴え). Ask the court to halt it meanwhile.',
    authority: { ...EXEC, provision: '第35条、第36条', inForceFrom: '1980-10-01' },
  },
  {
    ...BASE,
    id: 'jp.enforce.warn-disclosure',
    kind: 'warning',
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT', 'COURT_CLAIM', 'OTHER'],
    rank: 6,
    severity: 'high',
    when: { all: [DISCLOSE] },
    says: 'A call to tell the court what you own (財産開示) must be obeyed. Staying away or lying is a crime. Get advice before the day.',
    authority: { ...EXEC, provision: '第196条から第203条まで、第213条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.enforce.right-tax-pay',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE', 'TAX_DEMAND'],
    rank: 12,
    when: { any: [TAX_SEIZURE, LOCAL_TAX, { says: ['国税'] }], not: [COURT_ORDER] },
    says: 'A tax office must also leave you a basic part of your pay, and things to live and work. If nothing can be taken, it can stop collecting.',
    authority: {
      ...COLLECT,
      provision: '第75条から第78条まで、第153条',
      inForceFrom: '1960-01-01',
    },
  },
]

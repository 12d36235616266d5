/** Debt collectors and judgments in Scotland and Northern Ireland, where courts and enforcement are not those of England. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, CREDIT_LAW, GUIDANCE, LIMITATION_LAW } from './authority.ts'
import { NO_ORDER_YET } from './conditions.ts'

const CHECKED = { country: 'gb', checkedOn: '2026-11-21', checkBy: '2027-11-01' } as const
const SCOTS_DEBT = {
  ...CHECKED,
  nations: ['scotland'],
  kinds: ['DEBT_COLLECTION_LETTER'],
} satisfies Partial<Rule>
const IRISH_DEBT = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['DEBT_COLLECTION_LETTER'],
} satisfies Partial<Rule>

const ARRANGEMENT_SCHEME = {
  title: 'Debt Arrangement Scheme (Scotland) Regulations 2011',
  provision: 'debt payment programmes, under Debt Arrangement and Attachment (Scotland) Act 2002',
  url: 'https://www.legislation.gov.uk/ssi/2011/141/contents',
  inForceFrom: '2011-07-01',
}

export const SCOTLAND_AND_IRELAND_DEBT: readonly Rule[] = [
  {
    ...SCOTS_DEBT,
    id: 'gb.debt.scotland-right-no-goods',
    kind: 'right',
    rank: 15,
    says: 'You do not have to let a debt collector in. They cannot take your things. Only sheriff officers can enforce a debt, with a court order.',
    authority: CREDIT_LAW.scotsEnforcement,
  },
  {
    ...SCOTS_DEBT,
    id: 'gb.debt.scotland-right-arrangement',
    kind: 'right',
    rank: 40,
    says: 'You may be able to pay all your debts through the Debt Arrangement Scheme. It freezes interest and stops action while you keep to it.',
    checkedOn: '2026-11-23',
    authority: ARRANGEMENT_SCHEME,
  },
  {
    ...SCOTS_DEBT,
    id: 'gb.debt.scotland-insight-old',
    kind: 'insight',
    severity: 'high',
    confidence: 0.7,
    rank: 8,
    when: {
      any: [
        { olderThanDays: { role: 'incident', days: 1826 } },
        { olderThanDays: { role: 'letter', days: 1826 } },
      ],
    },
    says: 'A date in this letter is more than five years ago. In Scotland the debt may have ended.',
    actionable: 'Do not pay or admit it yet. Ask a money adviser if the five years have passed.',
    authority: LIMITATION_LAW.scotland,
  },
  {
    ...SCOTS_DEBT,
    id: 'gb.debt.scotland-insight-visit',
    kind: 'insight',
    severity: 'high',
    confidence: 0.9,
    rank: 10,
    when: {
      any: [
        { threat: ['enforcement_visit', 'goods'] },
        { says: ['doorstep', 'home visit', 'visit your home', 'bailiff', 'bailiffs'] },
      ],
    },
    says: 'There are no bailiffs in Scotland. Only sheriff officers can act, and in most cases only after a court order and a charge.',
    actionable: 'Ask in writing which court order they rely on.',
    authority: CREDIT_LAW.scotsEnforcement,
  },
  {
    ...SCOTS_DEBT,
    id: 'gb.debt.scotland-warn-silence',
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    says: 'If the debt is real, silence can end in a sheriff court claim. Do not ignore it for ever.',
    authority: COURT_LAW.scotsSimple,
  },
  {
    ...IRISH_DEBT,
    id: 'gb.debt.ni-right-no-goods',
    kind: 'right',
    rank: 15,
    says: 'You do not have to let a debt collector in. They cannot take your things. Only the Enforcement of Judgments Office can enforce a debt.',
    authority: CREDIT_LAW.irishEnforcement,
  },
  {
    ...IRISH_DEBT,
    id: 'gb.debt.ni-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: NO_ORDER_YET,
    says: 'They cannot touch your wages or goods yet. First they need a court judgment, and then the Enforcement of Judgments Office must act.',
    authority: CREDIT_LAW.irishEnforcement,
  },
  {
    ...IRISH_DEBT,
    id: 'gb.debt.ni-know-old',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'Many debts get too old for court after six years. Before they end, a payment or a signed note that you owe it can start them again.',
    learnMore:
      'Find the date you last paid or last wrote about this debt. Do this before you call, pay or sign anything.',
    authority: LIMITATION_LAW.ireland,
  },
  {
    ...IRISH_DEBT,
    id: 'gb.debt.ni-step-advice',
    kind: 'step',
    list: 'general',
    rank: 30,
    says: 'Breathing space is not open in Northern Ireland. A free debt adviser can ask your creditors to wait and can show you other ways.',
    authority: GUIDANCE.freeAdvice,
  },
]

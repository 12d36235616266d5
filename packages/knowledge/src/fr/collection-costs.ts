/** Costs that a collector adds to a debt. */
import type { Rule } from '@plainletter/contracts/rule'

import { NO_TITLE, TITLE } from './conditions-court.ts'
import { BY_COLLECTOR } from './conditions-sender.ts'
import { LAW } from './law-debt.ts'
import { ofCollectors } from './of-collectors.ts'

const BASE = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COLLECTION_COSTS: readonly Rule[] = ofCollectors([
  {
    ...BASE,
    id: 'fr.debt.step-no-extra',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'step',
    rank: 20,
    list: 'valid_debt',
    when: NO_TITLE,
    says: 'Pay only the debt itself and the interest the contract allows. Strike out the costs of collection.',
    authority: LAW.amiable,
  },
  {
    ...BASE,
    id: 'fr.debt.right-no-costs',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'right',
    rank: 10,
    when: NO_TITLE,
    says: 'Costs of collection without a court order are for the creditor, not for you. A term that says otherwise does not count.',
    authority: LAW.amiable,
  },
  {
    ...BASE,
    id: 'fr.debt.insight-fees',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'insight',
    rank: 10,
    severity: 'high',
    confidence: 0.85,
    when: {
      any: [
        {
          says: [
            'frais de recouvrement',
            'frais de dossier',
            'frais de relance',
            'frais de gestion',
            'honoraires',
          ],
        },
      ],
      not: [TITLE, { says: ['professionnel', 'indemnité forfaitaire de 40'] }],
    },
    says: 'The letter adds costs. Without a court order such costs are not yours to pay.',
    actionable: 'Ask for the debt alone, and cite article L. 111-8 of the enforcement code.',
    authority: LAW.amiable,
  },
  {
    ...BASE,
    id: 'fr.debt.charge-collection',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'charge',
    rank: 10,
    amount: 0,
    currency: 'EUR',
    limit: 'cap',
    when: { not: [TITLE, { says: ['professionnel', 'indemnité forfaitaire de 40'] }] },
    cue: [
      'frais de recouvrement',
      'frais de gestion de dossier',
      'honoraires de recouvrement',
      'frais de mise en demeure',
    ],
    name: 'Costs of collection without a court order',
    says: 'You owe no costs of collection before a court order.',
    authority: LAW.amiable,
  },
  {
    ...BASE,
    id: 'fr.debt.element-law',
    checkedOn: '2026-11-23',
    creditor: 'private',
    kind: 'element',
    rank: 30,
    when: BY_COLLECTOR,
    recognisedBy: [{ says: ['l. 111-8', 'l.111-8', 'l111-8', 'article l 111-8'] }],
    name: 'The words of article L. 111-8 on costs',
    says: 'A collector must print the rule that costs are for the creditor.',
    ifMissing: 'We do not see article L. 111-8. Remind them that the costs are not yours.',
    authority: LAW.amiableLetter,
  },
])

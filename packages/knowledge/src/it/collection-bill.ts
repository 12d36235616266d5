/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TAX_BILL, TAX_PAPER } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const COLLECTION_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.public.want-bill',
    kind: 'fact',
    kinds: ['TAX_DEMAND'],
    when: TAX_BILL,
    rank: 8,
    slot: 'what_they_want',
    says: 'This is a collection bill (cartella). Pay, ask for instalments or appeal within 60 days.',
    authority: cite('riscossione', 'articoli 25 e 50'),
  },
  {
    ...BASE,
    id: 'it.public.no-seizure',
    kind: 'fact',
    kinds: ['TAX_DEMAND'],
    when: TAX_BILL,
    rank: 10,
    slot: 'cannot_happen_yet',
    says: 'They cannot seize in the 60 days after a cartella. After a year they must first send a new warning (intimazione) with five days.',
    authority: cite('riscossione', 'articolo 50'),
  },
  {
    ...BASE,
    id: 'it.public.small-debt',
    kind: 'fact',
    kinds: ['TAX_DEMAND'],
    when: TAX_PAPER,
    rank: 20,
    slot: 'did_you_know',
    says: 'For debts up to €1,000 they must wait 120 days after a letter with the detail before they act.',
    authority: cite('sospensione', 'articolo 1, comma 544'),
  },
  {
    ...BASE,
    id: 'it.public.right-eighty-four',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    when: TAX_PAPER,
    rank: 8,
    says: 'In 2025 and 2026 you can pay up to €120,000 in up to 84 monthly parts on a simple request. More parts need proof of hardship.',
    authority: cite('riscossione', 'articolo 19', '2025-01-01'),
  },
  {
    ...BASE,
    id: 'it.public.right-stop-suspend',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    when: TAX_PAPER,
    rank: 12,
    says: 'If you paid, or the debt is too old or cancelled, send a declaration to AdER within 60 days. It stops the collection.',
    authority: cite('sospensione', 'articolo 1, commi 537 a 543'),
  },
  {
    ...BASE,
    id: 'it.public.change-quinquies',
    kind: 'change',
    kinds: ['TAX_DEMAND'],
    when: TAX_PAPER,
    changedOn: '2026-04-30',
    says: 'The special deal on old collection debts (rottamazione-quinquies) closed for new requests on 30 April 2026.',
    was: 'You could ask to pay without penalties and interest.',
    is: 'Only people who asked in time pay this way. The next part is due on 30 November 2026.',
    authority: cite('bilancio2026', 'articolo 1, commi 82 a 110'),
  },
  {
    ...BASE,
    id: 'it.public.insight-service',
    kind: 'insight',
    kinds: ['TAX_DEMAND'],
    when: TAX_PAPER,
    severity: 'medium',
    confidence: 0.7,
    says: 'Debts named in a warning may come from papers you never got.',
    actionable: 'Ask AdER for the list (estratto di ruolo) and the proof of service.',
    authority: cite('riscossione', 'articoli 26 e 50'),
  },
]

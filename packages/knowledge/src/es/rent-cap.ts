/** The limits of a rise of rent, and the decrees on it. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { RENT_RISE } from './conditions-home.ts'

const BASE = {
  country: 'es',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-22',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const RENT_CAP: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.home.right-rise-limit',
    kind: 'right',
    when: RENT_RISE,
    rank: 15,
    says: 'Rent may rise only once a year and only if the lease says so. For leases since 26 May 2023 the rise may not pass the INE index (IRAV).',
    authority: cite('irav', 'apartado tercero; artículo 18 y disposición adicional undécima LAU'),
  },
  {
    ...BASE,
    id: 'es.home.step-decree',
    kind: 'step',
    rank: 20,
    list: 'general',
    says: 'Two decrees of October 2026 speak of a 2% cap and longer leases. Parliament had to confirm them. Ask a housing office if they hold today.',
    authority: cite(
      'rdl29',
      'disposiciones finales quinta y sexta; véase también el Real Decreto-ley 28/2026',
    ),
    checkBy: '2026-12-15',
  },
  {
    ...BASE,
    id: 'es.home.change-rdl8',
    kind: 'change',
    when: RENT_RISE,
    changedOn: '2026-04-30',
    says: 'The 2% cap of March 2026 (RDL 8/2026) ended on 30 April 2026: Congress did not confirm it.',
    was: 'From 22 March 2026 a rise was capped at 2%, with up to two more years.',
    is: 'The INE index (IRAV) is the cap for leases since 26 May 2023. Ask if Congress confirmed the decrees of October 2026.',
    authority: cite('irav', 'apartado tercero'),
  },
]

/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'

const CHANGE = {
  country: 'es',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'es.news.rent-index',
    kinds: ['RENT_ARREARS_LETTER'],
    topics: ['housing'],
    when: {
      any: [
        {
          says: [
            'actualización de la renta',
            'actualizar la renta',
            'subida de la renta',
            'subida del alquiler',
            'irav',
            'ipc',
          ],
        },
      ],
    },
    changedOn: '2025-01-01',
    was: 'Rents followed the price index, with a cap of 2% and then 3%.',
    is: 'For leases since 26 May 2023 the rise may not be above the IRAV of that month.',
    says: 'Since 2025 the yearly rise of most newer rents is capped by an index of the statistics office (IRAV).',
    authority: {
      title: 'Ley 12/2023 (vivienda) y Ley de Arrendamientos Urbanos',
      provision: 'artículo 18 LAU e índice IRAV del INE',
      url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2024-26685',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'es.news.talks-first',
    kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    changedOn: '2025-04-03',
    was: 'A creditor could sue with no talks first.',
    is: 'Before most claims the sides must try to agree and keep proof of it. Answer such an offer in time.',
    says: 'Since 3 April 2025 most civil claims need a try to settle first (MASC). Who ignores a fair offer may pay the costs.',
    authority: {
      title: 'Ley Orgánica 1/2025',
      provision: 'artículo 5 (medios adecuados de solución de controversias)',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2025-76',
      inForceFrom: '2025-04-03',
    },
  },
  {
    ...CHANGE,
    id: 'es.news.minimum-wage',
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
    when: { any: [{ says: ['salario', 'nómina', 'sueldo', 'pensión', 'embargo'] }] },
    changedOn: '2026-01-01',
    was: 'In 2025 it was €1,184.',
    is: 'Wages up to €1,221 a month are safe, and above that only a part may be taken.',
    says: 'The minimum wage for 2026 is €1,221 a month in 14 payments. That part of pay cannot be seized.',
    authority: {
      title: 'Real Decreto 126/2026 y Ley de Enjuiciamiento Civil',
      provision: 'salario mínimo 2026 y artículo 607 LEC',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2026-3815',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'es.news.light-contract',
    kinds: ['UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
    when: {
      any: [{ says: ['luz', 'electricidad', 'energía eléctrica', 'kwh', 'suministro eléctrico'] }],
    },
    changedOn: '2026-06-12',
    was: 'A contract could ask for a fee when you left early.',
    is: 'You may leave with no penalty. In the first year of a fixed price it is at most 5% of the energy left.',
    says: 'Since 12 June 2026 new rules let homes leave a contract for light at any time.',
    authority: {
      title: 'Real Decreto 88/2026 (suministro de energía eléctrica)',
      provision: 'artículo 28',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2026-3212',
      inForceFrom: '2026-06-12',
    },
  },
  ...europeanChanges('es'),
]

/** A court orders somebody to keep away from a partner or a child (orden de protección). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const ORDER: Test = {
  says: [
    'orden de protección',
    'orden de alejamiento',
    'prohíbe aproximarse',
    'prohibición de aproximación',
    'prohibición de aproximarse',
    'prohibición de comunicar',
    'juzgado de violencia sobre la mujer',
    'violencia de género',
  ],
}
const COURT: Test = { says: ['juzgado', 'auto', 'tribunal'] }

const BASE = {
  country: 'es',
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  topics: ['family', 'criminal', 'general'],
  when: { all: [ORDER, COURT] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PROTECTION_ORDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.protection.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'A judge orders one person to keep away from another at once (orden de protección), while the case is looked into.',
    authority: {
      title: 'Ley de Enjuiciamiento Criminal (LECrim)',
      provision: 'artículo 544 ter',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
      inForceFrom: '2003-08-02',
    },
  },
  {
    ...BASE,
    id: 'es.protection.right-obey',
    kind: 'right',
    rank: 1,
    says: 'Whoever it binds must obey it to the letter, even if the other calls or agrees. A breach is a crime, mostly with six months to a year of prison.',
    authority: {
      title: 'Código Penal (CP, LO 10/1995)',
      provision: 'artículo 468.2',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1995-25444',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...BASE,
    id: 'es.protection.right-civil',
    kind: 'right',
    rank: 2,
    says: 'It can also settle the home, the children and money for 30 days. Within them a family case must be filed, or that part ends.',
    authority: {
      title: 'Ley de Enjuiciamiento Criminal (LECrim)',
      provision: 'artículo 544 ter, apartado 7',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
      inForceFrom: '2003-08-02',
    },
  },
  {
    ...BASE,
    id: 'es.protection.right-appeal',
    kind: 'right',
    rank: 3,
    says: 'A lawyer can ask the same judge to change it within three days (reforma), or appeal within five (apelación). Free legal aid comes at once for the victim.',
    authority: {
      title: 'Ley de Enjuiciamiento Criminal (LECrim)',
      provision: 'artículo 766; Ley Orgánica 1/2004, artículo 20',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
      inForceFrom: '2003-08-02',
    },
  },
  {
    ...BASE,
    id: 'es.protection.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Keep the paper with you and note the distances. Call 016 (victims, free, day and night) or a lawyer on duty (turno de oficio) today.',
    authority: {
      title: 'Ley de Enjuiciamiento Criminal (LECrim)',
      provision: 'artículo 544 ter',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1882-6036',
      inForceFrom: '2003-08-02',
    },
  },
]

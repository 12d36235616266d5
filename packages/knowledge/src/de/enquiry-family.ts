/** Questions about separation, children and maintenance. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FAMILY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.divorce',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 20,
    asks: [['scheidung', 'scheiden lassen', 'trennungsjahr', 'divorce', 'divorced']],
    says: 'Divorce needs a year of living apart (Trennungsjahr), and a lawyer files it at the family court. After three years no one has to agree.',
    authority: cite('bgb', '1565', { provision: '§§ 1565 bis 1567 BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-family.contact',
    kind: 'answer',
    verdict: 'yes',
    rank: 20,
    asks: [
      [
        'umgang',
        'umgangsrecht',
        'kind sehen',
        'kinder sehen',
        'see my child',
        'see my children',
        'contact with my child',
      ],
    ],
    says: 'Both parents and the child have a right to contact (Umgang). The Jugendamt helps for free. If that fails, the family court decides.',
    authority: cite('bgb', '1684', { provision: '§§ 1626a, 1671 und 1684 BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-family.custody',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 20,
    asks: [['sorgerecht', 'sorgeerklärung', 'custody']],
    says: 'Married parents share custody (Sorgerecht), also after divorce. Unmarried parents share it after a joint statement or a court order.',
    authority: cite('bgb', '1626a', { provision: '§§ 1626a und 1671 BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-family.maintenance',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 25,
    asks: [
      [
        'kindesunterhalt',
        'unterhalt',
        'alimente',
        'child support',
        'child maintenance',
        'düsseldorfer tabelle',
      ],
    ],
    says: 'It depends on income and the child’s age. A minimum applies, half of the child benefit comes off, and the payer keeps enough to live.',
    authority: cite('bgb', '1612a', { provision: '§§ 1601, 1603, 1612a und 1613 BGB' }),
  },
  {
    ...BASE,
    id: 'de.ask-family.advance',
    kind: 'answer',
    verdict: 'do_this',
    rank: 15,
    asks: [
      [
        'unterhaltsvorschuss',
        'zahlt keinen unterhalt',
        'zahlt nicht unterhalt',
        'zahlt den unterhalt nicht',
        'pays no child support',
        'does not pay child support',
        'not paying child support',
      ],
    ],
    says: 'Apply for advance maintenance (Unterhaltsvorschuss) at the Jugendamt, up to age 18. It also helps you for free to claim from the other parent.',
    authority: {
      title: 'Unterhaltsvorschussgesetz (UhVorschG)',
      provision: '§§ 1 und 2 UhVorschG',
      url: 'https://www.gesetze-im-internet.de/uhvorschg/__1.html',
      inForceFrom: '2017-07-01',
    },
  },
  {
    ...BASE,
    id: 'de.ask-family.violence',
    kind: 'answer',
    verdict: 'do_this',
    rank: 5,
    asks: [
      [
        'schlägt mich',
        'häusliche gewalt',
        'gewalt',
        'bedroht mich',
        'hits me',
        'beats me',
        'domestic violence',
        'violent',
      ],
    ],
    says: 'In danger call 110. The police can send the person away at once. The family court can keep him or her out of the home. Help line: 116 016, free day and night.',
    authority: {
      title: 'Gewaltschutzgesetz (GewSchG)',
      provision: '§§ 1 und 2 GewSchG',
      url: 'https://www.gesetze-im-internet.de/gewschg/__1.html',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.ask-family.step-advice',
    kind: 'step',
    list: 'first',
    topics: ['family'],
    rank: 20,
    says: 'The Jugendamt advises parents for free on contact, custody and maintenance.',
    authority: {
      title: 'Sozialgesetzbuch VIII (SGB VIII)',
      provision: '§§ 17 und 18 SGB VIII',
      url: 'https://www.gesetze-im-internet.de/sgb_8/__18.html',
      inForceFrom: '2002-01-01',
    },
  },
]

/** Questions about a pension that is too small to live on. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SMALL_PENSION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-benefit.small-pension',
    kind: 'answer',
    topics: ['debt', 'general', 'family'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['rente', 'rentner', 'rentnerin', 'altersrente', 'witwenrente', 'pension'],
      [
        'reicht nicht',
        'kaum bezahlen',
        'kaum zahlen',
        'nicht zahlen',
        'zu wenig',
        'kleine rente',
        'gibt es da',
        'zuschuss',
        'nicht leben',
        'davon leben',
        'kann die miete',
        'too small',
      ],
    ],
    says: 'Ask for two things. At the social office: Grundsicherung in old age, which tops the pension up to rent, heat and a basic sum. Savings up to €10,000 a person stay. Children pay nothing back below €100,000 a year. Or at the town: Wohngeld, if the pension nearly covers life. Apply at once, as neither is paid for the past. With Grundsicherung the broadcasting fee falls away too. VdK or Caritas help.',
    authority: {
      title: 'Sozialgesetzbuch XII (SGB XII)',
      provision: '§§ 41 bis 43 SGB XII; §§ 1 und 3 WoGG',
      url: 'https://www.gesetze-im-internet.de/sgb_12/__41.html',
      inForceFrom: '2020-01-01',
    },
  },
]

/** Questions about church tax after leaving the church. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_CHURCH_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-tax.church-tax',
    kind: 'answer',
    topics: ['general', 'debt'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['kirchensteuer', 'kirche', 'church tax'],
      [
        'ausgetreten',
        'austritt',
        'kirchenaustritt',
        'trotzdem',
        'noch abgezogen',
        'zurück',
        'still pay',
      ],
    ],
    says: 'Keep the paper on your leaving: it proves the date. The office passes it on; the tax stops at the end of that month, or one later in some states. Check your wage tax data in ELSTER (ELStAM) and ask the Finanzamt to correct them. What was taken too much comes back with your tax return.',
    authority: {
      title: 'Einkommensteuergesetz (EStG)',
      url: 'https://www.gesetze-im-internet.de/estg/',
      provision: '§§ 39e, 51a EStG',
      inForceFrom: '2013-01-01',
    },
  },
]

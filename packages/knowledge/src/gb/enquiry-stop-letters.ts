/** Questions about letters that tell a small firm to stop using a name. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const STOP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['general', 'consumer', 'employment'],
} satisfies Partial<Rule>

export const ENQUIRY_STOP_LETTERS: readonly Rule[] = [
  {
    ...STOP,
    id: 'gb.ask-stop.mark-letter',
    kind: 'answer',
    rank: 8,
    checkedOn: '2026-11-22',
    when: {
      not: [
        {
          says: [
            'using my name',
            'using our name',
            'using my business name',
            'copied my',
            'copying my',
            'copied our',
            'copying us',
            'can i send',
          ],
        },
      ],
    },
    asks: [
      [
        'trade mark',
        'trademark',
        'registered mark',
        'our name',
        'my business name',
        'business name',
        'company name',
        'shop name',
        'brand name',
        'our logo',
        'passing off',
      ],
      [
        'cease and desist',
        'sign undertakings',
        'undertakings',
        'have to stop',
        'change our name',
        'change my name',
        'issue proceedings',
        'infringes',
        'infringement',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not ignore it, and sign nothing in haste. Look up the mark, its date and its goods on the public register. A similar name counts mostly only for similar goods, where buyers could mix them up. Ask for more time and get advice first.',
    authority: {
      title: 'Trade Marks Act 1994',
      provision: 'sections 10 and 11',
      url: 'https://www.legislation.gov.uk/ukpga/1994/26/section/10',
      inForceFrom: '2019-01-14',
    },
  },
  {
    ...STOP,
    id: 'gb.ask-stop.used-first',
    kind: 'answer',
    rank: 5,
    checkedOn: '2026-11-22',
    when: {
      not: [
        {
          says: [
            'using my name',
            'using our name',
            'using my business name',
            'copied my',
            'copying my',
            'copied our',
            'copying us',
            'can i send',
          ],
        },
      ],
    },
    asks: [
      ['trade mark', 'trademark', 'registered mark', 'cease and desist'],
      [
        'used the name before',
        'used the name first',
        'used it before',
        'before they registered',
        'before their registration',
        'had the name first',
        'we were first',
        'trading under the name',
        'used since',
        'using the name since',
        'name we have used',
      ],
    ],
    verdict: 'do_this',
    says: 'Gather dated proof of your use before they applied: bills, photos, the website. A name that buyers already knew can defeat a later mark, or be kept in your area. Ask a trade mark attorney before you sign or stop.',
    authority: {
      title: 'Trade Marks Act 1994',
      provision: 'sections 5(4), 11(3) and 47 (earlier rights)',
      url: 'https://www.legislation.gov.uk/ukpga/1994/26/section/11',
      inForceFrom: '1994-10-31',
    },
  },
]

/** Questions about a landlord who does not confirm that a person moved in. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_REGISTRATION_PAPER: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.registration-paper',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    when: { not: [{ says: ['eigenbedarf', 'kündigung', 'gekündigt'] }] },
    asks: [
      [
        'wohnungsgeberbestätigung',
        'anmelden',
        'anmeldung',
        'meldebescheinigung',
        'einwohnermeldeamt',
        'bürgeramt',
        'ummelden',
        'registration',
      ],
      [
        'vermieter',
        'vermieterin',
        'hauptmieter',
        'weigert',
        'will nicht',
        'unterschreibt nicht',
        'verweigert',
        'gibt mir nicht',
        'landlord',
      ],
    ],
    says: 'Ask for the paper (Wohnungsgeberbestätigung) in writing with a date. Who lets you the home must give it within two weeks of moving in. For subtenants the main tenant signs. If it does not come, go to the town office in time all the same, take the lease, and say so. The office can order it and fine the landlord up to €1,000. You must register within two weeks. Nobody may forbid you to.',
    authority: {
      title: 'Bundesmeldegesetz (BMG)',
      provision: '§§ 17, 19 und 54 BMG',
      url: 'https://www.gesetze-im-internet.de/bmg/__19.html',
      inForceFrom: '2015-11-01',
    },
  },
]

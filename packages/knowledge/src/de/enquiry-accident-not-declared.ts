/** Questions about an accident at work that the employer does not report. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_ACCIDENT_NOT_DECLARED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-job.accident-not-reported',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: { not: [{ says: ['lehnt ab', 'abgelehnt', 'lehnt den', 'anerkannt'] }] },
    asks: [
      [
        'arbeitsunfall',
        'unfall auf der arbeit',
        'unfall bei der arbeit',
        'wegeunfall',
        'auf der arbeit verletzt',
        'bei der arbeit verletzt',
        'auf der baustelle',
        'von der leiter',
        'im lager gestürzt',
        'auf arbeit gestürzt',
        'im betrieb verletzt',
        'work accident',
      ],
      [
        'nicht gemeldet',
        'nicht melden',
        'will nicht melden',
        'nicht der bg',
        'meldet das nicht',
        'meldet ihn nicht',
        'keine meldung',
        'keine unfallanzeige',
        'unfallanzeige',
        'freizeitunfall',
        'privat passiert',
        'privatunfall',
        'zu hause passiert',
        'normal krank',
        'normale krankmeldung',
        'als krankheit',
        'zu spät gemeldet',
        'berufsgenossenschaft',
        'durchgangsarzt',
        'not reported',
      ],
    ],
    says: 'You can report it yourself to the Berufsgenossenschaft (BG), also now. A boss who does not report costs you no rights. Go to a Durchgangsarzt and say that it happened at work or on the way. Never say it was at home. Note witnesses. The boss must report within three days if you are off for more than three. Six weeks of full pay come first, then money by the BG. You may not be punished.',
    authority: {
      title: 'Sozialgesetzbuch VII (SGB VII)',
      provision: '§§ 8, 26, 45, 47 und 193 SGB VII; § 612a BGB',
      url: 'https://www.gesetze-im-internet.de/sgb_7/',
      inForceFrom: '1997-01-01',
    },
  },
]

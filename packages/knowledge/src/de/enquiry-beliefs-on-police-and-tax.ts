/** Questions that rest on a belief about a phone that the police take and about tax on pensions. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-crime.phone-searched',
    kind: 'answer',
    topics: ['criminal', 'general', 'consumer'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'am steuer',
            'beim fahren',
            'geblitzt',
            'gestohlen',
            'geklaut',
            'verloren',
            'unfall',
            'betrüger',
            'angerufen',
          ],
        },
      ],
    },
    asks: [
      ['polizei', 'polizist', 'polizisten', 'kripo', 'police'],
      ['mein handy', 'das handy', 'handy', 'smartphone', 'iphone', 'my phone'],
      [
        'durchsuchen',
        'durchsucht',
        'anschauen',
        'reinschauen',
        'entsperren',
        'auslesen',
        'wegnehmen',
        'weggenommen',
        'mitgenommen',
        'beschlagnahmen',
        'beschlagnahmt',
        'einziehen',
        'pin',
        'rausgeben',
        'herausgeben',
        'search',
      ],
    ],
    says: 'Not without your yes or a judge’s order; only in haste may the police act first. They may take the phone as proof. Say that you object and ask for a paper: then a judge must decide, mostly within three days. You need not tell your PIN. With a judge’s search order they may press your finger on it. Say nothing on the matter and ask for a lawyer.',
    authority: {
      title: 'Strafprozessordnung (StPO)',
      provision: '§§ 81b, 94, 98, 102, 105, 110 und 136 StPO; BGH, 13. März 2025, 2 StR 232/24',
      url: 'https://www.gesetze-im-internet.de/stpo/__98.html',
      inForceFrom: '2002-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.ask-tax.pension-taxed',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2026-12-31',
    asks: [
      ['rentner', 'rentnerin', 'rente', 'renten', 'altersrente'],
      [
        'steuern zahlen',
        'steuer zahlen',
        'keine steuern',
        'steuererklärung',
        'versteuern',
        'steuerfrei',
        'einkommensteuer',
        'steuerpflichtig',
      ],
    ],
    says: 'A pension is taxed in part, but many pensioners still pay nothing. If your pension starts in 2026, 84% of it counts. Tax is due only on what is left above €12,348 in 2026, or €24,696 for couples. Health and care cover are taken off first. If you are above it, you must send a return, even if nobody asks. A Lohnsteuerhilfeverein can work it out.',
    authority: {
      title: 'Einkommensteuergesetz (EStG)',
      provision: '§ 22 Nr. 1 und § 32a EStG',
      url: 'https://www.gesetze-im-internet.de/estg/__22.html',
      inForceFrom: '2026-01-01',
    },
  },
]

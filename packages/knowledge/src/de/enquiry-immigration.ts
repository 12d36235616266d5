/** Questions about permits, refusals, asylum and citizenship. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['immigration', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const RESIDENCE = {
  title: 'Aufenthaltsgesetz (AufenthG)',
  url: 'https://www.gesetze-im-internet.de/aufenthg_2004/',
  inForceFrom: '2024-02-27',
} as const

export const ENQUIRY_IMMIGRATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-stay.extend',
    kind: 'answer',
    verdict: 'do_this',
    rank: 15,
    asks: [
      [
        'aufenthaltserlaubnis',
        'aufenthaltstitel',
        'visum',
        'residence permit',
        'permit',
        'fiktionsbescheinigung',
      ],
      [
        'verlängern',
        'verlängerung',
        'läuft ab',
        'abgelaufen',
        'kein termin',
        'renew',
        'extend',
        'expires',
        'expired',
        'no appointment',
      ],
    ],
    says: 'Apply in writing before the permit ends, even without a date at the office. It then counts as going on until they decide. Ask for the Fiktionsbescheinigung.',
    authority: { ...RESIDENCE, provision: '§ 81 Abs. 4 und 5 AufenthG' },
  },
  {
    ...BASE,
    id: 'de.ask-stay.refused',
    kind: 'answer',
    verdict: 'do_this',
    rank: 12,
    asks: [
      [
        'aufenthaltserlaubnis',
        'aufenthaltstitel',
        'ausländerbehörde',
        'residence permit',
        'permit',
      ],
      ['abgelehnt', 'ablehnung', 'verweigert', 'refused', 'rejected', 'denied'],
    ],
    says: 'See a lawyer today. You mostly have one month to object or sue, but that alone does not stop removal. Ask the court for an urgent stop (Eilantrag).',
    authority: { ...RESIDENCE, provision: '§§ 59 und 84 AufenthG; §§ 74 und 80 VwGO' },
  },
  {
    ...BASE,
    id: 'de.ask-stay.asylum-no',
    kind: 'answer',
    verdict: 'do_this',
    rank: 10,
    asks: [
      ['asyl', 'asylantrag', 'bamf', 'asylum'],
      ['abgelehnt', 'ablehnung', 'negativ', 'bescheid', 'refused', 'rejected', 'denied'],
    ],
    says: 'You have two weeks from service to go to court, in some cases one week. The last page says which. Most claims no longer stop removal by themselves, so ask for an urgent stop too.',
    authority: {
      title: 'Asylgesetz (AsylG)',
      provision: '§§ 36, 74 und 75 AsylG',
      url: 'https://www.gesetze-im-internet.de/asylvfg_1992/__74.html',
      inForceFrom: '2026-06-12',
    },
  },
  {
    ...BASE,
    id: 'de.ask-stay.citizenship',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 20,
    asks: [
      [
        'einbürgerung',
        'einbürgern',
        'deutscher pass',
        'deutschen pass',
        'staatsangehörigkeit',
        'citizenship',
        'naturalisation',
        'naturalization',
        'german passport',
      ],
    ],
    says: 'In most cases after five years here with a secure permit. You need to live on your own income, German at level B1 and the test. You may keep your old passport.',
    authority: {
      title: 'Staatsangehörigkeitsgesetz (StAG)',
      provision: '§ 10 StAG',
      url: 'https://www.gesetze-im-internet.de/stag/__10.html',
      inForceFrom: '2025-10-30',
    },
  },
  {
    ...BASE,
    id: 'de.ask-stay.no-answer',
    kind: 'answer',
    verdict: 'do_this',
    rank: 18,
    asks: [
      ['ausländerbehörde', 'einbürgerungsbehörde', 'behörde', 'amt', 'immigration office'],
      [
        'antwortet nicht',
        'keine antwort',
        'entscheidet nicht',
        'warte seit',
        'dauert',
        'no answer',
        'no decision',
        'waiting for',
      ],
    ],
    says: 'Write and set a day. After three months without a good reason you can sue for a decision (Untätigkeitsklage).',
    authority: cite('vwgo', '75'),
  },
  {
    ...BASE,
    id: 'de.ask-stay.step-advice',
    kind: 'step',
    list: 'first',
    topics: ['immigration'],
    rank: 20,
    says: 'Go to a free advice centre (Migrationsberatung). For a refusal go to a lawyer the same day.',
    authority: { ...RESIDENCE, provision: '§ 75 Nr. 9 AufenthG' },
  },
]

/** Questions about an entry of the Schufa for a bill that was paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
} satisfies Partial<Rule>

export const ENQUIRY_PAID_ENTRIES: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.schufa-paid',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    checkBy: '2027-06-30',
    asks: [
      ['schufa', 'schufaeintrag', 'schufa-eintrag', 'auskunftei', 'credit record'],
      [
        'bezahlt',
        'beglichen',
        'erledigt',
        'abbezahlt',
        'getilgt',
        'paid',
        'wenn ich bezahle',
        'wenn ich zahle',
        'sobald ich zahle',
        'sobald ich bezahle',
        'nach zahlung',
        'trotz zahlung',
        'trotz bezahlung',
        'nach der zahlung',
      ],
      [
        'gelöscht',
        'löschen',
        'löschung',
        'wann',
        'wie lange',
        'weg',
        'raus',
        'wohnung',
        'deleted',
        'bleibt',
        'noch drin',
        'steht noch',
        'drei jahre',
      ],
    ],
    dependsOn: 'how soon you paid and whether there is more against you',
    says: 'A paid debt is mostly taken out three years after you paid it. If you paid within 100 days of the report to it and there is nothing else against you, it is 18 months. Get your free copy (Datenkopie) and check the day of payment. Wrong, or disputed when it went in? Ask the firm and the Schufa in writing to take it out, with proof. Show the landlord the proof of payment meanwhile.',
    authority: {
      title: 'SCHUFA und Verhaltensregeln der Wirtschaftsauskunfteien',
      provision: 'Speicherfristen; Art. 6, 17 und 21 DSGVO; BGH, 18.12.2025, I ZR 97/25',
      url: 'https://www.meineschufa.de/',
      inForceFrom: '2025-01-01',
    },
  },
]

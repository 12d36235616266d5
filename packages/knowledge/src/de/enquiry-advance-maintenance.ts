/** Questions about advance maintenance that is claimed back. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_ADVANCE_MAINTENANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.advance-claimed-back',
    kind: 'answer',
    topics: ['family', 'debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      ['unterhaltsvorschuss', 'unterhaltsvorschusskasse', 'jugendamt'],
      [
        'zurück',
        'zurückzahlen',
        'zurückfordert',
        'fordert',
        'rückforderung',
        'nachzahlen',
        'von mir',
        'pay back',
      ],
      [
        'verdiene',
        'wenig',
        'kaum',
        'nicht zahlen',
        'muss ich',
        'arbeitslos',
        'selbstbehalt',
        'bürgergeld',
        'schulden',
        'earn',
      ],
    ],
    says: 'You owe only what you could have paid as maintenance. If your net income was below the part you may keep (Selbstbehalt), you owe nothing for those months. Send pay slips, bills and proof that you look for work. Back claims need an earlier demand. Ask for instalments or a pause in writing.',
    dependsOn: 'what you could pay in those months',
    authority: {
      title: 'Unterhaltsvorschussgesetz (UhVorschG)',
      url: 'https://www.gesetze-im-internet.de/uhvorschg/',
      provision: '§ 7 UhVorschG, §§ 1603, 1613 BGB',
      inForceFrom: '2017-07-01',
    },
  },
  {
    country: 'de',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'de.ask-family.unpaid-and-contact',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 1,
    when: {
      not: [
        {
          says: [
            'verweigert mir',
            'verweigert mein ex',
            'verweigert meine ex',
            'darf mein kind nicht sehen',
            'lässt mich nicht',
          ],
        },
      ],
    },
    asks: [
      ['unterhalt', 'kindesunterhalt', 'alimente', 'child support', 'maintenance'],
      [
        'umgang',
        'umgangsrecht',
        'besuch',
        'besuche',
        'besuchsrecht',
        'kind sehen',
        'kinder sehen',
        'kind nicht geben',
        'kinder geben',
        'see the kids',
        'wochenende',
      ],
      [
        'verweigern',
        'verbieten',
        'verwehren',
        'nicht geben',
        'nicht mehr sehen',
        'muss ich',
        'darf ich',
        'kann ich',
        'stoppen',
        'untersagen',
        'entziehen',
        'refuse',
      ],
    ],
    verdict: 'no',
    says: 'No. Money and time with the child are apart. You may not stop visits because no maintenance comes, and a court order on them goes on. Breaking it can be punished, and can count against you in court. The Jugendamt helps you for free to claim the money, and can pay an advance (Unterhaltsvorschuss). If the child is in danger, stop and ask the family court at once.',
    authority: {
      title:
        'Bürgerliches Gesetzbuch (BGB) und Gesetz über das Verfahren in Familiensachen (FamFG)',
      provision: '§§ 1601, 1684 BGB; § 89 FamFG',
      url: 'https://www.gesetze-im-internet.de/bgb/__1684.html',
      inForceFrom: '2009-09-01',
    },
  },
]

/** Questions about maintenance that the payer can no longer pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MAINTENANCE_LOWER: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.maintenance-lower',
    kind: 'answer',
    topics: ['family', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'unterhalt',
        'kindesunterhalt',
        'unterhaltstitel',
        'titel vom jugendamt',
        'jugendamtsurkunde',
        'maintenance',
      ],
      [
        'arbeitslos',
        'job verloren',
        'kurzarbeit',
        'krank',
        'weniger verdiene',
        'verdiene weniger',
        'gekündigt',
        'nicht mehr zahlen',
        'nicht zahlen kann',
        'neues kind',
        'lost my job',
      ],
      [
        'unterhalt nicht mehr',
        'zahlen',
        'senken',
        'kürzen',
        'herabsetzen',
        'ändern',
        'abändern',
        'weniger',
        'runter',
        'titel',
        'lower',
      ],
    ],
    says: 'Write to the other parent and the Jugendamt today, with proof of your new income, and ask them to agree to a lower sum. The sum in the title holds until it is changed, so do not only stop paying. If they refuse, ask the family court to change it. It mostly counts from the month after you asked. You may keep enough to live (Selbstbehalt), but must look for work and keep proof of it.',
    authority: {
      title: 'Gesetz über das Verfahren in Familiensachen (FamFG)',
      provision: '§§ 238 bis 241 FamFG; § 1603 BGB',
      url: 'https://www.gesetze-im-internet.de/famfg/__239.html',
      inForceFrom: '2009-09-01',
    },
  },
]

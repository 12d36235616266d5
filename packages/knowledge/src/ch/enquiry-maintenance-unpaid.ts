/** Questions about child support that is not paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_MAINTENANCE_UNPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.maintenance-unpaid',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'alimente',
        'unterhalt',
        'kinderalimente',
        'unterhaltsbeitrag',
        'unterhaltsbeiträge',
        'pension alimentaire',
        'la pension',
        'contribution d’entretien',
        "contribution d'entretien",
        'alimenti',
        'mantenimento',
        'maintenance',
      ],
      [
        'zahlt nicht',
        'zahlt die alimente',
        'zahlt keine',
        'bezahlt nicht',
        'bezahlt keine',
        'nicht seit',
        'seit monaten',
        'offen',
        'ausstehend',
        'ne paie pas',
        'ne paie plus',
        'impayée',
        'non paga',
        'non paga più',
        'unpaid',
      ],
    ],
    says: 'Go to the maintenance office of your town or canton (Alimentenhilfe) with the judgment or agreement. It helps to collect for free, and can advance money for the child; how much differs by canton. Ask soon, as advances are rarely paid for the past. You can also start a debt case, or ask the judge to have the employer pay you direct. No judgment yet? Ask the KESB or the court to fix a sum.',
    authority: {
      title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
      provision: 'Art. 131, 290, 291 und 293 ZGB',
      url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
      inForceFrom: '2022-01-01',
    },
  },
]

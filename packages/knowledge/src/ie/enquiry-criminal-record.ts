/** Questions about what goes on a criminal record. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.fixed-charge-record',
    kind: 'answer',
    topics: ['criminal', 'general', 'employment', 'parking'],
    rank: 2,
    when: { not: [{ says: ['court fine', 'in court', 'assault', 'theft', 'caution'] }] },
    asks: [
      [
        'fixed charge',
        'fixed charge notice',
        'speeding fine',
        'penalty points',
        'points',
        'parking fine',
        'on the spot fine',
        'fine for holding',
        'phone while driving',
        'litter fine',
        'fined',
      ],
      [
        'criminal record',
        'conviction',
        'convicted',
        'garda vetting',
        'vetting',
        'on my record',
        'record',
        'declare',
        'employer',
      ],
    ],
    verdict: 'no',
    says: 'No. A fixed charge that you pay in time is not a conviction and gives no criminal record. Points go on your licence for three years, and an insurer may ask about them. If you do not pay, a court can convict you. Then it can show in Garda vetting, though most old, minor driving convictions drop out. Answer each form by what it really asks.',
    authority: {
      title: 'Road Traffic Act 2010',
      provision:
        'sections 35 and 37 (no prosecution after payment), with Criminal Justice (Spent Convictions and Certain Disclosures) Act 2016',
      url: 'https://revisedacts.lawreform.ie/eli/2010/act/25/revised/en/html',
      inForceFrom: '2017-06-01',
    },
  },
]

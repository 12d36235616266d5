/** Questions about things that the police keep. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-police.phone-back',
    kind: 'answer',
    topics: ['criminal', 'general', 'consumer'],
    rank: 2,
    asks: [
      [
        'police took my phone',
        'took my phone',
        'police have my phone',
        'police still have',
        'took my laptop',
        'seized my phone',
        'seized my laptop',
        'police kept',
        'police wont give',
        "police won't give",
        'police took my things',
        'my phone back from',
      ],
      [
        'back',
        'months',
        'weeks',
        'investigation',
        'still',
        'return',
        'how long',
        'when do i',
        'released',
        'get it',
      ],
    ],
    verdict: 'do_this',
    says: 'They may keep it only as long as they need it as evidence, but no law sets the days. Write to the officer in charge with the crime number. Ask why it is still needed, or for a copy of your data. Complain to the force if nothing comes. When the case is over or no reason is left, a magistrates’ court can order its return. If you are a suspect, ask your solicitor first.',
    authority: {
      title: 'Police and Criminal Evidence Act 1984',
      provision: 'section 22, with Police (Property) Act 1897, section 1',
      url: 'https://www.legislation.gov.uk/ukpga/1984/60/section/22',
      inForceFrom: '1986-01-01',
    },
  },
]

/** Questions about people who have no home or lose it soon. */
import type { Rule } from '@plainletter/contracts/rule'

import { DUTCH } from '../need/dutch.ts'
import { ENGLISH } from '../need/english.ts'
import { needIn } from '../need/need.ts'

const [NO_BED = [], TONIGHT = []] = needIn('roof', DUTCH, ENGLISH)

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_HOMELESS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.homeless',
    kind: 'answer',
    topics: ['housing', 'family', 'general', 'debt', 'consumer', 'employment'],
    rank: 4,
    verdict: 'do_this',
    isUrgent: true,
    checkBy: '2027-10-31',
    asks: [
      [
        ...NO_BED,
        'dakloos',
        'dakloze',
        'op straat',
        'geen huis',
        'geen woning',
        'geen dak',
        'thuisloos',
        'slaap in de auto',
        'slapen in de auto',
        'homeless',
      ],
      [
        ...TONIGHT,
        'kind',
        'kinderen',
        'waar kan ik terecht',
        'wat nu',
        'hulp',
        'gemeente',
        'opvang',
        'urgentie',
        'wachtlijst',
        'help',
      ],
    ],
    says: 'Go to your town today and ask for shelter (opvang, Wmo), with your children and papers; any town must look at it. It must help those who left home and cannot manage alone. Ask for the answer in writing, so that you can object within six weeks and go to the judge at once. Ask too for priority (urgentie), a postal address and assistance. With children call the district team (wijkteam).',
    authority: {
      title: 'Wet maatschappelijke ondersteuning 2015 (Wmo 2015)',
      provision: 'artikelen 1.2.1, 2.3.1 tot en met 2.3.5',
      url: 'https://wetten.overheid.nl/BWBR0035362/',
      inForceFrom: '2015-01-01',
    },
  },
]

/** Questions about bullying at school. `asks` holds the words people type, in Dutch and in English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.school-bullying',
    kind: 'answer',
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'school',
        'klas',
        'juf',
        'meester',
        'basisschool',
        'middelbare school',
        'mentor',
        'klasgenoten',
        'leraar',
        'docent',
      ],
      [
        'gepest',
        'pesten',
        'pest',
        'pesterijen',
        'gepest wordt',
        'buitengesloten',
        'getreiterd',
        'geslagen',
        'uitgescholden',
        'bedreigd',
        'bullied',
        'bullying',
      ],
      [
        'mijn zoon',
        'mijn dochter',
        'mijn kind',
        'onze zoon',
        'onze dochter',
        'ons kind',
        'mijn zoontje',
        'mijn dochtertje',
        'mijn kleinkind',
        'mijn broertje',
        'mijn zusje',
        'my son',
        'my daughter',
        'my child',
      ],
    ],
    says: 'The school must keep its pupils safe and must act against bullying. Each school has a person for this. Write down what happens and keep messages. Ask the school in writing for a plan with dates. If that fails, complain to the board, then to the klachtencommissie. You can also call the vertrouwensinspecteur (0900 111 31 11). Hit or threatened? Tell the police.',
    authority: {
      title: 'Wet op het primair onderwijs',
      provision: 'artikelen 4c en 14',
      url: 'https://wetten.overheid.nl/BWBR0003420/',
      inForceFrom: '2015-08-01',
    },
    checkedOn: '2026-11-22',
  },
]

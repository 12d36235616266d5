/** Questions about a complaint against the gardaí. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.garda-complaint',
    kind: 'answer',
    topics: ['criminal', 'general', 'family'],
    rank: 2,
    when: {
      not: [
        {
          says: [
            'come in for',
            'interview',
            'voluntary',
            'vetting',
            'hit me with his car',
            'private seller',
          ],
        },
      ],
    },
    asks: [
      ['guards', 'gardai', 'gardaí', 'garda', 'guard'],
      [
        'complain',
        'complaint',
        'rough',
        'assaulted',
        'for nothing',
        'no reason',
        'hit me',
        'hit my',
        'abuse',
        'fiosru',
        'fiosrú',
        'gsoc',
        'ombudsman',
        'searched me',
        'did nothing',
        'wont investigate',
        'racist',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain free to Fiosrú, the Police Ombudsman, within one year: online at fiosru.ie or by post to 150 Upper Abbey Street, Dublin. It took over from GSOC in April 2025. Write down names or numbers, time and place now. See a doctor about injuries, and ask for camera film in writing at once. If there are charges, see a solicitor first. A solicitor can tell you about money for a wrongful arrest.',
    authority: {
      title: 'Policing, Security and Community Safety Act 2024',
      provision: 'complaints to Fiosrú, Office of the Police Ombudsman',
      url: 'https://www.irishstatutebook.ie/eli/2024/act/1/enacted/en/html',
      inForceFrom: '2025-04-02',
    },
  },
]

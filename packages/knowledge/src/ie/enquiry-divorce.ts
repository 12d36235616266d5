/** Questions about how to divorce. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.divorce-how',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 3,
    when: { not: [{ says: ['served', 'court papers'] }] },
    asks: [
      ['divorce', 'divorced', 'divorcing'],
      [
        'how do i',
        'how long',
        'agree',
        'sign',
        'wont agree',
        "won't agree",
        'will not agree',
        'consent',
        'separated',
        'apart',
        'living apart',
        'refuses',
        'get divorced',
        'years',
      ],
    ],
    verdict: 'do_this',
    says: 'No consent and no signature is needed. You can divorce once you lived apart for two of the last three years, even in one house. A judge must see no hope of making up, and proper provision for you both and the children. Apply to the Circuit Court; you may do it yourself. The Legal Aid Board and free mediation help with money and home.',
    authority: {
      title: 'Family Law (Divorce) Act 1996',
      provision: 'section 5, as changed by Family Law Act 2019',
      url: 'https://revisedacts.lawreform.ie/eli/1996/act/33/revised/en/html',
      inForceFrom: '2019-12-01',
    },
  },
]

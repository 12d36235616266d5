/** Questions about a security deposit that the landlord should have sent back by now, by state. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'consumer'],
  kind: 'answer',
} satisfies Partial<Rule>

const DEPOSIT = ['security deposit', 'deposit', 'my deposit']

const LATE = [
  'weeks',
  'months ago',
  'months',
  'still',
  'never sent',
  "hasn't sent",
  'hasnt sent',
  'has not sent',
  'not sent',
  'no list',
  'no letter',
  'kept my',
  'kept the',
  'kept all',
  'keeps saying',
  'past the',
  '30 days',
  'no itemized',
  'ignoring',
  'dont answer',
  "doesn't answer",
  'hasnt given',
  "hasn't given",
  'moved out',
  'left my',
]

const SUE = [
  'sue',
  'how much',
  'what can i get',
  'get from',
  'get it back',
  'more than',
  'do i get',
  'what can i do',
  'make him',
  'make her',
  'make them',
  'can they keep',
  'can he keep',
  'can she keep',
  'small claims',
  'rights',
  'owe me',
]

export const ENQUIRY_DEPOSITS_OVERDUE: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.state.ca.ask-deposit-late',
    regions: ['US-CA'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'contractor',
            'dealer',
            'hotel',
            'airbnb',
            'venue',
            'breeder',
            'direct deposit',
            'daycare',
          ],
        },
      ],
    },
    asks: [DEPOSIT, LATE, SUE],
    verdict: 'do_this',
    says: 'After 21 days without a list the landlord has mostly lost the right to keep any of it. Send a letter that asks for all of it by a date. Then sue in small claims court for the deposit. If it was kept in bad faith, you can ask for up to twice as much on top. Normal wear may not be charged.',
    authority: {
      title: 'Law of California (Civil Code)',
      provision: 'California Civil Code 1950.5',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1950.5',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.state.tx.ask-deposit-late',
    regions: ['US-TX'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'contractor',
            'dealer',
            'hotel',
            'airbnb',
            'venue',
            'breeder',
            'direct deposit',
            'daycare',
          ],
        },
      ],
    },
    asks: [DEPOSIT, LATE, SUE],
    verdict: 'do_this',
    says: 'The landlord has 30 days after you leave and give a new address in writing. After that the law assumes bad faith. Send a letter with a date, then sue in justice court. You can claim $100 plus three times what was kept wrongly, and lawyer’s fees.',
    authority: {
      title: 'Law of Texas (Property Code)',
      provision: 'Texas Property Code 92.103, 92.107 and 92.109',
      url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.92.htm',
      inForceFrom: '1996-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.state.ny.ask-deposit-late',
    regions: ['US-NY'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'contractor',
            'dealer',
            'hotel',
            'airbnb',
            'venue',
            'breeder',
            'direct deposit',
            'daycare',
          ],
        },
      ],
    },
    asks: [DEPOSIT, LATE, SUE],
    verdict: 'do_this',
    says: 'After 14 days without a list of costs the landlord has lost the right to keep any of it. Ask for all of it in writing by a date. Then use small claims court. If it was kept on purpose, you can claim up to twice the deposit. You can also complain to the attorney general.',
    authority: {
      title: 'Law of New York (General Obligations Law, GOL)',
      provision: 'GOL 7-108(1-a)',
      url: 'https://www.nysenate.gov/legislation/laws/GOB/7-108',
      inForceFrom: '2019-07-14',
    },
  },
  {
    ...ASK,
    id: 'us.state.fl.ask-deposit-late',
    regions: ['US-FL'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'contractor',
            'dealer',
            'hotel',
            'airbnb',
            'venue',
            'breeder',
            'direct deposit',
            'daycare',
          ],
        },
      ],
    },
    asks: [DEPOSIT, LATE, SUE],
    verdict: 'do_this',
    says: 'If no written claim against it came within 30 days, the landlord may keep none of it. Ask for it in writing by a date, then sue in small claims court. Who wins also gets lawyer’s fees. If a claim came, object within 15 days.',
    authority: {
      title: 'Law of Florida (Florida Statutes, Fla. Stat.)',
      provision: 'Florida Statutes 83.49(3)',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2013-07-01',
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.deposit-double',
    regions: ['US-PA', 'US-OH', 'US-MI', 'US-NJ', 'US-IL', 'US-WA'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'contractor',
            'dealer',
            'hotel',
            'airbnb',
            'venue',
            'breeder',
            'direct deposit',
            'daycare',
          ],
        },
      ],
    },
    asks: [DEPOSIT, LATE, SUE],
    verdict: 'do_this',
    says: 'In your state the landlord has 30 days. In Illinois it is up to 45, in buildings of five homes or more. Give your new address in writing, in Michigan within four days, and answer a list there within seven. Ask for all of it by a date. Then use small claims court. Who keeps it wrongly can owe you up to twice as much. Normal wear may not be charged.',
    authority: {
      title: 'Deposit law of Pennsylvania, Ohio, Michigan, New Jersey, Illinois and Washington',
      provision:
        '68 P.S. 250.512; Ohio Revised Code (R.C., ORC) 5321.16; MCL 554.609 and 554.613; N.J.S.A. 46:8-21.1; 765 ILCS 710/1; RCW 59.18.280',
      url: 'https://codes.ohio.gov/ohio-revised-code/section-5321.16',
      inForceFrom: '2023-07-23',
    },
  },
  {
    ...ASK,
    id: 'us.ask-state.deposit-triple',
    regions: ['US-GA', 'US-MA', 'US-MD', 'US-CO'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'contractor',
            'dealer',
            'hotel',
            'airbnb',
            'venue',
            'breeder',
            'direct deposit',
            'daycare',
          ],
        },
      ],
    },
    asks: [DEPOSIT, LATE, SUE],
    verdict: 'do_this',
    says: 'In your state the landlord mostly has 30 days, and 45 in Maryland. After that ask in writing for all of it by a date; in Colorado give seven days. Then use small claims court. Who keeps it wrongly can owe you up to three times as much, and fees. In Georgia this is not so for a person who owns ten homes or fewer.',
    authority: {
      title: 'Deposit law of Georgia, Massachusetts, Maryland and Colorado',
      provision:
        'O.C.G.A. 44-7-34 to 44-7-36; M.G.L. c. 186, s. 15B; Maryland Real Property 8-203; C.R.S. 38-12-103',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter186/Section15B',
      inForceFrom: '2015-01-01',
    },
  },
]

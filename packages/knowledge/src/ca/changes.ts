/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

const CHANGE = {
  country: 'ca',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'ca.news.nsf-fee',
    kinds: ['DEBT_COLLECTION_LETTER', 'CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['debt', 'consumer'],
    when: {
      any: [
        {
          says: [
            'nsf',
            'non-sufficient funds',
            'insufficient funds',
            'returned payment',
            'dishonoured payment',
            'sans provision',
            'provision insuffisante',
            'fonds insuffisants',
          ],
        },
      ],
    },
    changedOn: '2026-03-12',
    was: 'Banks charged up to about $48 each time.',
    is: 'At most $10, once in two business days, and nothing if you are short by less than $10.',
    says: 'Since 12 March 2026 a bank may charge at most $10 when a payment fails for lack of money.',
    authority: {
      title: 'Financial Consumer Protection Framework Regulations',
      provision: 'SOR/2021-181, as amended (non-sufficient funds)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2021-181/',
      inForceFrom: '2026-03-12',
    },
  },
  {
    ...CHANGE,
    id: 'ca.news.interest-cap',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    when: {
      any: [{ says: ['interest', 'payday loan', 'loan', 'apr', 'intérêt', 'intérêts', 'prêt'] }],
    },
    changedOn: '2025-01-01',
    was: 'The limit was 60% a year, about 48% as lenders count it.',
    is: 'The limit is 35% a year with all fees, for agreements made since then.',
    says: 'For loans since 1 January 2025 interest above 35% a year is a crime. Payday loans cost at most $14 per $100.',
    authority: {
      title: 'Criminal Code',
      provision: 'section 347, and Criminal Interest Rate Regulations, SOR/2024-114',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-46/section-347.html',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'ca.news.on-seven-days',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    regions: ['CA-ON'],
    changedOn: '2025-11-27',
    was: 'A monthly tenant has 14 days to pay after an N4.',
    is: 'From a day still to be named it is to be seven days. Ask a clinic if that day has come.',
    says: 'Ontario passed a law to cut the time to pay after an N4 to seven days. It starts on a day that the government names.',
    authority: {
      title: 'Fighting Delays, Building Faster Act, 2025 (Bill 60)',
      provision: 'Schedule 12 (parts start on a later day)',
      url: 'https://www.ola.org/en/legislative-business/bills/parliament-44/session-1/bill-60',
      inForceFrom: '2025-11-27',
    },
  },
  {
    ...CHANGE,
    id: 'ca.news.on-rent-guideline',
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY'],
    topics: ['housing'],
    regions: ['CA-ON'],
    when: { any: [{ says: ['rent increase', 'increase in rent', 'n1', 'augmentation de loyer'] }] },
    changedOn: '2026-01-01',
    was: 'The limit was 2.5% in 2025.',
    is: 'The limit is 2.1% in 2026 and 1.9% in 2027, with 90 days’ notice. A newer home may have no limit.',
    says: 'In Ontario most rents may rise by at most 2.1% in 2026 and 1.9% in 2027.',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision: 'sections 116 and 120 (guideline)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'ca.news.on-small-claims',
    kinds: ['COURT_CLAIM', 'ENQUIRY'],
    topics: ['debt', 'consumer'],
    regions: ['CA-ON'],
    when: { any: [{ says: ['small claims', 'petites créances'] }] },
    changedOn: '2025-10-01',
    was: 'The limit was $35,000.',
    is: 'The limit is $50,000. You need no lawyer there.',
    says: 'Since 1 October 2025 the Ontario Small Claims Court hears claims up to $50,000.',
    authority: {
      title: 'Small Claims Court Jurisdiction (Ontario), O. Reg. 626/00',
      provision: 'section 1',
      url: 'https://www.ontario.ca/laws/regulation/000626',
      inForceFrom: '2025-10-01',
    },
  },
  {
    ...CHANGE,
    id: 'ca.news.qc-door-sales',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
    regions: ['CA-QC'],
    when: {
      any: [
        {
          says: [
            'heat pump',
            'air conditioning',
            'insulation',
            'decontamination',
            'door to door',
            'itinerant',
            'thermopompe',
            'climatisation',
            'isolation',
            'décontamination',
            'commerçant itinérant',
          ],
        },
      ],
    },
    changedOn: '2024-11-07',
    was: 'Door-to-door sellers could sell such things with a loan.',
    is: 'Such contracts are banned. You can ask to have one cancelled.',
    says: 'In Quebec door-to-door sellers may no longer sell heating, air conditioning, insulation or decontamination, nor credit for it.',
    authority: {
      title:
        'Consumer Protection Act (Loi sur la protection du consommateur), CQLR c. P-40.1 (Québec)',
      provision: 'itinerant merchants, as amended on 7 November 2024 (Bill 72)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/p-40.1',
      inForceFrom: '2024-11-07',
    },
  },
]

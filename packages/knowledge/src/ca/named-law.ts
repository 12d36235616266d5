/** The law that an adviser names first, across subjects: strata fines, refused refugee claims, assistance taken back. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ca', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const NAMED_LAW: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'ca.named.strata-fine',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER'],
    topics: ['debt', 'housing', 'consumer', 'general'],
    regions: ['CA-BC'],
    rank: 3,
    when: {
      all: [
        { says: ['strata'] },
        { says: ['fine', 'fines', 'fined', 'bylaw', 'bylaws', 'contravention'] },
      ],
    },
    says: 'A strata may fine you only after it sent you the complaint in writing and let you answer. You can ask for a hearing. A fine without that is not valid. The Civil Resolution Tribunal can cancel it.',
    authority: {
      title:
        'Strata Property Act (British Columbia), S.B.C. 1998, c. 43; Terry v. The Owners, Strata Plan NW 309, 2016 BCCA 449',
      provision:
        'sections 130 to 135; Strata Property Regulation, section 7.1 ($200 in most cases); Civil Resolution Tribunal Act, section 121',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/98043_00_multi',
      inForceFrom: '2000-07-01',
    },
  },
  {
    ...CHECKED,
    id: 'ca.named.ask-strata-fine',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'debt', 'general', 'consumer'],
    regions: ['CA-BC'],
    rank: 1,
    asks: [['strata'], ['fine', 'fined', 'fines', 'bylaw', 'bylaws', 'penalty']],
    verdict: 'it_depends',
    dependsOn: 'whether they wrote to you first',
    says: 'Without a written complaint and a chance to answer first, the fine is not valid. Write to the council: ask for the bylaw, the complaint and the minutes, and ask it to cancel the fine. Most fines may be $200 at most, and no lien may be put on your home for a fine. If they refuse, the Civil Resolution Tribunal decides online at low cost.',
    authority: {
      title:
        'Strata Property Act (British Columbia), S.B.C. 1998, c. 43; Terry v. The Owners, Strata Plan NW 309, 2016 BCCA 449',
      provision:
        'sections 130 to 135; Strata Property Regulation, section 7.1 ($200 in most cases); Civil Resolution Tribunal Act, section 121',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/98043_00_multi',
      inForceFrom: '2000-07-01',
    },
  },
  {
    ...CHECKED,
    id: 'ca.named.ask-refused-claim',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 1,
    asks: [
      ['refugee', 'asylum', 'refugee protection division', 'rpd'],
      ['refused', 'rejected', 'denied', 'negative decision', 'turned down', 'lost'],
      ['appeal', 'how long', 'deport', 'deported', 'removed', 'what can i do', 'what now', 'next'],
    ],
    verdict: 'do_this',
    says: 'Most people have 15 days from the written reasons to appeal to the Refugee Appeal Division. The rest of the papers must follow within 45 days in all. While it is open, the removal order mostly waits. If you cannot go there, you have 15 days to ask the Federal Court. Call legal aid today: it can pay a lawyer. Ask about a risk assessment (PRRA) later.',
    authority: {
      title: 'Immigration and Refugee Protection Act, S.C. 2001, c. 27, and its Regulations',
      provision:
        'sections 49(2), 72, 110 to 112 and 231; Immigration and Refugee Protection Regulations, section 159.91 (15 and 45 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/i-2.5/',
      inForceFrom: '2012-12-15',
    },
  },
  {
    ...CHECKED,
    id: 'ca.named.assistance-recovery',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    regions: ['CA-ON'],
    rank: 5,
    when: {
      any: [
        {
          says: [
            'ontario works',
            'odsp',
            'disability support program',
            'ontario au travail',
            'posph',
          ],
        },
      ],
    },
    says: 'They may take at most 10% of your monthly support, and less if that is too hard. The office and the tribunal may also give up a part or all of it, for example after their own mistake. Ask for that in writing.',
    authority: {
      title:
        'Ontario Disability Support Program Act, 1997, and Ontario Works Act, 1997; Surdivall v. Ontario (Disability Support Program), 2014 ONCA 240',
      provision:
        'ODSP Act, sections 14 to 18; Ontario Works Act, sections 19 to 22; O. Reg. 222/98, section 51',
      url: 'https://www.ontario.ca/laws/statute/97o25b',
      inForceFrom: '2014-03-28',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'ca.named.group-disability',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    topics: ['consumer', 'employment', 'general'],
    rank: 3,
    when: {
      all: [
        {
          says: [
            'long-term disability',
            'long term disability',
            'ltd',
            'disability benefits',
            'total disability',
          ],
        },
        { says: ['insurer', 'assurance', 'insurance', 'policy', 'plan', 'group'] },
        {
          says: [
            'denied',
            'denial',
            'end',
            'ends',
            'terminated',
            'no longer',
            'not meet',
            'decline',
            'declined',
          ],
        },
      ],
      not: [{ says: ['odsp', 'canada pension plan', 'aish'] }],
    },
    says: 'You need not use the insurer’s own appeal: you can also sue, mostly within two years of the no. An insurer must deal fairly and can owe more for the worry it caused. Ask for the file and the policy, and see a lawyer before you appeal.',
    authority: {
      title:
        'Fidler v. Sun Life Assurance Co. of Canada, 2006 SCC 30 (good faith and mental distress), and the limitation laws of the provinces',
      provision:
        'for example Limitations Act, 2002 (Ontario), section 4; Insurance Act (British Columbia), section 76; Insurance Act (Alberta), section 526; Civil Code of Québec, article 2925 (three years)',
      url: 'https://www.scc-csc.ca/cases-dossiers/search-recherche/30464/',
      inForceFrom: '2006-06-29',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'ca.named.ei-left-job',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['employment', 'general', 'debt'],
    rank: 3,
    when: {
      all: [
        { says: ['employment insurance', 'service canada', 'assurance-emploi'] },
        {
          says: [
            'voluntarily left',
            'voluntarily leaving',
            'just cause',
            'misconduct',
            'quit your job',
            'quit your employment',
            'départ volontaire',
            'inconduite',
          ],
        },
      ],
    },
    says: 'Leaving a job does not bar benefits if you had a good reason in law and no other way. Examples are harassment, unsafe work, a big pay cut or care for family. For misconduct they must show that you meant it. Ask for reconsideration within 30 days.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision:
        'sections 29 to 33 (good reason, misconduct), 49(2) (benefit of the doubt) and 112 (reconsideration)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '2013-04-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'ca.named.ask-special-levy',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'debt', 'general'],
    rank: 1,
    asks: [
      ['condo', 'condominium', 'strata', 'condo board', 'condo corporation'],
      ['special levy', 'special assessment', 'levy', 'special levies', 'contribution'],
      [
        'have to pay',
        'pay it',
        'must i',
        'refuse',
        'fight',
        'legal',
        'allowed',
        'can they',
        'challenge',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how it was decided and what your bylaws say',
    says: 'Mostly you must pay a levy that was decided as the law and the bylaws say, or a lien can be put on the unit. Ask for the minutes, the vote, the reserve fund study and the quotes. In British Columbia most need a three-quarter vote. If it was not decided properly or is unfair, dispute it at the tribunal or court, and pay under protest meanwhile. Ask for instalments.',
    authority: {
      title: 'Condominium and strata laws of the provinces',
      provision:
        'for example Condominium Property Act (Alberta), sections 39 to 42 and 67; Strata Property Act (British Columbia), sections 108 and 164; Condominium Act, 1998 (Ontario), sections 84, 85 and 135; Civil Code of Québec, articles 1064 to 1072',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/98043_00_multi',
      inForceFrom: '2010-01-01',
    },
  },
]

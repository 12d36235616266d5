/** Questions about separation, children and maintenance. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['family', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FAMILY: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-family.divorce',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 20,
    asks: [['divorce', 'divorcer', 'divorcio']],
    says: 'If you both agree, two lawyers and a notary end it without a judge, in some months. If not, the family judge decides. Living apart for one year is enough.',
    authority: {
      title: 'Code civil',
      provision: 'articles 229 à 229-4 et 237 à 238',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-family.maintenance',
    kind: 'answer',
    verdict: 'it_depends',
    rank: 22,
    asks: [['pension alimentaire', 'child support', 'child maintenance', 'pensión alimenticia']],
    says: 'It depends on what both parents earn and the child needs. The family judge fixes or changes it, and you need no lawyer.',
    authority: {
      title: 'Code civil',
      provision: 'articles 371-2 et 373-2-2',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-family.unpaid',
    kind: 'answer',
    verdict: 'do_this',
    rank: 12,
    asks: [
      ['pension alimentaire', 'child support', 'child maintenance'],
      ['ne paie pas', 'ne paye pas', 'impayée', 'impayé', 'not paid', 'does not pay', 'unpaid'],
    ],
    says: 'Ask the ARIPA at the CAF or MSA. It collects for you for free and can pay an allowance meanwhile.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'articles L. 582-1 et L. 523-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2023-01-01',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-family.contact',
    kind: 'answer',
    verdict: 'yes',
    rank: 20,
    asks: [
      [
        'droit de visite',
        'voir mon enfant',
        'voir mes enfants',
        'garde',
        'autorité parentale',
        'custody',
        'see my child',
        'see my children',
      ],
    ],
    says: 'Both parents keep parental authority and a right to see the child. Try a family mediator first. If not, ask the family judge. You need no lawyer.',
    authority: {
      title: 'Code civil',
      provision: 'articles 372, 373-2 et 373-2-6',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2019-03-25',
    },
  },
  {
    ...BASE,
    id: 'fr.ask-family.violence',
    kind: 'answer',
    verdict: 'do_this',
    rank: 5,
    asks: [
      [
        'frappe',
        'violence',
        'violences',
        'violent',
        'menace',
        'hits me',
        'beats me',
        'domestic violence',
      ],
    ],
    says: 'In danger call 17 or send a text to 114. Call 3919 for free, day and night. The judge can protect you within six days and keep the person away.',
    authority: {
      title: 'Code civil',
      provision: 'articles 515-9 à 515-13-1',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
      inForceFrom: '2024-06-15',
    },
  },
]

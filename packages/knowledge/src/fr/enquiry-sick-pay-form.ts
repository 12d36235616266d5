/** Questions about an employer who does not send the pay statement that sick pay needs. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SICK_PAY_FORM: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.sick-pay-form',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'attestation de salaire',
        'attestations de salaire',
        'attestation salaire',
        'pay statement',
        'salary certificate',
      ],
      [
        'employeur',
        'patron',
        'boîte',
        'boite',
        'compta',
        'comptable',
        'rh',
        'entreprise',
        'gérant',
        'employer',
        'boss',
      ],
      [
        'arrêt',
        'arrêt maladie',
        'en arrêt',
        'cpam',
        'sécu',
        'indemnités journalières',
        'ij',
        'ijss',
        'maternité',
        'sick',
      ],
    ],
    says: 'Your employer must send the pay statement (attestation de salaire) to the CPAM. Demand it by registered letter with a last day. Tell the CPAM: it can press the firm, and ask if pay slips will do. If nothing comes, the labour court orders it fast (référé), with a sum for each day late. With a year in the firm it mostly owes part of the pay too.',
    authority: {
      title: 'Code de la sécurité sociale (CSS)',
      provision: 'article R. 323-10 ; code du travail, articles L. 1226-1 et R. 1455-5 à R. 1455-7',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073189/',
      inForceFrom: '2013-04-01',
    },
  },
]

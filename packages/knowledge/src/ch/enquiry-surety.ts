/** Questions about a person who stood surety for the debt of another. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_SURETY: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.surety',
    kind: 'answer',
    topics: ['debt', 'family', 'general'],
    rank: 4,
    verdict: 'it_depends',
    checkBy: '2027-10-31',
    asks: [
      [
        'bürgschaft',
        'bürge',
        'gebürgt',
        'cautionnement',
        'caution solidaire',
        'porté caution',
        'garant',
        'fideiussione',
        'fideiussore',
        'surety',
      ],
      [
        'bank',
        'kredit',
        'zahlen',
        'unterschrieben',
        'franken',
        'banque',
        'payer',
        'signé',
        'prêt',
        'banca',
        'pagare',
        'firmato',
        'notar',
        'loan',
      ],
    ],
    dependsOn: 'how it was signed and if your husband or wife agreed',
    says: 'Check the form first. A private person’s surety for more than 2,000 francs needs a public deed with a notary, and a top sum in figures. Below that, the sum must be in your own handwriting. If you are married, your husband or wife must mostly have agreed in writing. Without this it is void and you owe nothing: write so. Signed as a second borrower? Other rules hold. Get advice before you pay.',
    authority: {
      title: 'Obligationenrecht (OR) / Code des obligations (CO)',
      provision: 'Art. 492 bis 495 OR',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      inForceFrom: '1942-07-01',
    },
  },
]

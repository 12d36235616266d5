/** Conditions and words that several rows share. Phrases are lower case. */
import type { Rule, Test } from '@plainletter/contracts/rule'

export const NO_ORDER_YET = {
  not: [
    {
      says: [
        'statement of claim',
        'plaintiff’s claim',
        "plaintiff's claim",
        'notice of civil claim',
        'summons',
        'small claims court',
        'judgment against you',
        'notice of garnishment',
        'writ of seizure',
        'has obtained judgment',
        'requirement to pay',
        'canada revenue agency',
        'assignation',
        'demande introductive',
        'jugement',
        'bref de saisie',
        'petites créances',
        'agence du revenu',
        'revenu québec',
      ],
    },
  ],
} satisfies Rule['when']

export const NOT_TAX = {
  not: [
    {
      says: [
        'canada revenue agency',
        'income tax',
        'property tax',
        'student loan',
        'court fine',
        'provincial offences',
        'unpaid fine',
        'fine imposed',
        'child support',
        'agence du revenu',
        'revenu québec',
        'impôt',
        'prêt étudiant',
        'pension alimentaire',
      ],
    },
  ],
} satisfies Rule['when']

/** A debt to a bank or on credit: “pay at your bank” alone does not make it one. */
export const BANK_DEBT = {
  any: [
    {
      says: [
        'the bank',
        'my bank',
        'bank of',
        'royal bank',
        'national bank',
        'bank loan',
        'credit card',
        'visa',
        'mastercard',
        'line of credit',
        'overdraft',
        'loan',
        'la banque',
        'ma banque',
        'banque de',
        'banque nationale',
        'banque royale',
        'carte de crédit',
        'marge de crédit',
        'prêt',
        'caisse',
      ],
    },
    { sender: ['bank', 'banque', 'caisse', 'credit union', 'desjardins'] },
  ],
} satisfies Rule['when']

export const SMALL_CLAIMS_QC: Test = {
  says: ['small claims', 'petites créances', 'small claims division'],
}

export const UNPAID_RENT_NOTICE = {
  any: [
    {
      says: [
        'unpaid rent',
        'non-payment of rent',
        'nonpayment of rent',
        'rent owing',
        'arrears',
        'rtb-30',
        'form n4',
        'loyer impayé',
        'non-paiement du loyer',
        'loyer dû',
        'retard de loyer',
      ],
    },
  ],
} satisfies Rule['when']

export const OWN_USE = {
  any: [
    {
      says: [
        "landlord's own use",
        'own use',
        "purchaser's own use",
        "landlord's use",
        'form n12',
        'n12',
        'family member to move in',
        'occupy the rental unit',
        'rtb-32',
        'rtb-32l',
        'rtb-32p',
        'intends to occupy',
        'reprise de logement',
        'reprise du logement',
      ],
    },
  ],
} satisfies Rule['when']

export const FEDERAL_WORK = {
  any: [
    {
      says: [
        'canada labour code',
        'federally regulated',
        'chartered bank',
        'airline',
        'railway',
        'telecommunications',
        'interprovincial',
        'code canadien du travail',
      ],
    },
  ],
} satisfies Rule['when']

/** A gym, a phone plan, a flight or a rented home: nothing that was bought to keep. */
export const NOT_BOUGHT_TO_KEEP: Test = {
  says: [
    'gym',
    'fitness',
    'health club',
    'your membership',
    'mobile plan',
    'phone plan',
    'broadband',
    'internet plan',
    'your subscription',
    'flight',
    'tenancy',
    'security deposit',
    'your bond',
    'landlord',
    'lettings',
    'rentals',
    'abonnement',
    'salle de sport',
    'votre vol',
  ],
}

/** A bill for work or services, not a loan. */
export const WORK_DONE: Test = {
  says: [
    'building work',
    'renovation',
    'renovations',
    'repair work',
    'repairs carried out',
    'work done',
    'work carried out',
    'work completed',
    'services provided',
    'services rendered',
    'workmanship',
    'plumbing',
    'electrical work',
    'roofing',
    'landscaping',
    'construction work',
    'unpaid work',
    'labour and materials',
    'travaux',
    'rénovation',
    'services rendus',
  ],
}

/** A lawyer who writes for a client. The law on agencies does not bind lawyers. */
export const LAW_FIRM: Test = {
  says: [
    'barristers',
    'barrister',
    'llp',
    'law office',
    'law corporation',
    'we act for',
    'avocats',
  ],
}

/** The public insurance against lost work, which no insurer runs. */
export const EMPLOYMENT_INSURANCE: Test = {
  says: [
    'employment insurance',
    'assurance-emploi',
    'assurance emploi',
    'ei benefits',
    'ei claim',
    'service canada',
  ],
}

/** The public pensions, which Service Canada runs too. */
export const PUBLIC_PENSION: Test = {
  says: [
    'canada pension plan',
    'old age security',
    'guaranteed income supplement',
    'cpp disability',
    'régime de pensions du canada',
    'sécurité de la vieillesse',
    'supplément de revenu garanti',
  ],
}

/** A rented home. */
export const RENTED: Test = {
  says: [
    'tenancy',
    'tenant',
    'tenancies',
    'rent',
    'rented',
    'rental',
    'rentals',
    'landlord',
    'lease',
    'realty',
    'real estate',
    'lettings',
    'property management',
    'moved out',
    'move out',
    'vacated',
    'apartment',
    'bail',
    'loyer',
    'propriétaire',
    'locateur',
  ],
}

/** Paid by the tax agency under the tax act: no reconsideration and no Social Security Tribunal. */
export const TAX_BENEFIT: Test = {
  says: [
    'child benefit',
    'child benefits',
    'ccb',
    'gst/hst credit',
    'gst credit',
    'groceries and essentials benefit',
    'allocation canadienne pour enfants',
    'crédit pour la tps',
    'crédit pour la tps/tvh',
  ],
}

/** Paid by the tax agency in the pandemic: looked at again by it, and then by the Federal Court. Service Canada paid others. */
export const TAX_REVIEW: Test = {
  says: ['second review', 'deuxième examen', 'second examen'],
}

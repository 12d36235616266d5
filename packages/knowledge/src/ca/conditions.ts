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

export const BANK_DEBT = {
  any: [
    {
      says: [
        'bank',
        'credit card',
        'visa',
        'mastercard',
        'line of credit',
        'overdraft',
        'loan',
        'banque',
        'carte de crédit',
        'marge de crédit',
        'prêt',
        'caisse',
      ],
    },
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

export const ASKING_FR = [
  'est-ce que',
  'puis-je',
  'dois-je',
  'que faire',
  'que puis-je',
  'comment',
  'combien',
  'peut-il',
  'peut-elle',
  'peuvent-ils',
  'peut-on',
  'ai-je',
  'quels sont',
  'accepter',
  'refuser',
  'légal',
  'mes droits',
  'a-t-il le droit',
  'est-il',
]

export const COLLECTORS_FR = [
  'agence de recouvrement',
  'agent de recouvrement',
  'recouvrement',
  'créancier',
]

export const TAKE_THINGS_FR = [
  'prendre mon auto',
  'prendre ma voiture',
  'saisir mes biens',
  'prendre mes meubles',
  'saisir mon auto',
  'entrer chez moi',
]

export const PRISON_FR = ['aller en prison', 'faire de la prison', 'être arrêté']

export const OWING_FR = [
  'dette',
  'dettes',
  'je dois',
  'carte de crédit',
  'prêt',
  'créancier',
  'facture impayée',
]

export const OLD_DEBT_FR = [
  'vieille dette',
  'prescription',
  'prescrite',
  'il y a des années',
  'trop vieille',
]

export const CALLS_FR = [
  'appelle sans arrêt',
  'appellent tous les jours',
  'harcèlement',
  'harcèle',
  'appelle à mon travail',
]

export const NOT_MINE_FR = ['pas ma dette', 'pas à moi', 'je ne reconnais pas', 'jamais eu']

export const WAGES_FR = [
  'saisir mon salaire',
  'saisie de salaire',
  'saisir ma paie',
  'prendre ma paie',
  'saisie sur salaire',
]

export const CANNOT_PAY_FR = [
  'ne peux pas payer',
  'incapable de payer',
  'entente de paiement',
  "n'ai pas les moyens",
]

export const BANKRUPT_FR = [
  'faillite',
  'proposition de consommateur',
  'insolvable',
  'insolvabilité',
]

export const CREDIT_FILE_FR = ['dossier de crédit', 'cote de crédit', 'bureau de crédit']

export const SUED_FR = [
  'poursuivi',
  'assignation',
  'petites créances',
  'mise en demeure du tribunal',
  'poursuite',
  "demande introductive d'instance",
  'demande introductive d’instance',
  'avis d’assignation',
  "avis d'assignation",
]

export const IGNORE_FR = ['ignorer', 'ne rien faire', 'ne pas répondre']

export const LANDLORD_FR = [
  'propriétaire',
  'proprio',
  'locateur',
  'bail',
  'logement',
  'appartement',
  'loyer',
  'locataire',
]

export const EVICT_FR = [
  'évincer',
  'éviction',
  'expulser',
  'expulsion',
  'reprise de logement',
  'mettre dehors',
  'quitter le logement',
  'avis de reprise',
  'reprendre le logement',
  'reprendre mon logement',
  'reprise du logement',
  'loger son fils',
  'loger sa fille',
]

export const LOCKS_FR = [
  'changer les serrures',
  'changé les serrures',
  'coupé le chauffage',
  'couper le courant',
]

export const RENT_UP_FR = [
  'augmentation de loyer',
  'hausse de loyer',
  'augmenter le loyer',
  'augmenter mon loyer',
]

export const DEPOSIT_FR = ['dépôt', 'dépôt de garantie']

export const REPAIRS_FR = [
  'réparation',
  'réparations',
  'réparer',
  'moisissure',
  'moisissures',
  'humidité',
  'infiltration',
  'punaises de lit',
  'punaises',
  'souris',
  'chauffage',
  'fuite',
  'coquerelles',
]

export const ENTRY_FR = ['entrer sans', 'entre sans', 'sans préavis', 'visiter mon logement']

export const RENT_ARREARS_FR = [
  'retard de loyer',
  'loyer impayé',
  'loyer en retard',
  'pas payé mon loyer',
]

export const BOSS_FR = ['patron', 'employeur', 'emploi', 'travail', 'entreprise', 'job']

export const FIRED_FR = [
  'congédié',
  'congédiée',
  'congédiement',
  'renvoyé',
  'renvoyée',
  'mis à la porte',
  'licencié',
]

export const LAID_OFF_FR = [
  'mise à pied',
  'mis à pied',
  'licenciement',
  'poste aboli',
  'indemnité de départ',
]

export const UNPAID_FR = [
  'pas payé',
  'salaire impayé',
  'dernière paie',
  'heures supplémentaires',
  'paie de vacances',
]

export const NOTICE_PAY_FR = ['préavis', 'avis de cessation', 'sans avis']

export const FAULTY_FR = ['défectueux', 'brisé', 'ne fonctionne plus', 'en panne', 'garantie']

export const REFUND_FR = ['remboursement', 'rembourser', 'échanger', 'réparer', 'ravoir mon argent']

export const CANCEL_FR = ['annuler', 'résilier', "changé d'avis"]

export const CONTRACT_FR = ['contrat', 'abonnement', 'gym', 'vendeur itinérant', 'porte-à-porte']

export const NOT_DELIVERED_FR = ['jamais reçu', 'pas reçu', 'jamais livré', 'pas livré']

export const ONLINE_FR = [
  'en ligne',
  'site web',
  'commande',
  'commandé',
  'colis',
  'magasin',
  'vendeur',
]

export const SCAM_FR = [
  'arnaque',
  'fraude',
  'hameçonnage',
  'carte-cadeau',
  'cartes-cadeaux',
  'courriel suspect',
]

export const PAID_SCAM_FR = [
  "envoyé de l'argent",
  'donné mon numéro',
  "viré de l'argent",
  "perdu de l'argent",
]

export const FINE_FR = [
  'contravention',
  "constat d'infraction",
  'amende',
  'excès de vitesse',
  'ticket',
]

export const PRIVATE_PARKING_FR = ['stationnement privé', 'terrain privé']

export const TAX_FR = ['impôt', 'impôts', 'avis de cotisation', 'revenu québec', 'agence du revenu']

export const BENEFIT_FR = ['trop-perçu', 'trop perçu', 'trop payé', 'rembourser des prestations']

export const POWER_FR = ['électricité', 'hydro', 'hydro-québec', 'gaz', 'chauffage']

export const CUT_OFF_FR = ['couper', 'coupure', 'débrancher', 'interruption']

export const PHONE_BILL_FR = ['facture de téléphone', 'cellulaire', 'facture internet', 'forfait']

export const INSURER_FR = ['assurance', 'assureur', 'réclamation refusée']

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

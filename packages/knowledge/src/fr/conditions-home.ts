/** Conditions on rented homes that several subjects share, so that a row never shows where it is not true. */
import type { Test } from '@plainletter/contracts/rule'

export const RENT: Test = {
  says: ['loyer', 'loyers', 'bail', 'locataire', 'bailleur', 'dette locative', 'charges locatives'],
}

export const RENT_ORDER: Test = {
  says: [
    'commandement de payer visant la clause résolutoire',
    'clause résolutoire',
    'commandement de payer les loyers',
  ],
}

export const LEAVE_ORDER: Test = {
  says: [
    'commandement de quitter les lieux',
    "commandement d'avoir à quitter les lieux",
    "commandement d'avoir à libérer",
  ],
}

export const EVICTION_JUDGED: Test = {
  says: [
    'commandement de quitter les lieux',
    "commandement d'avoir à quitter les lieux",
    'concours de la force publique',
    "jugement d'expulsion",
    "ordonnance d'expulsion",
    'expulsion ordonnée',
  ],
}

export const LANDLORD_NOTICE: Test = {
  says: [
    'congé pour vente',
    'congé pour vendre',
    'congé pour reprise',
    'congé pour habiter',
    'donner congé',
    'donne congé',
    'congé de votre bail',
    'congé du logement',
    'motif légitime et sérieux',
    'ne pas renouveler',
    'non-renouvellement',
  ],
}

export const FURNISHED: Test = { says: ['meublé', 'meublée', 'location meublée', 'bail meublé'] }

/** A building with several owners: the law lets the manager add some costs. */
export const SHARED_BUILDING: Test = {
  says: [
    'charges de copropriété',
    'syndicat des copropriétaires',
    'copropriété',
    'copropriétaire',
    'copropriétaires',
    'assemblée générale des copropriétaires',
    'syndic',
    'appel de fonds',
    'appels de fonds',
  ],
}

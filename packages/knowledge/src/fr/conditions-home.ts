/** Conditions on rented homes that several subjects share, so that a row never shows where it is not true. */
import type { Test } from '@plainletter/contracts/rule'

export const RENT: Test = {
  says: ['loyer', 'loyers', 'bail', 'locataire', 'bailleur', 'dette locative', 'charges locatives'],
}

export const RENT_ORDER: Test = {
  says: [
    'visant la clause résolutoire',
    'commandement de payer les loyers',
    'commandement de payer le loyer',
    "commandement de payer l'arriéré",
    'commandement de payer les arriérés',
  ],
}

/** A landlord's own letter that only warns of the order. */
export const RENT_ORDER_WARNED: Test = {
  says: [
    'délivrer un commandement',
    'signifier un commandement',
    'adresser un commandement',
    'notifier un commandement',
    "délivrance d'un commandement",
    "signification d'un commandement",
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
    "ordonne l'expulsion",
    'ordonne votre expulsion',
    'ordonne son expulsion',
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
    'donne donc congé',
    'donnons congé',
    'notifie congé',
    'reprendre le logement',
    "reprendre l'appartement",
    'reprendre mon appartement',
    'reprendre mon logement',
    'récupérer le logement',
    "récupérer l'appartement",
    'récupérer mon appartement',
    'récupérer mon logement',
    "vendre l'appartement",
    'vendre le logement',
    'vendre la maison',
    "vendu l'appartement",
    'vendu le logement',
    'vendu la maison',
    'mettre fin au bail',
    'mettre fin à votre bail',
    'mets fin au bail',
    'mets fin à votre bail',
    'mettons fin à votre bail',
    'congé de votre bail',
    'congé du logement',
    'motif légitime et sérieux',
    'ne pas renouveler',
    'non-renouvellement',
  ],
}

/** The letter announces another rent; it does not say that rent is owed. */
export const RENT_RISE: Test = {
  says: [
    'augmentation de loyer',
    'augmentation du loyer',
    'augmentation de votre loyer',
    'augmenter votre loyer',
    'augmenter le loyer',
    'révision de loyer',
    'révision du loyer',
    'révision de votre loyer',
    'révision annuelle de votre loyer',
    'réviser votre loyer',
    'hausse de loyer',
    'nouveau loyer',
    'votre loyer passe',
    'votre loyer passera',
    'votre loyer augmente',
    'votre loyer augmentera',
    'votre loyer est porté',
    'votre loyer sera porté',
    'loyer révisé',
    'révisons votre loyer',
    'révisons le loyer',
    'révise votre loyer',
    'révise le loyer',
    'réviser le loyer',
    'indice de référence des loyers',
    'irl',
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

/** Who has left the home asks about its end, and no longer about the notice. */
export const HAS_LEFT: string[] = [
  'état des lieux de sortie',
  "j'ai donc quitté",
  'j ai donc quitté',
  "j'ai quitté mon logement",
  "j'ai quitté l'appartement",
  'nous avons quitté',
  'rendu les clés',
  'remis les clés',
]

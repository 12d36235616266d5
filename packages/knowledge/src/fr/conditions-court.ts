/** Conditions on courts, orders and seizures that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** The letter relies on a court order or another enforceable title, or is an act of enforcement. */
export const TITLE: Test = {
  says: [
    "en vertu d'un jugement",
    'en vertu du jugement',
    "en vertu d'une ordonnance",
    "en vertu d'un titre exécutoire",
    'agissant en vertu',
    "en exécution d'un",
    'en exécution du jugement',
    'titre exécutoire du',
    'titre exécutoire en date',
    'revêtu de la formule exécutoire',
    'revêtue de la formule exécutoire',
    'jugement rendu',
    'ordonnance rendue',
    'commandement de payer',
    'commandement aux fins',
    'procès-verbal de saisie',
    'dénonciation de saisie',
    'avis des sommes à payer',
    'titre de recettes',
    'titre de recette',
    'pension alimentaire',
    'pensions alimentaires',
    'aripa',
  ],
}

export const NO_TITLE: Condition = { not: [TITLE] }

export const SMALL_CLAIMS: Test = {
  says: [
    'procédure simplifiée de recouvrement',
    'recouvrement des petites créances',
    'petites créances',
  ],
}

export const INJUNCTION: Test = {
  says: [
    'injonction de payer',
    'ordonnance portant injonction',
    'former opposition',
    'faire opposition',
  ],
}

export const SUMMONS: Test = {
  says: [
    'assignation',
    'assigné',
    'assignée',
    'citation à comparaître',
    'convocation devant le tribunal',
    'requête en saisine',
    'vous êtes convoqué',
  ],
}

export const BANK_SEIZURE: Test = {
  says: ['saisie-attribution', 'saisie attribution', 'dénonciation de saisie'],
}

export const WAGE_SEIZURE: Test = {
  says: [
    'saisie des rémunérations',
    'saisie sur salaire',
    'saisie de vos rémunérations',
    'saisie sur rémunérations',
  ],
}

export const GOODS_SEIZURE: Test = {
  says: ['procès-verbal de saisie', 'pv de saisie', 'biens saisis'],
}

/** A conviction without a hearing, which is no fixed fine and no civil judgment. */
export const PENAL_ORDER: Test = { says: ['ordonnance pénale'] }

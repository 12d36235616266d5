/** Conditions on rented homes that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { COURT_WORDS } from './conditions-court.ts'

export const EVICTION_CLAIM: Condition = {
  all: [{ says: ['sfratto', 'convalida', 'finita locazione'] }, COURT_WORDS],
}

export const NOT_EVICTION: Condition = {
  not: [{ says: ['sfratto', 'convalida', 'finita locazione'] }],
}

export const EVICTION_FOR_RENT: Condition = {
  all: [COURT_WORDS],
  any: [{ says: ['sfratto per morosità', 'morosità', 'canoni insoluti', 'canoni non pagati'] }],
}

export const RENT_OWED: Test = {
  says: [
    'morosità',
    'moroso',
    'canoni insoluti',
    'canoni scaduti',
    'canoni non pagati',
    'mancato pagamento',
    'insoluto',
    'insoluti',
    'arretrati',
    'non corrisposto',
    'non corrisposti',
    'non pagati',
    'non pagato',
    'non pagata',
    'non pagate',
    'non ha pagato',
    'non hai pagato',
    'non risultano pagati',
    'non risulta pagato',
    'non risultano pagate',
    'non risultano versati',
    'non risulta versato',
    'mancato versamento',
    'mancano gli affitti',
    'mancano ancora gli affitti',
    'mancano i canoni',
    'non ho ricevuto',
    'non abbiamo ricevuto',
    'in ritardo con',
    'scaduto e non pagato',
    'affitti di',
    'mensilità arretrate',
  ],
}

export const FOR_RENT_OWED: Condition = { any: [RENT_OWED] }

/** A landlord's demand for rent, before any court. */
export const DEMAND_FOR_RENT: Condition = { any: [RENT_OWED], not: [COURT_WORDS] }

/** Words of a rented home: a phone contract can be ended with a disdetta too. */
export const HOME: Test = {
  says: [
    'locazione',
    'affitto',
    'inquilino',
    'inquilina',
    'conduttore',
    'conduttrice',
    'locatore',
    'locatrice',
    'alloggio',
    'appartamento',
  ],
}

export const END_OF_TERM: Condition = {
  all: [HOME],
  any: [
    {
      says: [
        'cessato il contratto',
        "rilasciare l'immobile",
        'disdetta',
        'finita locazione',
        'scadenza del contratto',
        'scadenza contrattuale',
        'diniego di rinnovo',
        'mancato rinnovo',
        'non rinnovare',
        'non intendo rinnovare',
        'non intende rinnovare',
        'non verrà rinnovato',
        'non sarà rinnovato',
        'che scade il',
        'che scadrà il',
        'alla scadenza',
        'lasciare libera',
        'lasciare libero',
        'lasciare la casa',
        'liberare',
      ],
    },
  ],
}

export const RENT_RISE: Condition = {
  any: [
    {
      says: [
        'aumento del canone',
        'adeguamento del canone',
        'aggiornamento istat',
        'aggiornamento del canone',
        'adeguamento istat',
        'nuovo canone',
        'canone di affitto passerà',
        'il canone passerà',
        'affitto passerà',
        'aumento dell’affitto',
        "aumento dell'affitto",
        'nuovo affitto',
      ],
    },
  ],
}

export const DEPOSIT: Condition = {
  any: [{ says: ['deposito cauzionale', 'cauzione', 'caparra'] }],
}

/** The landlord has gone to court: what helps before a court case comes too late. */
export const SUMMONED: Test = {
  says: [
    'intimazione di sfratto',
    'intima lo sfratto',
    'intimano lo sfratto',
    'intima sfratto',
    'citazione per la convalida',
    'sentir convalidare',
    'sentire convalidare',
  ],
}

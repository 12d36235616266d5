/** Conditions on courts, orders and seizures that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { PUBLIC } from './conditions-sender.ts'

/** A court has already decided, or the debt has a title. Letters threaten with court orders, so their bare names prove nothing. */
export const TITLED: Test = {
  says: [
    'decreto ingiuntivo n',
    'decreto ingiuntivo n.',
    'decreto ingiuntivo esecutivo',
    'decreto ingiuntivo provvisoriamente esecutivo',
    'provvisoriamente esecutivo',
    'in forza del decreto ingiuntivo',
    'in forza della sentenza',
    'sentenza n.',
    'atto di precetto notificato',
    'precetto notificato',
    'munito di formula esecutiva',
    'titolo esecutivo notificato',
  ],
}

/** A company whose debt has not been to court. */
export const PRIVATE_NO_TITLE: Condition = { not: [PUBLIC, TITLED] }

/** Papers of a court. */
export const PAYMENT_ORDER: Condition = {
  any: [
    { says: ['decreto ingiuntivo', 'ricorso per decreto ingiuntivo', 'ingiunge', 'si ingiunge'] },
  ],
}

/** Neither an order for payment nor an eviction. */
export const OTHER_CLAIM: Condition = {
  not: [{ says: ['decreto ingiuntivo', 'sfratto', 'convalida', 'finita locazione'] }],
}

export const SUMMONS: Condition = {
  any: [{ says: ['atto di citazione', 'cita', 'citazione a comparire', 'costituirsi'] }],
  not: [{ says: ['sfratto', 'convalida', 'decreto ingiuntivo', 'giudice di pace'] }],
}

/** Words that only the papers of a court print. */
export const COURT_WORDS: Test = {
  says: [
    'intimazione di sfratto',
    'citazione per la convalida',
    'cita a comparire',
    'la cita',
    'lo cita',
    "all'udienza",
    'tribunale ordinario',
    'giudice di pace di',
    'licenza per finita locazione',
  ],
}

/** A letter of a landlord, not a paper of a court. */
export const NO_COURT: Condition = { not: [COURT_WORDS] }

export const PRECEPT: Condition = {
  any: [{ says: ['atto di precetto', 'precetto', 'intima e fa precetto', 'si intima'] }],
}

export const NOT_PRECEPT: Condition = {
  not: [
    {
      says: [
        'atto di precetto',
        'intima e fa precetto',
        'preavviso di fermo',
        'fermo amministrativo',
        'iscrizione ipotecaria',
      ],
    },
  ],
}

/** What a letter speaks of where those who help in the United States are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

import { CREDIT } from '../english/help-matters.ts'

/** Tax of the whole country, not of a state. */
export const FEDERAL_TAX: Condition = {
  any: [{ says: ['irs', 'internal revenue'] }, { sender: ['irs', 'internal revenue'] }],
}

export const SOCIAL_SECURITY: Condition = {
  any: [
    { says: ['social security administration', 'supplemental security income', 'ssi', 'ssdi'] },
    { sender: ['social security'] },
  ],
}

/** A bill from those who treat the sick. */
export const MEDICAL_BILL: Condition = {
  any: [
    {
      says: [
        'medical bill',
        'medical bills',
        'medical services',
        'medical debt',
        'hospital',
        'emergency room',
        'urgent care',
        'ambulance',
        'anesthesia',
        'surgery',
        'surprise bill',
        'balance bill',
        'balance billing',
        'out-of-network',
        'out of network',
        'date of service',
        'good faith estimate',
        'explanation of benefits',
      ],
    },
    { sender: ['hospital', 'medical', 'health', 'clinic', 'radiology', 'ambulance'] },
  ],
}

/** A health plan or a pension that comes with a job. */
export const HEALTH_OR_PENSION: Condition = {
  any: [
    {
      says: [
        'cobra',
        'erisa',
        'health plan',
        'group plan',
        'employer plan',
        'health benefits',
        'health coverage',
        '401(k)',
        '401k',
        'pension',
        'retirement plan',
      ],
    },
  ],
}

/** Pay and time that the law gives to workers. */
export const WAGES: Condition = {
  any: [
    {
      says: [
        'wage',
        'wages',
        'overtime',
        'tips',
        'paycheck',
        'last paycheck',
        'final paycheck',
        'final pay',
        'unpaid',
        'fmla',
        'family leave',
        'medical leave',
        'minimum wage',
        'hours i worked',
        'off the clock',
        'timesheet',
        'warn act',
        'owe me',
        'pay me',
        'paid me',
        'not paid',
        'my pay',
        'pay stub',
        'clock out',
        'lunch break',
        'meal break',
      ],
    },
  ],
}

/** Workers who act together. */
export const TOGETHER: Condition = {
  any: [
    {
      says: [
        'union',
        'talking about pay',
        'discussing pay',
        'discussed pay',
        'discussing wages',
        'strike',
        'organizing',
      ],
    },
  ],
}

export const STOLEN_NAME: Condition = {
  any: [
    {
      says: [
        'identity theft',
        'stole my identity',
        'stolen identity',
        'used my name',
        'opened in my name',
        'in my name',
        'never opened',
        'not my account',
        'not my debt',
        'social security number',
      ],
    },
  ],
}

/** A case that is, or may come, before a court of a state. */
export const AT_COURT: Condition = {
  any: [
    {
      says: [
        'court',
        'court date',
        'summons',
        'small claims',
        'lawsuit',
        'sue',
        'sued',
        'suing',
        'judge',
        'judgment',
        'hearing',
        'eviction',
        'evict',
        'evicted',
        'jury',
        'divorce',
        'custody',
        'plaintiff',
      ],
    },
  ],
}

/** Lenders, and those who collect for others: not a firm that asks for its own money. */
export const CREDIT_OR_COLLECTOR: Condition = {
  any: [
    ...(CREDIT.any ?? []),
    {
      says: [
        'debt collector',
        'debt collectors',
        'collection agency',
        'collections agency',
        'collect a debt',
        'original creditor',
        'fair debt collection',
        'fdcpa',
        'cfpb',
        'credit report',
      ],
    },
    { sender: ['funding', 'receivables', 'portfolio', 'recovery', 'collections', 'card'] },
  ],
}

/** Debts to the state, and cases in court, are no matter of consumer offices. */
export const FROM_A_FIRM: Condition = { not: [{ isOfficial: true }] }

/** Conditions on jobs that several subjects share, so that a row never shows where it is not true. */
import type { Condition } from '@plainletter/contracts/rule'

/** Letters of employers. */
export const DISCIPLINARY: Condition = {
  any: [
    {
      says: [
        'despido disciplinario',
        'disciplinario',
        'artículo 54',
        'art. 54',
        'falta muy grave',
        'incumplimiento grave y culpable',
      ],
    },
  ],
}

export const OBJECTIVE: Condition = {
  any: [
    {
      says: [
        'causas objetivas',
        'despido objetivo',
        'artículo 52',
        'art. 52',
        'causas económicas',
        'causas organizativas',
        'causas productivas',
        'amortización',
        'amortizar',
        'ineptitud sobrevenida',
      ],
    },
  ],
}

export const COLLECTIVE: Condition = {
  any: [
    { says: ['despido colectivo', 'expediente de regulación de empleo', 'ere', 'artículo 51'] },
  ],
}

export const NOT_OBJECTIVE: Condition = {
  not: [
    {
      says: [
        'causas objetivas',
        'despido objetivo',
        'artículo 52',
        'art. 52',
        'causas económicas',
        'amortización',
        'amortizar',
        'ineptitud sobrevenida',
      ],
    },
  ],
}

export const TRIAL_PERIOD: Condition = {
  any: [{ says: ['período de prueba', 'periodo de prueba'] }],
}

/** Conditions on what a debt or a contract is about that several subjects share, so that a row never shows where it is not true. */
import type { Condition } from '@plainletter/contracts/rule'

export const SOLD_DEBT: Condition = {
  any: [
    {
      says: [
        'cessione del credito',
        'cessione di crediti',
        'cessione dei crediti',
        'cessione in blocco',
        'cessionaria',
        'cessionario',
        'ha acquistato',
        'ha ceduto',
        'è stato ceduto',
        'credito ceduto',
        'ceduto pro soluto',
        'pro soluto',
        'cessione pro soluto',
        'cartolarizzazione',
        'spv',
        'nuovo creditore',
        'attuale titolare del credito',
        'npl',
      ],
    },
  ],
}

export const CREDIT_FILE: Condition = {
  any: [
    {
      says: [
        'crif',
        'experian',
        'ctc',
        'centrale rischi',
        'centrale dei rischi',
        'cattivi pagatori',
        'sistemi di informazioni creditizie',
        'sistema di informazioni creditizie',
        'segnalazione',
      ],
    },
  ],
}

export const CREDIT_DEBT: Condition = {
  any: [
    {
      says: [
        'finanziamento',
        'prestito',
        'carta di credito',
        'carta revolving',
        'revolving',
        'credito al consumo',
        'mutuo',
        'cessione del quinto',
        'scoperto di conto',
        'taeg',
      ],
    },
  ],
}

export const MORTGAGE: Condition = {
  any: [{ says: ['mutuo', 'mutui', 'mutuo ipotecario', 'mutuo fondiario'] }],
}

/** Firms of daily life. */
export const ENERGY: Condition = {
  any: [{ says: ['energia elettrica', 'luce', 'gas', 'gas naturale', 'kwh', 'smc', 'pod', 'pdr'] }],
}

export const BILLS: Condition = {
  any: [
    {
      says: [
        'energia elettrica',
        'luce',
        'gas',
        'gas naturale',
        'kwh',
        'smc',
        'pod',
        'pdr',
        'acqua',
        'servizio idrico',
        'acquedotto',
      ],
    },
  ],
}

export const POWER: Condition = { any: [{ says: ['energia elettrica', 'luce', 'kwh', 'pod'] }] }

export const TELECOM: Condition = {
  any: [
    {
      says: [
        'telefonia',
        'fibra',
        'internet',
        'linea fissa',
        'linea mobile',
        'adsl',
        'modem',
        'sim',
        'operatore telefonico',
      ],
    },
  ],
}

/** Conditions on what a debt or a contract is about that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** A landlord or a former tenant passes on a share of a bill: no supplier writes, and it can cut nothing. */
export const PASSED_ON: Test = {
  says: [
    'inquilino anterior',
    'inquilina anterior',
    'anterior inquilino',
    'anterior inquilina',
    'estimado inquilino',
    'estimada inquilina',
    'estimados inquilinos',
  ],
}

export const SOLD_DEBT: Condition = {
  any: [
    {
      says: [
        'cesión de crédito',
        'cesión del crédito',
        'cesión de créditos',
        'cesionario',
        'cesionaria',
        'ha adquirido',
        'ha cedido',
        'cedido el crédito',
        'crédito ha sido cedido',
        'deuda ha sido cedida',
        'fue cedido',
        'cesión de la deuda',
        'cedió',
        'adquirió',
        'único acreedor',
        'cedida',
        'compraventa de cartera',
        'compra de cartera',
        'nuevo acreedor',
        'nueva acreedora',
        'actual titular de la deuda',
        'titular actual',
        'acreedor actual',
      ],
    },
  ],
}

export const CREDIT_FILE: Condition = {
  any: [
    {
      says: [
        'asnef',
        'badexcug',
        'experian',
        'equifax',
        'cirbe',
        'rai',
        'fichero de morosos',
        'ficheros de morosos',
        'fichero de morosidad',
        'ficheros de morosidad',
        'fichero de solvencia',
        'ficheros de solvencia',
        'solvencia patrimonial',
        'sistema de información crediticia',
        'sistemas de información crediticia',
      ],
    },
  ],
}

export const CREDIT_DEBT: Condition = {
  any: [
    {
      says: [
        'tarjeta',
        'tarjetas',
        'revolving',
        'préstamo',
        'préstamos',
        'crédito',
        'créditos',
        'línea de crédito',
        'microcrédito',
        'minicrédito',
        'minipréstamo',
        'financiación',
        'tae',
      ],
    },
  ],
}

export const REVOLVING: Condition = {
  any: [
    {
      says: [
        'tarjeta',
        'tarjetas',
        'revolving',
        'línea de crédito',
        'microcrédito',
        'minicrédito',
        'minipréstamo',
      ],
    },
  ],
}

export const MORTGAGE: Condition = {
  any: [
    {
      says: [
        'hipoteca',
        'hipotecario',
        'hipotecaria',
        'ejecución hipotecaria',
        'préstamo hipotecario',
      ],
    },
  ],
}

/** Firms of daily life. */
export const ENERGY: Condition = {
  any: [
    {
      says: [
        'luz',
        'electricidad',
        'suministro eléctrico',
        'energía eléctrica',
        'kwh',
        'potencia contratada',
        'gas natural',
        'comercializadora',
      ],
    },
  ],
}

export const TELECOM: Condition = {
  any: [
    {
      says: [
        'línea móvil',
        'fibra',
        'internet',
        'telefonía',
        'teléfono móvil',
        'tarifa móvil',
        'operador',
        'permanencia',
        'router',
      ],
    },
  ],
}

/** Conditions that several Spanish rows share. Phrases are those of Spanish letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Creditors with powers of their own, who need no court. */
export const PUBLIC: Test = {
  says: [
    'agencia tributaria',
    'agencia estatal de administración tributaria',
    'aeat',
    'tesorería general de la seguridad social',
    'tgss',
    'providencia de apremio',
    'vía de apremio',
    'recaudación ejecutiva',
    'diligencia de embargo',
    'excmo. ayuntamiento',
    'ayuntamiento de',
    'diputación provincial',
    'servicio público de empleo estatal',
    'sepe',
    'dirección general de tráfico',
    'dgt',
  ],
}
/** A court has already decided. */
export const TITLED: Test = {
  says: [
    'sentencia firme',
    'despacho de ejecución',
    'despacha ejecución',
    'ejecución de títulos judiciales',
    'ejecución de títulos no judiciales',
    'orden general de ejecución',
    'diligencia de embargo',
  ],
}
/** A paper of a court itself. Letters threaten with a juzgado, so its bare name proves nothing. */
export const COURT_PAPER: Test = {
  says: [
    'letrado de la administración de justicia',
    'letrada de la administración de justicia',
    'cédula de requerimiento',
    'cédula de emplazamiento',
    'cédula de notificación',
    'tribunal de instancia de',
  ],
}
/** A company whose debt has not been to court. */
export const PRIVATE_NO_TITLE: Condition = { not: [PUBLIC, TITLED, COURT_PAPER] }
export const FROM_PUBLIC: Condition = { any: [PUBLIC] }
export const NOT_PUBLIC: Condition = { not: [PUBLIC] }
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

/** Papers of a court that start a case. */
export const PAYMENT_ORDER: Condition = {
  any: [{ says: ['monitorio', 'petición inicial de procedimiento monitorio'] }],
}
/** Neither an order for payment nor an eviction. */
export const OTHER_CLAIM: Condition = {
  not: [{ says: ['monitorio', 'desahucio', 'lanzamiento', 'enervar', 'enervación'] }],
}
export const ORAL_TRIAL: Condition = {
  any: [{ says: ['juicio verbal', 'procedimiento verbal', 'proceso verbal'] }],
  not: [{ says: ['desahucio', 'monitorio', 'lanzamiento'] }],
}
export const ORDINARY_TRIAL: Condition = {
  any: [{ says: ['juicio ordinario', 'procedimiento ordinario', 'proceso ordinario'] }],
}
/** Words that only the papers of a court print. */
const COURT_WORDS: Test = {
  says: [
    'letrado de la administración de justicia',
    'administración de justicia',
    'juzgado de primera instancia',
    'tribunal de instancia',
    'cédula',
    'decreto de admisión',
    'nig',
    'juicio verbal',
  ],
}
const EVICTION_WORDS: Test = {
  says: [
    'desahucio',
    'lanzamiento',
    'enervar',
    'enervación',
    'recuperación de la posesión',
    'precario',
  ],
}
export const EVICTION_CLAIM: Condition = { all: [EVICTION_WORDS, COURT_WORDS] }
/** A letter of a landlord, not a paper of a court. */
export const NO_COURT: Condition = { not: [COURT_WORDS] }
export const NOT_EVICTION: Condition = {
  not: [{ says: ['desahucio', 'lanzamiento', 'enervar', 'enervación'] }],
}
export const EVICTION_FOR_RENT: Condition = {
  all: [COURT_WORDS],
  any: [
    {
      says: [
        'falta de pago',
        'impago de rentas',
        'impago de la renta',
        'rentas impagadas',
        'rentas adeudadas',
        'rentas debidas',
        'enervar',
        'enervación',
      ],
    },
  ],
}
export const RENT_OWED: Test = {
  says: [
    'falta de pago',
    'impago',
    'impagos',
    'impagada',
    'impagadas',
    'adeudada',
    'adeudadas',
    'adeuda',
    'debe usted',
    'rentas debidas',
    'rentas vencidas',
    'mensualidades pendientes',
    'pendiente de pago',
    'pendientes de pago',
  ],
}
export const FOR_RENT_OWED: Condition = { any: [RENT_OWED] }
/** A landlord's demand for rent, before any court. */
export const DEMAND_FOR_RENT: Condition = { any: [RENT_OWED], not: [COURT_WORDS] }
/** Words of a rented home: the end of a phone contract or of a job is another matter. */
export const HOME: Test = {
  says: [
    'arrendamiento',
    'alquiler',
    'inquilino',
    'inquilina',
    'arrendatario',
    'arrendataria',
    'arrendador',
    'arrendadora',
    'vivienda',
    'piso',
  ],
}
export const END_OF_TERM: Condition = {
  all: [HOME],
  any: [
    {
      says: [
        'no renovación',
        'no renovar',
        'no prorrogar',
        'no prórroga',
        'finalización del contrato',
        'fin del contrato',
        'expiración del plazo',
        'vencimiento del contrato',
        'extinción del contrato',
        'necesidad de ocupar',
        'necesidad de la vivienda',
      ],
    },
  ],
}
export const RENT_RISE: Condition = {
  any: [
    {
      says: [
        'actualización de la renta',
        'actualización de renta',
        'subida de la renta',
        'subida del alquiler',
        'incremento de la renta',
        'nueva renta',
        'renta actualizada',
        'revisión de la renta',
        'irav',
        'ipc',
      ],
    },
  ],
}
export const DEPOSIT: Condition = { any: [{ says: ['fianza', 'depósito', 'garantía adicional'] }] }

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

/** A fine that the office has decided: the half price is over. */
export const FINAL_FINE: Test = {
  says: [
    'notificación de resolución',
    'notificación de la resolución',
    'resolución sancionadora dictada',
    'resuelvo imponer',
    'se resuelve imponer',
    'ha resuelto imponer',
    'acuerda imponer',
    'interponer recurso de reposición',
    'interponer recurso potestativo de reposición',
    'interponerse recurso potestativo de reposición',
    'cabe interponer recurso',
  ],
}

/** Fines and tax. */
export const LATE_DEMAND: Condition = {
  any: [
    {
      says: [
        'providencia de apremio',
        'recargo de apremio',
        'período ejecutivo',
        'periodo ejecutivo',
        'vía de apremio',
      ],
    },
  ],
}
/** A fine of a criminal court, by the day: unpaid, it can become custody. */
export const CRIMINAL_FINE: Test = {
  says: [
    'cuota diaria',
    'días-multa',
    'días multa',
    'pena de multa',
    'responsabilidad personal subsidiaria',
  ],
}
/** Rent of a public home: a debt of private law, also for an office. */
export const PUBLIC_RENT: Test = {
  says: ['alquiler', 'arrendamiento', 'arrendaticia', 'rentas impagadas'],
}

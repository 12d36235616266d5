/** Conditions on public offices that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

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

/** A bill in its first time to pay, which warns of the surcharge to come. */
const BEFORE_THE_SURCHARGE: Test = {
  says: [
    'se iniciará el período ejecutivo',
    'se iniciará el periodo ejecutivo',
    'se exigirá por la vía de apremio',
    'se exigirá en vía de apremio',
    'se exigirán por la vía de apremio',
    'será exigida por la vía de apremio',
    'serán exigidas por la vía de apremio',
    'su cobro por la vía de apremio',
    'se iniciará el procedimiento de apremio',
    'se iniciará la vía de apremio',
  ],
}

/** Fines and tax. */
export const LATE_DEMAND: Condition = {
  not: [BEFORE_THE_SURCHARGE],
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

/** What people and firms pay to Social Security. */
export const CONTRIBUTIONS: Test = {
  says: [
    'tesorería general de la seguridad social',
    'tgss',
    'cuotas de autónomos',
    'cuotas a la seguridad social',
    'cuotas de la seguridad social',
    'régimen especial de trabajadores autónomos',
    'reta',
  ],
}

/** Its name, for what is said of it only. */
export const OF_SURCHARGE: Test = { says: ['providencia de apremio'] }

/** The demand with surcharge itself: neither a bill that warns of it, nor the seizure that follows it. Social Security has days of its own. */
export const SURCHARGE_DEMAND: Condition = {
  any: [OF_SURCHARGE],
  not: [
    BEFORE_THE_SURCHARGE,
    CONTRIBUTIONS,
    {
      says: [
        'dictará providencia de apremio',
        'dictará la providencia de apremio',
        'dictará la correspondiente providencia de apremio',
        'diligencia de embargo',
      ],
    },
  ],
}

/** A tax of a town: not the state's tax office decides on it, but the town. */
export const TOWN_TAX: readonly Test[] = [
  {
    says: [
      'ibi',
      'impuesto sobre bienes inmuebles',
      'tasa de basuras',
      'tasa de residuos',
      'plusvalía municipal',
      'iivtnu',
      'ivtm',
      'impuesto de circulación',
      'impuesto sobre vehículos de tracción mecánica',
      'recaudación municipal',
      'tesorería municipal',
    ],
  },
  { sender: ['ayuntamiento', 'ajuntament', 'concello'] },
]

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

/** The demand with surcharge itself. */
export const APREMIO: Test = { says: ['providencia de apremio', 'recargo de apremio'] }

/** The office asks for a person's side and has not decided yet. */
export const FIRST_NOTICE: Test = {
  says: [
    'comunicación sobre percepción indebida',
    'comunicación de percepción indebida',
    'comunicación de cobro indebido',
    'comunicación de inicio',
    'inicio del expediente',
    'inicio de expediente',
    'propuesta de revocación',
    'propuesta de suspensión',
    'propuesta de extinción',
    'trámite de audiencia',
  ],
}

/** The tax office asks for papers or proposes a sum, and has not decided yet. */
export const TAX_REQUESTED: Condition = {
  any: [
    {
      says: [
        'requerimiento',
        'propuesta de liquidación',
        'propuesta de liquidacion',
        'regularización propuesta',
        'regularizacion propuesta',
        'trámite de alegaciones',
        'tramite de alegaciones',
        'comprobación limitada',
        'comprobacion limitada',
        'verificación de datos',
        'verificacion de datos',
      ],
    },
  ],
  not: [{ says: ['providencia de apremio', 'diligencia de embargo'] }],
}

/** What a letter speaks of where those who help in Spain are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

export const BANK: Condition = {
  any: [
    {
      says: [
        'mi banco',
        'el banco',
        'préstamo',
        'préstamos',
        'crédito',
        'créditos',
        'microcrédito',
        'hipoteca',
        'hipotecario',
        'tarjeta de crédito',
        'tarjeta revolving',
        'revolving',
        'financiación',
        'entidad financiera',
        'entidad bancaria',
      ],
    },
    { sender: ['banco', 'caja', 'bank', 'financ', 'crédito'] },
  ],
  not: [{ sender: ['agencia tributaria', 'ayuntamiento', 'seguridad social'] }],
}

/** Lists of people who do not pay, and other use of data. */
export const BAD_PAYERS: Condition = {
  any: [
    {
      says: [
        'asnef',
        'fichero',
        'ficheros',
        'fichero de morosos',
        'fichero de solvencia',
        'ficheros de solvencia',
        'solvencia patrimonial',
        'morosos',
        'badexcug',
        'experian',
        'protección de datos',
        'mis datos',
        'brecha de datos',
        'brecha de seguridad',
      ],
    },
  ],
}

export const PHONE: Condition = {
  any: [
    {
      says: [
        'móvil',
        'telefonía',
        'línea telefónica',
        'línea móvil',
        'fibra',
        'compañía telefónica',
        'operadora',
        'telecomunicaciones',
        'tarifa de datos',
        'portabilidad',
      ],
    },
    { sender: ['telefon', 'telecom', 'móvil', 'movil', 'vodafone', 'orange', 'movistar'] },
  ],
}

export const ELECTRICITY: Condition = {
  any: [
    {
      says: [
        'luz',
        'electricidad',
        'eléctrica',
        'eléctrico',
        'suministro eléctrico',
        'kwh',
        'cups',
        'bono social',
      ],
    },
    { sender: ['luz', 'electric', 'eléctric', 'energ', 'iberdrola', 'endesa', 'naturgy'] },
  ],
}

export const EMPLOYER_CANNOT_PAY: Condition = {
  any: [
    {
      says: [
        'insolvencia',
        'insolvente',
        'concurso de acreedores',
        'concurso',
        'liquidación de la empresa',
        'no tiene dinero',
        'falta de liquidez',
        'fogasa',
        'cierre de la empresa',
        'quiebra',
      ],
    },
  ],
}

/** Debts to the state are no matter of consumers. */
export const FROM_A_FIRM: Condition = { not: [{ isOfficial: true }] }

export const TRICK: Condition = {
  any: [
    {
      says: [
        'estafa',
        'estafado',
        'estafada',
        'estafador',
        'estafadores',
        'timo',
        'timado',
        'timada',
        'fraude',
        'phishing',
        'suplantación',
        'suplantado',
        'hackeado',
        'sms falso',
        'falso',
        'falsa',
      ],
    },
  ],
}

/** What may be added to a debt, and who else answers for it: interest, fees, guarantors, lists of bad payers. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CREDIT_FILE, SOLD_DEBT } from './conditions-money.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ALSO_COURT = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
} satisfies Partial<Rule>

const INTEREST: Test = {
  says: [
    'interés de demora',
    'intereses de demora',
    'interés moratorio',
    'intereses moratorios',
    'interés legal',
    'intereses',
  ],
}

export const DEBT_SUMS: readonly Rule[] = [
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.interest',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 25,
    when: {
      any: [
        INTEREST,
        {
          says: [
            'factura',
            'facturas',
            'vencida',
            'vencidas',
            'vencimiento',
            'impagada',
            'impagadas',
          ],
        },
        { isOfficial: false },
      ],
    },
    authority: cite('cc', 'artículos 1100, 1101 y 1108'),
    says: 'Interest for being late runs from the demand, by letter or in court. Where nothing was agreed it is the legal rate.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-trade-rate',
    kind: 'right',
    rank: 20,
    when: {
      any: [
        {
          says: [
            'factura',
            'facturas',
            'ley 3/2004',
            'morosidad en las operaciones comerciales',
            'operaciones comerciales',
            'costes de cobro',
          ],
        },
      ],
    },
    authority: cite('morosidad', 'artículos 1, 3, 7 y 8'),
    says: 'The high interest and the €40 of Ley 3/2004 are for debts between firms. As a private person you do not owe them.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-default-rate',
    kind: 'right',
    rank: 19,
    when: {
      all: [
        INTEREST,
        {
          says: [
            'préstamo',
            'préstamos',
            'crédito',
            'financiación',
            'tarjeta',
            'microcrédito',
            'minicrédito',
          ],
        },
      ],
    },
    authority: cite(
      'consumo',
      'artículos 82, 83 y 85.6; STS 265/2015, de 22 de abril',
      '2015-04-22',
    ),
    says: "In a consumer loan, late interest over two points above the loan's own rate is unfair. Then only the loan's own rate runs on.",
  },
  {
    ...BASE,
    id: 'es.debt-sums.right-reminder-fee',
    creditor: 'private',
    kind: 'right',
    rank: 17,
    when: {
      any: [
        {
          says: [
            'comisión por reclamación',
            'comisión de reclamación',
            'reclamación de posiciones deudoras',
            'posiciones deudoras',
            'comisión por impago',
            'comisión por descubierto',
            'gastos de reclamación',
          ],
        },
      ],
    },
    authority: {
      title: 'Orden EHA/2899/2011, de transparencia de los servicios bancarios',
      provision: 'artículo 3.1; STS 566/2019, de 25 de octubre',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-17015',
      inForceFrom: '2012-04-29',
    },
    says: 'A bank may charge only for a service that you asked for and that it gave. A fixed fee for each missed payment is not owed.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-guarantor',
    kind: 'right',
    rank: 10,
    when: {
      any: [
        {
          says: [
            'avalista',
            'avalistas',
            'fiador',
            'fiadora',
            'fiadores',
            'fianza solidaria',
            'afianzamiento',
          ],
        },
      ],
    },
    authority: cite('cc', 'artículos 1822, 1827, 1830 y 1853'),
    says: 'A guarantor answers only for what the paper says, with the same defences as the debtor. Unless it says solidario, they must first try the debtor.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-litigious',
    kind: 'right',
    rank: 28,
    when: SOLD_DEBT,
    authority: cite('cc', 'artículo 1535'),
    says: 'If the debt was sold during a court case about it, you can end it for the price that the buyer paid. You have nine days from its demand.',
  },
  {
    ...BASE,
    id: 'es.debt-sums.right-honour',
    creditor: 'private',
    kind: 'right',
    rank: 24,
    when: CREDIT_FILE,
    authority: {
      title: 'Ley Orgánica 1/1982, de protección del honor',
      provision: 'artículos 7.7 y 9',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1982-11196',
      inForceFrom: '1982-06-03',
    },
    says: 'A wrong entry on a list of bad payers harms your honour. You can ask a court for money for it, within four years.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-not-done',
    kind: 'right',
    rank: 16,
    when: {
      any: [
        {
          says: [
            'servicios prestados',
            'prestación de servicios',
            'honorarios',
            'asesoría',
            'gestoría',
            'reforma',
            'presupuesto aceptado',
            'academia',
            'curso',
            'gimnasio',
            'obra',
            'obras',
            'trabajos',
            'reparación',
            'instalación',
            'reformas',
            'taller',
            'muebles',
            'suministro de',
            'mercancía',
            'caldera',
          ],
        },
      ],
    },
    authority: cite('cc', 'artículos 1100, 1101, 1124 y 1544'),
    says: 'Who did not do its part of a contract cannot ask you for yours. Say in writing what was not done, or was done badly.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-ending',
    kind: 'right',
    rank: 18,
    when: {
      any: [
        {
          says: [
            'resuelto',
            'resolución del contrato',
            'resolver el contrato',
            'resolveremos el contrato',
            'rescisión del contrato',
            'rescindir el contrato',
            'dar de baja su contrato',
            'daremos de baja su contrato',
            'dar por terminado el contrato',
          ],
        },
      ],
    },
    authority: cite('cc', 'artículo 1124'),
    says: 'A contract can end only for a breach that matters. If you contest it, a judge decides, and can give you more time.',
  },
  {
    ...ALSO_COURT,
    id: 'es.debt-sums.right-penalty',
    kind: 'right',
    rank: 18,
    when: {
      any: [
        {
          says: [
            'penalización',
            'penalizaciones',
            'cláusula penal',
            'cuotas restantes',
            'cuotas pendientes hasta',
            'hasta fin de año',
            'permanencia',
            'cancelación anticipada',
          ],
        },
      ],
    },
    authority: cite('cc', 'artículos 1152 a 1154; TRLGDCU, artículos 82, 85.6 y 87.6'),
    says: 'A judge lowers a penalty if you kept a part of the contract. Against a consumer a penalty that is far too high does not count.',
  },
  {
    ...BASE,
    id: 'es.debt-sums.right-renewed',
    creditor: 'private',
    kind: 'right',
    rank: 17,
    when: {
      any: [
        {
          says: [
            'gimnasio',
            'suscripción',
            'se renovó',
            'renovación automática',
            'cuota anual',
            'academia',
            'permanencia',
          ],
        },
      ],
    },
    authority: cite('consumo', 'artículos 62, 82, 85 y 87'),
    says: 'A firm must let a consumer leave as easily as they came in. A renewal that you could not stop in a fair time does not bind you.',
  },
]

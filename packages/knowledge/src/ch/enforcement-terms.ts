/** Stopping a debt case, selling in parts, lifting an objection, loans, and who stays away from conciliation. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SCHKG = {
  title: 'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
  url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
}
const ZPO = {
  title: 'Schweizerische Zivilprozessordnung (ZPO) / Code de procédure civile (CPC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/262/de',
}
const KKG = {
  title: 'Konsumkreditgesetz (KKG) / Loi sur le crédit à la consommation (LCC)',
  url: 'https://www.fedlex.admin.ch/eli/cc/2002/593/de',
}

const ORDER: Test = {
  says: [
    'zahlungsbefehl',
    'rechtsvorschlag',
    'betreibung',
    'commandement de payer',
    'poursuite',
    'precetto esecutivo',
    'esecuzione',
  ],
}
const SEIZED: Test = {
  says: [
    'pfändung',
    'pfändungsankündigung',
    'lohnpfändung',
    'verwertung',
    'avis de saisie',
    'saisie',
    'pignoramento',
    'realizzazione',
  ],
}
const LIFTING: Test = { says: ['rechtsöffnung', 'mainlevée', 'rigetto dell’opposizione'] }
const CREDIT: Test = {
  says: [
    'konsumkredit',
    'privatkredit',
    'barkredit',
    'kreditvertrag',
    'leasingvertrag',
    'leasing',
    'crédit privé',
    'crédit à la consommation',
    'contrat de crédit',
    'credito privato',
    'credito al consumo',
  ],
}
const MEETING: Test = {
  says: [
    'schlichtungsverhandlung',
    'schlichtungsbehörde',
    'audience de conciliation',
    'autorité de conciliation',
    'udienza di conciliazione',
  ],
}

const CREDIT_BUREAU: Test = {
  says: [
    'wirtschaftsauskunft',
    'wirtschaftsauskunftei',
    'wirtschaftsauskunfteien',
    'kreditauskunftei',
    'bonität',
    'bonitätsdatenbank',
    'kreditwürdigkeit',
    'zahlungsfähigkeit',
    'crif',
    'creditreform',
    'solvabilité',
    'renseignements économiques',
    'solvibilità',
    'solvenza',
  ],
}

export const ENFORCEMENT_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.order.right-missed',
    kind: 'right',
    kinds: ['COURT_CLAIM', 'BAILIFF_NOTICE'],
    rank: 24,
    when: { all: [ORDER] },
    dayToAct: 'open',
    says: 'Missed the ten days for a good reason, such as a stay in hospital? Ask the supervisory body to give them back, as soon as you can act.',
    authority: { ...SCHKG, provision: 'Art. 33 Abs. 4 und 77', inForceFrom: '1997-01-01' },
  },
  {
    ...BASE,
    id: 'ch.order.right-judge-stop',
    kind: 'right',
    kinds: ['COURT_CLAIM', 'BAILIFF_NOTICE'],
    rank: 26,
    when: { any: [ORDER, SEIZED] },
    dayToAct: 'open',
    says: 'Even without an objection a judge can stop a debt case. Show that the debt does not exist, is paid or is not yet due.',
    authority: { ...SCHKG, provision: 'Art. 85 und 85a', inForceFrom: '1997-01-01' },
  },
  {
    ...BASE,
    id: 'ch.court.right-against-lifting',
    kind: 'right',
    kinds: ['COURT_CLAIM', 'COURT_JUDGMENT'],
    rank: 9,
    when: { all: [LIFTING] },
    says: 'Do they ask a judge to lift your objection (Rechtsöffnung)? Answer in time with papers: paid, given more time, too old, or not signed by you.',
    authority: { ...SCHKG, provision: 'Art. 80 bis 82', inForceFrom: '1997-01-01' },
  },
  {
    ...BASE,
    id: 'ch.court.seize-right-parts',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 16,
    when: { all: [SEIZED] },
    says: 'The office can put off the sale of your things for up to twelve months if you pay it in parts. Ask in writing and name a sum.',
    authority: { ...SCHKG, provision: 'Art. 123', inForceFrom: '1997-01-01' },
  },
  {
    ...BASE,
    id: 'ch.court.warn-stay-away',
    kind: 'warning',
    kinds: ['COURT_CLAIM'],
    rank: 20,
    severity: 'medium',
    when: { all: [MEETING] },
    says: 'If you stay away from the conciliation meeting, the case can go on without you. Since 2025 you can also be fined up to 1,000 francs.',
    authority: { ...ZPO, provision: 'Art. 204 und 206', inForceFrom: '2025-01-01' },
  },
  {
    ...BASE,
    id: 'ch.credit.right-loan',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 8,
    when: { all: [CREDIT] },
    says: 'A lender can end a private loan only when you owe a tenth of it. If it did not check that you could pay, it can lose interest, or all of it.',
    authority: { ...KKG, provision: 'Art. 16, 18, 28 und 32', inForceFrom: '2016-01-01' },
  },
  {
    ...BASE,
    id: 'ch.debt.right-credit-bureau',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 24,
    when: { any: [CREDIT_BUREAU] },
    says: 'A credit bureau may keep only what counts for credit, and nothing wrong. Ask it for free what it holds on you, and have errors put right.',
    authority: {
      title: 'Datenschutzgesetz (DSG) / Loi sur la protection des données (LPD)',
      provision: 'Art. 25, 31 und 32',
      url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/de',
      inForceFrom: '2023-09-01',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'ch.debt.right-loss-paper',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 7,
    checkedOn: '2026-11-22',
    when: {
      all: [
        {
          says: [
            'verlustschein',
            'verlustscheine',
            'verlustscheins',
            'acte de défaut de biens',
            'actes de défaut de biens',
            'attestato di carenza di beni',
            'attestati di carenza di beni',
          ],
        },
      ],
    },
    says: 'A loss certificate brings no new interest and gets too old after 20 years. Many creditors take less to settle it. After a bankruptcy you pay only from new wealth.',
    authority: { ...SCHKG, provision: 'Art. 149, 149a, 265 und 265a', inForceFrom: '1997-01-01' },
  },
]

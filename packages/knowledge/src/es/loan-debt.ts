/** Debts to a bank: usury, unfair terms and home loans. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CREDIT_DEBT, MORTGAGE, REVOLVING } from './conditions-money.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const LOAN_DEBT: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'es.debt.right-usury',
    creditor: 'private',
    kind: 'right',
    when: REVOLVING,
    rank: 18,
    says: 'If the interest is far above the normal rate, a court can call it usury (usura). Then you repay only the money you got.',
    authority: cite('usura', 'artículos 1 y 3'),
  },
  {
    ...BASE,
    id: 'es.debt.right-unfair-terms',
    creditor: 'private',
    kind: 'right',
    when: CREDIT_DEBT,
    rank: 25,
    says: 'As a consumer you are not bound by unfair terms (cláusulas abusivas), such as a fee for a demand with no real service.',
    authority: cite('consumo', 'artículos 82 y 83; Directiva 93/13/CEE, artículo 6'),
  },
  {
    ...BASE,
    id: 'es.debt.right-mortgage',
    creditor: 'private',
    kind: 'right',
    when: MORTGAGE,
    rank: 9,
    says: 'A bank may end a home loan only after long arrears. That is 12 parts or 3% of the loan, later 15 parts or 7%. It must ask you first and give one month.',
    authority: cite('hipoteca', 'artículo 24; LEC, artículo 693'),
  },
  {
    ...BASE,
    id: 'es.debt.step-mortgage',
    creditor: 'private',
    kind: 'right',
    when: MORTGAGE,
    rank: 10,
    says: 'Ask the bank in writing for the Code of Good Practice (Código de Buenas Prácticas): lower or longer payments for families in trouble.',
    authority: cite('buenaspracticas', 'artículos 3 a 5 y anexo'),
  },
  {
    ...BASE,
    id: 'es.debt.insight-fees',
    creditor: 'private',
    kind: 'insight',
    when: {
      any: [
        {
          says: [
            'comisión por reclamación',
            'comisión de reclamación',
            'gastos de gestión',
            'gastos de reclamación',
            'gastos de recobro',
            'comisión por impago',
            'posiciones deudoras',
          ],
        },
      ],
    },
    severity: 'medium',
    confidence: 0.75,
    says: 'Fees for reminders (comisión por reclamación) are often unfair if they name no real work.',
    actionable: 'Ask what was done for that fee. Ask them to take it off.',
    authority: cite('consumo', 'artículos 82 y 87'),
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'es.debt.right-mortgage-pause',
    creditor: 'private',
    kind: 'right',
    when: MORTGAGE,
    rank: 22,
    says: 'Families at risk can ask the court to stop the eviction from a mortgaged home until 15 May 2028.',
    authority: cite('moratoria', 'artículo 1', '2024-05-16'),
  },
])

/** Conditions on who writes that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { TITLE } from './conditions-court.ts'

/** Signs of a collector, an officer or a buyer of debts, who writes for another or in its place. */
const FROM_COLLECTOR: Test[] = [
  {
    says: [
      'mandatés par',
      'mandaté par',
      'mandatée par',
      'pour le compte de',
      'notre mandant',
      'notre mandante',
      'nos mandants',
      'chargés du recouvrement',
      'chargé du recouvrement',
      'chargée du recouvrement',
      'recouvrement amiable',
      'société de recouvrement',
      'cabinet de recouvrement',
      'cession de créance',
      'cédé sa créance',
      'a cédé',
      'créancier',
      'créancière',
      'r. 124-4',
      'r124-4',
    ],
  },
  {
    sender: [
      'recouvrement',
      'contentieux',
      'commissaire de justice',
      'commissaires de justice',
      'huissier',
      'intrum',
      'eos france',
      'effico',
      'iqera',
      'sogedi',
      'hoist',
      'credirec',
      'link financial',
    ],
  },
]

export const BY_COLLECTOR: Condition = { any: FROM_COLLECTOR, not: [TITLE] }

/** The company itself writes: the rules for collectors do not speak to it. */
export const BY_COMPANY: Condition = { not: [TITLE, ...FROM_COLLECTOR] }

/** Letters of the commission for over-indebted people, which collect nothing. */
export const COMMISSION_LETTER: Test = {
  sender: ['banque de france', 'commission de surendettement'],
}

export const TELECOM_FIRM: Test = {
  sender: ['orange', 'sosh', 'sfr', 'bouygues telecom', 'free mobile', 'free sas'],
}

/** Banks that are named like a public fund. */
export const BANK: Test = {
  sender: [
    "caisse d'épargne",
    'caisse d’épargne',
    'crédit agricole',
    'caisse régionale',
    'crédit mutuel',
    'caisse de crédit',
  ],
}

/** The State's own accountant collects (comptable public): for the State, towns, public hospitals and fines. */
export const TREASURY: Test = {
  says: [
    'trésor public',
    'finances publiques',
    'comptable public',
    'trésorerie amendes',
    'trésorerie hospitalière',
    'trésorerie municipale',
    'service de gestion comptable',
    'saisie administrative à tiers détenteur',
    'titre de perception',
    'avis des sommes à payer',
    'avis de sommes à payer',
    'payfip',
  ],
}

/** Firms that collect or buy debts. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'es', checkedOn: '2026-11-21', checkBy: '2027-11-01' } as const

export const SENDERS_COLLECTORS: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'es.sender.intrum',
    what: 'debt_collector',
    name: 'Intrum',
    match: ['intrum'],
    says: 'Intrum is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.axactor',
    what: 'debt_buyer',
    name: 'Axactor',
    match: ['axactor'],
    says: 'Axactor is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.cabot',
    what: 'debt_buyer',
    name: 'Cabot Financial Spain',
    match: ['cabot financial', 'cabot securitisation'],
    says: 'Cabot Financial Spain is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.eos',
    what: 'debt_collector',
    name: 'EOS Spain',
    match: ['eos spain'],
    says: 'EOS Spain is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.kruk',
    what: 'debt_buyer',
    name: 'KRUK España',
    match: ['kruk españa', 'kruk', 'investcapital'],
    says: 'KRUK España is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.link',
    what: 'debt_collector',
    name: 'Link Financial',
    match: ['link financial', 'link finanzas', 'lc asset'],
    says: 'Link Financial is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.hoist',
    what: 'debt_buyer',
    name: 'Hoist Finance Spain',
    match: ['hoist finance'],
    says: 'Hoist Finance Spain is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.tdx',
    what: 'debt_collector',
    name: 'TDX Indigo',
    match: ['tdx indigo'],
    says: 'TDX Indigo is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.gescobro',
    what: 'debt_collector',
    name: 'Gescobro',
    match: ['gescobro'],
    says: 'Gescobro is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.lindorff',
    what: 'debt_collector',
    name: 'Lindorff',
    match: ['lindorff'],
    says: 'Lindorff is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.sierra',
    what: 'debt_collector',
    name: 'Sierra Capital',
    match: ['sierra capital'],
    says: 'Sierra Capital is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
  {
    ...CHECKED,
    id: 'es.sender.multigestion',
    what: 'debt_collector',
    name: 'Multigestión',
    match: ['multigestión', 'multigestion'],
    says: 'Multigestión is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Código Civil, artículos 1526 y 1527',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
    },
  },
]

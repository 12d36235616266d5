/** Organisations that often write to people in Belgium. What a kind of sender may do is the law for that kind. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'be', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const
const COLLECTOR = {
  ...CHECKED,
  what: 'debt_collector',
  regulator: 'SPF Économie / FOD Economie',
  complainTo: 'The firm first, then the SPF Économie.',
  nextStep: 'Check the debt and the capped costs. Then write.',
  source: { title: 'SPF Économie', url: 'https://economie.fgov.be/' },
} as const
const FIRM = {
  ...CHECKED,
  says: 'This is a private firm. It must send a free first reminder and may not seize anything.',
  complainTo: 'The firm first, then the free ombudsman.',
  nextStep: 'Check the bill and ask for a plan.',
  source: { title: 'SPF Économie', url: 'https://economie.fgov.be/' },
} as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...COLLECTOR,
    id: 'be.sender.intrum',
    name: 'Intrum',
    match: ['intrum'],
    says: 'Intrum is a collection firm. It collects for others or buys debts. It is not a court and cannot seize anything by itself.',
  },
  {
    ...COLLECTOR,
    id: 'be.sender.eos',
    name: 'EOS Contentia',
    match: ['eos contentia', 'eos aremas', 'contentia'],
    says: 'EOS Contentia is a collection firm. It collects for others or buys debts. It is not a court and cannot seize anything by itself.',
  },
  {
    ...COLLECTOR,
    id: 'be.sender.fiducre',
    name: 'Fiducre',
    match: ['fiducre'],
    says: 'Fiducre is a collection firm. It collects for others or buys debts. It is not a court and cannot seize anything by itself.',
  },
  {
    ...COLLECTOR,
    id: 'be.sender.tcm',
    name: 'TCM Belgium',
    match: ['tcm belgium'],
    says: 'TCM Belgium is a collection firm. It collects for others or buys debts. It is not a court and cannot seize anything by itself.',
  },
  {
    ...CHECKED,
    id: 'be.sender.spf-finances',
    what: 'government',
    name: 'SPF Finances / FOD Financiën',
    match: ['spf finances', 'fod financiën', 'fod financien'],
    says: 'This is the federal tax office. It can seize without a judge, and often agrees to a plan.',
    nextStep: 'Ask for a plan on MyMinfin before the date.',
    source: { title: 'SPF Finances', url: 'https://finances.belgium.be/' },
  },
  {
    ...CHECKED,
    id: 'be.sender.justice-peace',
    what: 'court',
    name: 'Justice de paix / Vredegerecht',
    match: [
      'justice de paix',
      'juge de paix',
      'vredegerecht',
      'vrederechter',
      'tribunal de première instance',
      'rechtbank van eerste aanleg',
      'tribunal du travail',
      'arbeidsrechtbank',
    ],
    says: 'This is a real court. Its papers have a date that you must not miss.',
    nextStep: 'Go to the first hearing, and ask for a free lawyer.',
    source: { title: 'SPF Justice', url: 'https://justice.belgium.be/' },
  },
  {
    ...CHECKED,
    id: 'be.sender.bailiff',
    what: 'enforcement_firm',
    name: 'Huissier de justice / Gerechtsdeurwaarder',
    match: [
      'huissier de justice',
      'huissiers de justice',
      'gerechtsdeurwaarder',
      'gerechtsdeurwaarders',
    ],
    says: 'A bailiff serves court papers and enforces judgments. Before a judgment a bailiff can only ask you to pay.',
    nextStep: 'Ask which judgment they hold, and for a full count.',
    source: { title: 'SPF Justice', url: 'https://justice.belgium.be/' },
  },
  {
    ...FIRM,
    id: 'be.sender.engie',
    name: 'Engie',
    what: 'utility',
    match: ['engie', 'electrabel'],
  },
  { ...FIRM, id: 'be.sender.luminus', name: 'Luminus', what: 'utility', match: ['luminus'] },
  { ...FIRM, id: 'be.sender.eneco', name: 'Eneco', what: 'utility', match: ['eneco'] },
  {
    ...FIRM,
    id: 'be.sender.proximus',
    name: 'Proximus',
    what: 'telecom',
    match: ['proximus', 'belgacom'],
  },
  { ...FIRM, id: 'be.sender.telenet', name: 'Telenet / BASE', what: 'telecom', match: ['telenet'] },
  {
    ...FIRM,
    id: 'be.sender.orange',
    name: 'Orange Belgium',
    what: 'telecom',
    match: ['orange belgium'],
  },
  { ...FIRM, id: 'be.sender.voo', name: 'VOO', what: 'telecom', match: ['voo sa', 'voo s.a.'] },
]

/** Organisations that often write to people in France. What a kind of sender may do is the law for that kind. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'fr', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const COLLECTOR_SAYS =
  'collects unpaid bills and loans, for others or debts it has bought. It is a private firm, not a court. It cannot seize anything by itself.'
const COLLECTOR = {
  ...CHECKED,
  what: 'debt_collector',
  complainTo: 'The firm first. Then SignalConso (DGCCRF).',
  nextStep: 'Check the debt and its date. Then write and ask for proof.',
  source: {
    title: "Code des procédures civiles d'exécution, articles R. 124-1 à R. 124-7",
    url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948/',
  },
} as const

const COLLECTORS: readonly KnownSender[] = [
  {
    ...COLLECTOR,
    id: 'fr.sender.intrum',
    name: 'Intrum',
    match: ['intrum'],
    says: `Intrum ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.eos',
    name: 'EOS France',
    match: ['eos france', 'eos credirec', 'eos contentia'],
    says: `EOS ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.iqera',
    name: 'iQera',
    match: ['iqera', 'mcs et associés', 'mcs & associés'],
    says: `iQera (before: MCS) ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.cabot',
    name: 'Cabot Financial France',
    match: ['cabot financial', 'cabot france'],
    says: `Cabot ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.hoist',
    name: 'Hoist Finance',
    match: ['hoist finance'],
    says: `Hoist Finance ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.effico',
    name: 'Effico',
    match: ['effico'],
    says: `Effico ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.concilian',
    name: 'Concilian',
    match: ['concilian'],
    says: `Concilian ${COLLECTOR_SAYS}`,
  },
  {
    ...COLLECTOR,
    id: 'fr.sender.sogedi',
    name: 'Sogedi',
    match: ['sogedi'],
    says: `Sogedi ${COLLECTOR_SAYS}`,
  },
]

const PUBLIC_BODIES: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'fr.sender.dgfip',
    what: 'government',
    name: 'Direction générale des finances publiques (DGFiP)',
    match: ['finances publiques', 'dgfip', 'trésor public', 'service des impôts'],
    domains: ['impots.gouv.fr', 'dgfip.finances.gouv.fr'],
    says: 'This is the tax office and public treasury. It can seize pay and bank money without a judge. It often agrees to a plan if you ask early.',
    complainTo: 'The office in the letter, then the tax conciliator of your department.',
    nextStep: 'Check the sum in your own account on impots.gouv.fr.',
    source: { title: 'impots.gouv.fr', url: 'https://www.impots.gouv.fr/' },
  },
  {
    ...CHECKED,
    id: 'fr.sender.antai',
    what: 'government',
    name: 'ANTAI',
    match: [
      'antai',
      'agence nationale de traitement automatisé',
      'centre automatisé de constatation',
      'cacir',
    ],
    domains: ['antai.gouv.fr', 'amendes.gouv.fr'],
    says: 'This State agency sends fines for traffic offences. Real sites end in gouv.fr. Many false messages use its name.',
    complainTo: 'The officer of the public prosecutor named in the notice.',
    nextStep: 'Type antai.gouv.fr yourself and look up the number of the notice.',
    source: { title: 'ANTAI', url: 'https://www.antai.gouv.fr/' },
  },
  {
    ...CHECKED,
    id: 'fr.sender.caf',
    what: 'government',
    name: "Caisse d'allocations familiales (CAF)",
    match: ["caisse d'allocations familiales", 'caf de', 'caf du', "caf d'"],
    domains: ['caf.fr'],
    says: 'The CAF pays family, housing and basic benefits. It can take money back from later payments. You can dispute it or ask it to let the debt go.',
    complainTo: 'The appeals board of the CAF (commission de recours amiable), then its mediator.',
    nextStep: 'Look at the reason and the months. Dispute within two months if it is wrong.',
    source: { title: 'CAF', url: 'https://www.caf.fr/' },
  },
  {
    ...CHECKED,
    id: 'fr.sender.france-travail',
    what: 'government',
    name: 'France Travail',
    match: ['france travail', 'pôle emploi'],
    domains: ['francetravail.fr'],
    says: 'France Travail (before: Pôle emploi) pays job seekers and helps them. It can ask for money back that was paid by mistake.',
    complainTo: 'France Travail, then its mediator.',
    nextStep: 'Check the dates. Dispute in writing within two months if it is wrong.',
    source: { title: 'France Travail', url: 'https://www.francetravail.fr/' },
  },
  {
    ...CHECKED,
    id: 'fr.sender.urssaf',
    what: 'government',
    name: 'Urssaf',
    match: ['urssaf'],
    domains: ['urssaf.fr'],
    says: 'Urssaf collects social contributions, mostly from employers and self-employed people. It can issue an order (contrainte) without a judge.',
    complainTo: 'The appeals board of Urssaf (commission de recours amiable).',
    nextStep: 'Ask for a plan early. An order gives you only 15 days to object.',
    source: { title: 'Urssaf', url: 'https://www.urssaf.fr/' },
  },
  {
    ...CHECKED,
    id: 'fr.sender.court',
    what: 'court',
    name: 'Tribunal judiciaire',
    match: [
      'tribunal judiciaire',
      'tribunal de proximité',
      'juge des contentieux de la protection',
      "juge de l'exécution",
      "conseil de prud'hommes",
    ],
    says: 'This is a real court. Its papers have dates that you must not miss.',
    nextStep: 'Look for the date of the hearing or the time to object. Get free legal advice.',
    source: { title: 'Justice.fr', url: 'https://www.justice.fr/' },
  },
  {
    ...CHECKED,
    id: 'fr.sender.officer',
    what: 'enforcement_firm',
    name: 'Commissaire de justice',
    match: [
      'commissaire de justice',
      'commissaires de justice',
      'huissier de justice',
      'huissiers de justice',
      'étude de commissaires',
    ],
    says: 'A commissaire de justice (before: huissier) serves court papers and enforces court orders. Without a court order this officer can only ask you to pay.',
    complainTo: 'The regional chamber of commissaires de justice, or the public prosecutor.',
    nextStep: 'Ask which enforceable title they hold, and for a copy.',
    source: {
      title: 'Chambre nationale des commissaires de justice',
      url: 'https://commissaire-justice.fr/',
    },
  },
  {
    ...CHECKED,
    id: 'fr.sender.arcom',
    what: 'government',
    name: 'Arcom',
    match: ['arcom', 'hadopi'],
    says: 'Arcom is the public body for radio, TV and online works. It warns people whose internet line was used to share works. A warning is not a fine.',
    nextStep: 'Check who uses your line and make it safe.',
    source: { title: 'Arcom', url: 'https://www.arcom.fr/' },
  },
]

const ENERGY = {
  ...CHECKED,
  what: 'utility',
  regulator: "Commission de régulation de l'énergie",
  complainTo: "The firm first. After two months, the Médiateur national de l'énergie.",
  nextStep: 'Check the meter reading and the dates. Ask for a plan.',
  says: 'This is a private supplier of electricity or gas. It may not cut you off from 1 November to 31 March in your main home.',
  source: { title: 'energie-info.fr', url: 'https://www.energie-info.fr/' },
} as const

const TELECOM = {
  ...CHECKED,
  what: 'telecom',
  complainTo: 'The firm first. Then the Médiateur des communications électroniques.',
  nextStep: 'Check the contract date and any bill older than one year.',
  says: 'This is a private phone and internet firm. Its letters are not court orders.',
  source: { title: 'Arcep', url: 'https://www.arcep.fr/' },
} as const

const FIRMS: readonly KnownSender[] = [
  { ...ENERGY, id: 'fr.sender.edf', name: 'EDF', match: ['edf', 'électricité de france'] },
  { ...ENERGY, id: 'fr.sender.engie', name: 'Engie', match: ['engie'] },
  {
    ...ENERGY,
    id: 'fr.sender.totalenergies',
    name: 'TotalEnergies',
    match: ['totalenergies', 'total énergies'],
  },
  { ...ENERGY, id: 'fr.sender.eni', name: 'Eni / Plenitude', match: ['eni gas', 'plenitude'] },
  {
    ...TELECOM,
    id: 'fr.sender.orange',
    name: 'Orange',
    match: ['orange sa', 'orange s.a.', 'orange france', 'sosh'],
  },
  {
    ...TELECOM,
    id: 'fr.sender.sfr',
    name: 'SFR',
    match: ['sfr', 'société française du radiotéléphone'],
  },
  { ...TELECOM, id: 'fr.sender.bouygues', name: 'Bouygues Telecom', match: ['bouygues telecom'] },
  { ...TELECOM, id: 'fr.sender.free', name: 'Free', match: ['free mobile', 'free sas'] },
]

export const SENDERS: readonly KnownSender[] = [...COLLECTORS, ...PUBLIC_BODIES, ...FIRMS]

/**
 * Organisations that often write to people in the United Kingdom. Ownership, trade body and appeals body are given
 * only where we could confirm them; what a kind of sender can and cannot do is the law for that kind.
 */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'gb', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const COLLECTOR = {
  ...CHECKED,
  what: 'debt_collector',
  regulator: 'Financial Conduct Authority, for credit debts',
  complainTo: 'The firm first. For credit debts, then the Financial Ombudsman Service.',
  nextStep: 'Check the debt and its age. Then write and ask for proof.',
  source: { title: 'FCA Financial Services Register', url: 'https://register.fca.org.uk/' },
} as const

const BUYER = {
  ...COLLECTOR,
  what: 'debt_buyer',
  nextStep: 'Ask for proof that the debt is yours and that they own it.',
} as const

const LAW_FIRM = {
  ...CHECKED,
  what: 'law_firm',
  regulator: 'Solicitors Regulation Authority',
  complainTo:
    'The firm first, then the Legal Ombudsman if you were its client, or the Solicitors Regulation Authority about its conduct.',
  nextStep: 'Look for a date to reply. If it is a letter of claim, reply within 30 days.',
  source: { title: 'Solicitors Register', url: 'https://www.sra.org.uk/consumers/register/' },
} as const

const ENFORCEMENT = {
  ...CHECKED,
  what: 'enforcement_firm',
  complainTo:
    'The firm first, then the Enforcement Conduct Board if the firm is accredited, or the council or court it works for.',
  nextStep:
    'Ask which court order or liability order they hold. Call them before they visit, and do not let them in.',
  source: {
    title: 'Enforcement Conduct Board',
    url: 'https://enforcementconductboard.org/complaints',
  },
} as const

const PARKING = {
  ...CHECKED,
  what: 'parking_operator',
  complainTo: 'The operator first. The notice names the free appeals service.',
  nextStep: 'Check the dates on the notice. If you have a court form, answer that first.',
  source: { title: 'GOV.UK: challenge a parking fine', url: 'https://www.gov.uk/parking-tickets' },
} as const

const BUYERS: readonly KnownSender[] = [
  {
    ...BUYER,
    id: 'gb.sender.lowell',
    name: 'Lowell',
    match: ['lowell'],
    domains: ['lowell.co.uk'],
    says: 'Lowell buys debts from lenders, shops and phone firms, and collects them. Its own law firm is Overdales. It is not a bailiff and cannot take your things.',
    source: { title: 'FCA Financial Services Register', url: 'https://register.fca.org.uk/' },
  },
  {
    ...BUYER,
    id: 'gb.sender.cabot',
    name: 'Cabot Financial',
    match: ['cabot financial', 'cabot credit'],
    domains: ['cabotfinancial.co.uk'],
    tradeBody: 'CSA',
    says: 'Cabot buys debts and collects them. Its group also has Wescot and the law firm Mortimer Clarke. It is not a bailiff and cannot take your things.',
  },
  {
    ...BUYER,
    id: 'gb.sender.pra',
    name: 'PRA Group',
    match: ['pra group', 'portfolio recovery associates'],
    says: 'PRA Group buys debts, such as old cards and loans, and collects them. It may go to court. It is not a bailiff and cannot take your things.',
  },
  {
    ...BUYER,
    id: 'gb.sender.intrum',
    name: 'Intrum',
    match: ['intrum', '1st credit'],
    says: 'Intrum buys debts and also collects for other firms. It may go to court. It is not a bailiff and cannot take your things.',
  },
  {
    ...BUYER,
    id: 'gb.sender.link',
    name: 'Link Financial',
    match: ['link financial', 'asset link capital'],
    says: 'Link Financial collects debts that linked companies have bought. Ask which company owns your debt. It is not a bailiff and cannot take your things.',
  },
  {
    ...BUYER,
    id: 'gb.sender.perch',
    name: 'Perch Capital',
    match: ['perch capital', 'perch group'],
    says: 'Perch Capital is a debt firm that may say it bought your debt. Ask it to prove that. It is not a bailiff and cannot take your things.',
  },
  {
    ...BUYER,
    id: 'gb.sender.jc',
    name: 'JC International Acquisition',
    match: ['jc international acquisition'],
    says: 'JC International Acquisition may say it bought your debt. Ask it to prove that, and check the age of the debt. It cannot take your things.',
  },
  {
    ...BUYER,
    id: 'gb.sender.arrow',
    name: 'Arrow Global',
    match: ['arrow global'],
    says: 'Arrow Global may say it bought your debt, and another firm may write for it. It is not a bailiff and cannot take your things.',
  },
]

const COLLECTORS: readonly KnownSender[] = [
  {
    ...COLLECTOR,
    id: 'gb.sender.wescot',
    name: 'Wescot Credit Services',
    match: ['wescot'],
    tradeBody: 'CSA',
    says: 'Wescot collects debts for banks, energy and phone firms. It belongs to the Cabot group. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.moorcroft',
    name: 'Moorcroft Debt Recovery',
    match: ['moorcroft'],
    tradeBody: 'CSA',
    says: 'Moorcroft collects debts for banks, energy firms and public bodies such as HMRC. Its staff may knock, but they are not bailiffs and cannot come in.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.advantis',
    name: 'Advantis Credit',
    match: ['advantis'],
    says: 'Advantis collects debts for other firms and for public bodies. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.bpo',
    name: 'BPO Collections',
    match: ['bpo collections'],
    says: 'BPO Collections collects debts for other firms. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.pastdue',
    name: 'Past Due Credit Solutions',
    match: ['past due credit'],
    says: 'Past Due Credit Solutions collects debts for other firms and for public bodies. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.resolvecall',
    name: 'Resolvecall',
    match: ['resolvecall'],
    says: 'Resolvecall sends agents to homes to talk about debts for other firms. The agents are not bailiffs. You do not have to open the door.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.credit-style',
    name: 'Credit Style',
    match: ['credit style'],
    says: 'Credit Style collects debts for other firms. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.cars',
    name: 'CARS (Creditlink Account Recovery Solutions)',
    match: ['creditlink account recovery', 'creditlink'],
    says: 'CARS collects debts for other firms. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.aci',
    name: 'ACI (Asset Collections and Investigations)',
    match: ['asset collections and investigations', 'asset collections & investigations'],
    says: 'ACI collects debts for firms that bought them. It is not a bailiff and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.dcbl',
    name: 'DCBL (Direct Collection Bailiffs Ltd)',
    match: ['dcbl', 'direct collection bailiffs'],
    domains: ['dcbltd.com'],
    says: 'DCBL does two jobs. It collects debts by letter with no special power, and it enforces High Court writs. Without a writ in your name it cannot take your things.',
    nextStep: 'Ask if they hold a court order against you. If not, treat it as a debt letter.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.drp',
    name: 'Debt Recovery Plus (Zenith Collections)',
    match: ['debt recovery plus', 'zenith collections'],
    domains: ['debtrecoveryplus.co.uk'],
    says: 'Debt Recovery Plus writes about unpaid private parking charges. It also uses the name Zenith Collections. It has no power over your things or your car.',
    complainTo: 'The parking operator.',
    nextStep: 'Check the parking charge itself. Never ignore a letter of claim or a court form.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.trace',
    name: 'Trace Debt Recovery',
    match: ['trace debt recovery'],
    says: 'Trace writes about unpaid private parking charges for parking firms. It has no power over your things or your car.',
    complainTo: 'The parking operator.',
    nextStep: 'Check the parking charge itself. Never ignore a letter of claim or a court form.',
  },
  {
    ...COLLECTOR,
    id: 'gb.sender.zzps',
    name: 'ZZPS',
    match: ['zzps'],
    says: 'ZZPS writes about unpaid private parking charges for parking firms. It has no power over your things or your car.',
    complainTo: 'The parking operator.',
    nextStep: 'Check the parking charge itself. Never ignore a letter of claim or a court form.',
  },
]

const LAW_FIRMS: readonly KnownSender[] = [
  {
    ...LAW_FIRM,
    id: 'gb.sender.overdales',
    name: 'Overdales',
    match: ['overdales'],
    domains: ['overdales.com'],
    says: 'Overdales is a law firm that is part of the Lowell group. It acts for the firm that owns the debt, not for you. A letter from it is not a court order.',
  },
  {
    ...LAW_FIRM,
    id: 'gb.sender.mortimer-clarke',
    name: 'Mortimer Clarke Solicitors',
    match: ['mortimer clarke'],
    says: 'Mortimer Clarke is the law firm in the Cabot group. It acts for the firm that owns the debt. A letter from it is not a court order.',
  },
  {
    ...LAW_FIRM,
    id: 'gb.sender.bw-legal',
    name: 'BW Legal',
    match: ['bw legal'],
    says: 'BW Legal is a law firm that collects debts and parking charges and issues many court claims. A letter from it is not a court order.',
  },
  {
    ...LAW_FIRM,
    id: 'gb.sender.dcb-legal',
    name: 'DCB Legal',
    match: ['dcb legal'],
    says: 'DCB Legal is a law firm linked to DCBL. It issues many parking claims in court. A letter from it is not a court order, but a claim form from the court is real.',
  },
  {
    ...LAW_FIRM,
    id: 'gb.sender.gladstones',
    name: 'Gladstones Solicitors',
    match: ['gladstones'],
    says: 'Gladstones is a law firm that acts for parking firms. A letter from it is not a court order, but a claim form from the court is real.',
  },
  {
    ...LAW_FIRM,
    id: 'gb.sender.qdr',
    name: 'QDR Solicitors',
    match: ['qdr solicitors'],
    says: 'QDR is a law firm that writes about unpaid parking charges. A letter from it is not a court order.',
  },
]

const ENFORCEMENT_SAYS =
  'is an enforcement firm. Its agents are bailiffs who collect for councils and courts. They can act only with a warrant, a writ or a liability order.'

const ENFORCEMENT_FIRMS: readonly KnownSender[] = [
  {
    ...ENFORCEMENT,
    id: 'gb.sender.marston',
    name: 'Marston Holdings',
    match: ['marston holdings', 'marston recovery', 'marston group'],
    says: `Marston ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.bristow-sutor',
    name: 'Bristow & Sutor',
    match: ['bristow & sutor', 'bristow and sutor'],
    says: `Bristow & Sutor ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.jacobs',
    name: 'Jacobs',
    match: ['jacobs enforcement', 'jacobs certificated', 'jacobs bailiffs'],
    says: `Jacobs ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.equita',
    name: 'Equita',
    match: ['equita limited', 'equita ltd', 'equita'],
    says: `Equita ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.rundles',
    name: 'Rundles',
    match: ['rundle & co', 'rundle and co', 'rundles'],
    says: `Rundles ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.newlyn',
    name: 'Newlyn',
    match: ['newlyn plc', 'newlyn limited', 'newlyn ltd'],
    says: `Newlyn ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.cder',
    name: 'CDER Group',
    match: ['cder group', 'cder'],
    says: `CDER Group ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.dukes',
    name: 'Dukes',
    match: ['dukes bailiffs', 'dukes limited', 'dukes ltd'],
    says: `Dukes ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.ross-roberts',
    name: 'Ross & Roberts',
    match: ['ross & roberts', 'ross and roberts'],
    says: `Ross & Roberts ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.penham-excel',
    name: 'Penham Excel',
    match: ['penham excel'],
    says: `Penham Excel ${ENFORCEMENT_SAYS}`,
  },
  {
    ...ENFORCEMENT,
    id: 'gb.sender.whyte',
    name: 'Whyte & Co',
    match: ['whyte & co', 'whyte and co'],
    says: `Whyte & Co ${ENFORCEMENT_SAYS}`,
  },
]

const PARKING_SAYS =
  'is a private parking firm. It is not a council and its charge is not a fine. It can only go to court like any business.'

const PARKING_FIRMS: readonly KnownSender[] = [
  {
    ...PARKING,
    id: 'gb.sender.parkingeye',
    name: 'ParkingEye',
    match: ['parkingeye', 'parking eye'],
    tradeBody: 'BPA',
    appealsBody: 'POPLA',
    says: `ParkingEye ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.euro-car-parks',
    name: 'Euro Car Parks',
    match: ['euro car parks'],
    tradeBody: 'BPA',
    appealsBody: 'POPLA',
    says: `Euro Car Parks ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.horizon',
    name: 'Horizon Parking',
    match: ['horizon parking'],
    tradeBody: 'BPA',
    appealsBody: 'POPLA',
    says: `Horizon ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.excel',
    name: 'Excel Parking Services',
    match: ['excel parking'],
    tradeBody: 'IPC',
    appealsBody: 'Independent Appeals Service (IAS)',
    says: `Excel ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.vcs',
    name: 'Vehicle Control Services',
    match: ['vehicle control services'],
    tradeBody: 'IPC',
    appealsBody: 'Independent Appeals Service (IAS)',
    says: `Vehicle Control Services ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.met',
    name: 'MET Parking Services',
    match: ['met parking'],
    says: `MET Parking ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.ukpc',
    name: 'UK Parking Control (UKPC)',
    match: ['uk parking control', 'ukpc'],
    says: `UKPC ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.smart',
    name: 'Smart Parking',
    match: ['smart parking'],
    says: `Smart Parking ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.apcoa',
    name: 'APCOA Parking',
    match: ['apcoa'],
    says: 'APCOA runs car parks for firms, and also works for some councils, stations and airports. Look at who the notice is from: a charge on private land is not a fine.',
  },
  {
    ...PARKING,
    id: 'gb.sender.ncp',
    name: 'NCP (National Car Parks)',
    match: ['national car parks', 'ncp ltd', 'ncp limited'],
    says: 'NCP runs car parks, on its own and for others. Look at who the notice is from: a charge on private land is not a fine.',
  },
  {
    ...PARKING,
    id: 'gb.sender.britannia',
    name: 'Britannia Parking',
    match: ['britannia parking'],
    says: `Britannia ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.premier-park',
    name: 'Premier Park',
    match: ['premier park ltd', 'premier park limited', 'premier park'],
    says: `Premier Park ${PARKING_SAYS}`,
  },
  {
    ...PARKING,
    id: 'gb.sender.group-nexus',
    name: 'GroupNexus',
    match: ['groupnexus', 'group nexus', 'cp plus', 'highview parking'],
    says: `GroupNexus ${PARKING_SAYS}`,
  },
]

const PUBLIC_BODIES: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'gb.sender.pplprs',
    what: 'licensing_body',
    name: 'PPL PRS',
    match: [
      'ppl prs',
      'pplprs',
      'prs for music',
      'themusiclicence',
      'phonographic performance limited',
    ],
    domains: ['pplprs.co.uk'],
    says: 'PPL PRS is a private joint company of PPL and PRS for Music. It sells licences to play music in public. It is not a court or a council.',
    complainTo: 'PPL PRS first. For prices and terms, the Copyright Tribunal.',
    nextStep: 'Work out if music is heard by customers or staff. Reply in writing.',
    source: { title: 'PPL PRS privacy notice', url: 'https://pplprs.co.uk/privacy' },
  },
  {
    ...CHECKED,
    id: 'gb.sender.tv-licensing',
    what: 'licensing_body',
    name: 'TV Licensing',
    match: ['tv licensing'],
    domains: ['tvlicensing.co.uk'],
    says: 'TV Licensing collects the TV licence fee for the BBC. You need a licence only for live TV or BBC iPlayer. Its visitors cannot come in without your yes or a court warrant.',
    nextStep: 'If you need no licence, tell them online or by letter.',
    source: { title: 'TV Licensing', url: 'https://www.tvlicensing.co.uk/' },
  },
  {
    ...CHECKED,
    id: 'gb.sender.hmrc',
    what: 'government',
    name: 'HM Revenue and Customs',
    match: ['hm revenue', 'hmrc', 'revenue and customs', 'revenue & customs'],
    domains: ['hmrc.gov.uk', 'gov.uk'],
    says: 'HMRC collects tax. It has strong powers, but it will agree to a plan with most people who ask. Scam messages often borrow its name.',
    complainTo: 'HMRC, then the Adjudicator.',
    nextStep: 'Check the sum in your own account on GOV.UK. Call to ask for time to pay.',
    source: {
      title: 'GOV.UK: if you cannot pay your tax bill on time',
      url: 'https://www.gov.uk/difficulties-paying-hmrc',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.dwp-debt',
    what: 'government',
    name: 'DWP Debt Management',
    match: ['dwp debt management', 'debt management (dwp)'],
    says: 'DWP Debt Management gets back benefits that were overpaid. It can take money from benefits or wages without a court. Ask for a lower rate if it hurts.',
    complainTo: 'DWP. You can also ask for the decision to be looked at again.',
    nextStep: 'Check the decision and its date. Ask for a review within one month if it is wrong.',
    source: {
      title: 'GOV.UK: benefit overpayments',
      url: 'https://www.gov.uk/benefit-overpayments',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.dwp',
    what: 'government',
    name: 'Department for Work and Pensions',
    match: ['department for work and pensions', 'dwp'],
    says: 'The Department for Work and Pensions (DWP) decides on most benefits and pays them. It can take back what it overpaid, without a court.',
    complainTo: 'DWP. You can also ask for the decision to be looked at again.',
    nextStep: 'Check the decision and its date. Ask for a review within one month if it is wrong.',
    source: {
      title: 'GOV.UK: challenge a benefit decision (mandatory reconsideration)',
      url: 'https://www.gov.uk/mandatory-reconsideration',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.cnbc',
    what: 'court',
    name: 'Civil National Business Centre',
    match: ['civil national business centre', 'county court business centre', 'cnbc'],
    says: 'This is the court office that sends out most money claims in England and Wales. Its claim forms are real and have a last day to reply.',
    nextStep: 'Send the acknowledgment of service within 14 days of service.',
    source: {
      title: 'GOV.UK: respond to a court claim for money',
      url: 'https://www.gov.uk/respond-money-claim',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.hmcts',
    what: 'court',
    name: 'HM Courts and Tribunals Service',
    match: ['hm courts', 'hmcts', 'county court money claims centre', 'in the county court'],
    says: 'This is the office that runs the courts in England and Wales. Papers from it are real. Read them for a date.',
    nextStep: 'Call the court with the claim number if you are not sure what it is.',
    source: {
      title: 'GOV.UK: HM Courts and Tribunals Service',
      url: 'https://www.gov.uk/government/organisations/hm-courts-and-tribunals-service',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.ejo',
    what: 'court',
    name: 'Enforcement of Judgments Office',
    match: ['enforcement of judgments office', 'enforcement of judgements office'],
    says: 'This office enforces all civil judgments in Northern Ireland. It looks at what you can pay before it decides.',
    nextStep: 'Reply with your budget by the date in the letter, and get free debt advice.',
    source: { title: 'nidirect: enforcement of judgments', url: 'https://www.nidirect.gov.uk/' },
  },
]

const ENERGY_FIRM = {
  ...CHECKED,
  what: 'utility',
  regulator: 'Ofgem',
  complainTo: 'The firm first. After eight weeks, or a final answer, the Energy Ombudsman.',
  nextStep: 'Read your meter, check the dates on the bill, and ask for a plan you can afford.',
  says: 'This is a private company that sells gas and electricity. It may not come into your home without your consent or a warrant.',
  source: { title: 'Ofgem: energy advice for households', url: 'https://www.ofgem.gov.uk/' },
} as const

const ENERGY_FIRMS: readonly KnownSender[] = [
  { ...ENERGY_FIRM, id: 'gb.sender.british-gas', name: 'British Gas', match: ['british gas'] },
  { ...ENERGY_FIRM, id: 'gb.sender.edf', name: 'EDF', match: ['edf energy'] },
  { ...ENERGY_FIRM, id: 'gb.sender.eon-next', name: 'E.ON Next', match: ['e.on next', 'eon next'] },
  {
    ...ENERGY_FIRM,
    id: 'gb.sender.octopus',
    name: 'Octopus Energy',
    match: ['octopus energy'],
  },
  { ...ENERGY_FIRM, id: 'gb.sender.ovo', name: 'OVO Energy', match: ['ovo energy'] },
  {
    ...ENERGY_FIRM,
    id: 'gb.sender.scottish-power',
    name: 'ScottishPower',
    match: ['scottishpower', 'scottish power'],
  },
]

export const SENDERS: readonly KnownSender[] = [
  ...ENERGY_FIRMS,
  ...BUYERS,
  ...COLLECTORS,
  ...LAW_FIRMS,
  ...ENFORCEMENT_FIRMS,
  ...PARKING_FIRMS,
  ...PUBLIC_BODIES,
]

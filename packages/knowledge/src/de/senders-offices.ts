/** Offices, courts and credit bureaus that often write to people in Germany. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-08-31' } as const

const OFFICE = {
  ...CHECKED,
  what: 'government',
  nextStep: 'Look at the box at the end (Rechtsbehelfsbelehrung). It names your time limit.',
  source: { title: 'Bundesportal', url: 'https://verwaltung.bund.de/' },
} as const
const COURT = {
  ...CHECKED,
  what: 'court',
  nextStep: 'Object on the pink form within two weeks of service if you do not agree.',
  source: { title: 'Die Mahngerichte', url: 'https://www.online-mahnantrag.de/' },
} as const
const BUREAU = {
  ...CHECKED,
  what: 'other',
  regulator: "your state's data protection authority",
  complainTo: 'The bureau first, then the data protection authority.',
  nextStep: 'Ask for your free data copy (Art. 15 GDPR) and have errors corrected.',
  source: { title: 'SCHUFA', url: 'https://www.meineschufa.de/' },
} as const

export const OFFICES: readonly KnownSender[] = [
  {
    ...OFFICE,
    id: 'de.sender.beitragsservice',
    name: 'ARD ZDF Deutschlandradio Beitragsservice',
    match: ['beitragsservice', 'ard zdf deutschlandradio'],
    says: 'It collects the broadcasting fee (Rundfunkbeitrag) for public radio and TV. It needs no court to enforce it.',
  },
  {
    ...OFFICE,
    id: 'de.sender.finanzamt',
    name: 'Finanzamt',
    match: ['finanzamt', 'finanzkasse'],
    says: 'The tax office. It can enforce tax without a court. It can also give you more time.',
  },
  {
    ...OFFICE,
    id: 'de.sender.hauptzollamt',
    name: 'Hauptzollamt',
    match: ['hauptzollamt'],
    says: 'The customs office. It enforces claims of federal bodies, such as health insurers and job centres, without a court.',
  },
  {
    ...OFFICE,
    id: 'de.sender.jobcenter',
    name: 'Jobcenter',
    match: ['jobcenter'],
    says: 'The job centre pays basic income support and can ask for money back. You can object within one month.',
  },
  {
    ...OFFICE,
    id: 'de.sender.arbeitsagentur',
    name: 'Agentur für Arbeit',
    match: ['agentur für arbeit', 'bundesagentur für arbeit'],
    says: 'The employment office. Its debt service in Recklinghausen collects what must be paid back.',
  },
  {
    ...OFFICE,
    id: 'de.sender.familienkasse',
    name: 'Familienkasse',
    match: ['familienkasse'],
    says: 'The family benefits office pays child benefit (Kindergeld) and can ask for it back.',
  },
  {
    ...OFFICE,
    id: 'de.sender.stadtkasse',
    name: 'Stadtkasse',
    match: ['stadtkasse', 'gemeindekasse', 'kreiskasse'],
    says: 'The cash office of your town. It can enforce public fees and fines without a court.',
  },
  {
    ...COURT,
    id: 'de.sender.mahngericht',
    name: 'Mahngericht (Amtsgericht)',
    match: [
      'zentrales mahngericht',
      'amtsgericht wedding',
      'amtsgericht coburg',
      'amtsgericht hagen',
      'amtsgericht euskirchen',
      'amtsgericht uelzen',
      'amtsgericht hünfeld',
      'amtsgericht stuttgart mahnabteilung',
      'amtsgericht mayen',
      'amtsgericht aschersleben',
      'amtsgericht hamburg altona',
    ],
    says: 'A court that sends out payment orders. It has not checked whether the claim is true.',
  },
  {
    ...BUREAU,
    id: 'de.sender.schufa',
    name: 'SCHUFA',
    match: ['schufa'],
    says: 'A credit bureau. It stores data on contracts and unpaid debts. It cannot demand money.',
  },
]

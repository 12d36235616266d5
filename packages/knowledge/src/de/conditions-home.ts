/** Conditions on papers about a rented home. Phrases are those of German letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { JOB } from './conditions-work.ts'

/** Notices to leave a flat, by their ground. */
export const RENT_OWED: Test = {
  says: [
    'mietrückstand',
    'mietrückstände',
    'mietrückstands',
    'mietschulden',
    'zahlungsverzug',
    'zahlungsverzugs',
    'rückständige miete',
    'rückständigen mieten',
    '§ 543',
  ],
}
export const AT_ONCE: Test = {
  says: ['fristlos', 'fristlose', 'fristlosen', 'außerordentlich', 'außerordentliche', '§ 543'],
}
/** The letter asks for an answer by a day of its own, which is not the end of the tenancy. */
export const OTHER_DAY: Test = {
  says: [
    'bestätigen sie',
    'bestätigung bis',
    'eingangsbestätigung',
    'erhalt bis',
    'teilen sie uns',
    'teilen sie mir',
    'stellungnahme',
    'zahlen sie bis',
  ],
}
export const OWN_NEED: Test = { says: ['eigenbedarf', 'eigenbedarfs', 'eigenbedarfskündigung'] }
export const EVICTION_CLAIM: Test = {
  says: [
    'räumungsklage',
    'klage auf räumung',
    'wegen räumung',
    'räumung und herausgabe',
    'zu räumen und',
    'räumungsrechtsstreit',
  ],
}
export const RENT_RISE: Test = {
  says: [
    'mieterhöhung',
    'mieterhöhungsverlangen',
    'ortsübliche vergleichsmiete',
    '§ 558',
    'mietspiegel',
  ],
}
export const RUNNING_COSTS: Test = {
  says: [
    'betriebskostenabrechnung',
    'nebenkostenabrechnung',
    'heizkostenabrechnung',
    'betriebskosten',
  ],
}
/** Words of a lease: an Abmahnung with them comes from a landlord. */
export const LEASE: Test = {
  says: [
    'mietverhältnis',
    'mietvertrag',
    'mietvertrags',
    'mietsache',
    'hausordnung',
    'vermieter',
    'vermieterin',
  ],
}
export const IS_TENANCY_WARNING: Condition = {
  all: [
    { says: ['abmahnung', 'mahnen wir sie', 'mahne ich sie', 'mahnen sie', 'abgemahnt'] },
    LEASE,
  ],
  not: [JOB],
}

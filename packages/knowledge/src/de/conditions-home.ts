/** Conditions on papers about a rented home. Phrases are those of German letters, lower case. */
import type { Condition, Test } from '@plainletter/contracts/rule'

import { JOB } from './conditions-work.ts'

/** Notices to leave a flat, by their ground. */
export const RENT_OWED = {
  says: [
    'mietrückstand',
    'mietrückstände',
    'mietrückstands',
    'mietschulden',
    'zahlungsverzug',
    'zahlungsverzugs',
    'rückständige miete',
    'rückständigen mieten',
    'miete nicht bezahlt',
    'mieten nicht bezahlt',
    'miete nicht gezahlt',
    'mieten nicht gezahlt',
    'keine miete',
    'offene miete',
    'offene mieten',
    'offenen mieten',
    'ausstehende miete',
    'ausstehenden mieten',
    'monatsmieten',
    'mit der miete',
    'mit den mieten',
    'mit zwei mieten',
    'mit mieten',
    'mietzahlung',
    'mietzahlungen',
    'zahlungsrückstand',
    '§ 543',
  ],
} satisfies Test
/** The same in the plain words of a landlord: only for letters on a rented home. */
export const RENT_LATE: Test = {
  says: [...RENT_OWED.says, 'rückstand', 'rückstände', 'nicht bezahlt', 'nicht gezahlt'],
}
/** A claim or a notice on a home, not on a loan or a job. */
export const RENTED: Test = {
  says: [
    'miete',
    'mieten',
    'mietvertrag',
    'mietverhältnis',
    'wohnung',
    'mietrückstand',
    'mietrückstände',
  ],
}
export const AT_ONCE: Test = {
  says: [
    'mit sofortiger wirkung',
    'fristlos',
    'fristlose',
    'fristlosen',
    'außerordentlich',
    'außerordentliche',
    '§ 543',
  ],
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
    'erhöhung der miete',
    'erhöhung ihrer miete',
    'erhöhen wir ihre miete',
    'erhöhen wir ihre kaltmiete',
    'erhöhen wir die miete',
    'erhöhen wir die kaltmiete',
    'erhöhe ich ihre miete',
    'erhöhe ich die miete',
    'erhöhe ich die kaltmiete',
    'miete erhöhen',
    'kaltmiete erhöhen',
    'neue kaltmiete',
    'höhere miete',
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

/** A notice that comes by mail or message alone; "vorab per E-Mail" announces a paper. */
export const BY_MESSAGE: Condition = {
  any: [
    {
      says: [
        'diese e-mail',
        'dieser e-mail',
        'diese mail',
        'dieser mail',
        'pdf',
        'per whatsapp',
        'per sms',
      ],
    },
  ],
  not: [{ says: ['vorab', 'per post', 'einschreiben', 'einwurf', 'boten', 'originalschreiben'] }],
}

/** A written warning of an employer (avertissement, verwittiging). */
import type { Rule, Test } from '@plainletter/contracts/rule'

const WARNING: Test = {
  says: [
    'schriftelijke verwittiging',
    'laatste verwittiging',
    'eerste verwittiging',
    'verwittiging',
    'schriftelijke waarschuwing',
    'avertissement écrit',
    'premier avertissement',
    'dernier avertissement',
    'second avertissement',
    'un avertissement',
    'lettre d’avertissement',
    "lettre d'avertissement",
  ],
}
const AT_WORK: Test = {
  says: [
    'te laat',
    'werk',
    'werkplek',
    'werkgever',
    'afwezig',
    'afwezigheid',
    'collega',
    'arbeidsreglement',
    'in retard',
    'retards',
    'en retard',
    'travail',
    'employeur',
    'absence',
    'absences',
    'règlement de travail',
    'collègue',
  ],
}
/** An office or a school warns by other rules. */
const OFFICE: Test = {
  says: [
    'onem',
    'rva',
    'cpas',
    'ocmw',
    'forem',
    'vdab',
    'actiris',
    'école',
    'school',
    'leerling',
    'élève',
  ],
}
const RULES = {
  title:
    'Loi du 8 avril 1965 instituant les règlements de travail / Wet van 8 april 1965 (arbeidsreglementen)',
  url: 'https://www.ejustice.just.fgov.be/',
}

const BASE = {
  country: 'be',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, AT_WORK], not: [OFFICE] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const WORK_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.warning.right-rules',
    kind: 'right',
    rank: 4,
    says: 'An employer may give only the penalties that its work rules name. It must tell you at the latest on the working day after it saw the fault.',
    authority: { ...RULES, provision: 'articles 6, 16 et 17', inForceFrom: '1965-07-01' },
  },
  {
    ...BASE,
    id: 'be.warning.step-answer',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer in writing if it is wrong or not fair, and ask that your answer goes into your file. Show it to your union. Signing means only that you got it.',
    authority: { ...RULES, provision: 'articles 16 et 17', inForceFrom: '1965-07-01' },
  },
]

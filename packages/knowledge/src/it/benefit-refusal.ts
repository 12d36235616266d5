/** Refused and ended benefits of INPS: the appeal, the judge and the doctors of the court. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['OTHER'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const BENEFIT: Test = {
  says: [
    'inps',
    'assegno di inclusione',
    'naspi',
    'dis-coll',
    'invalidità civile',
    'assegno unico',
    'indennità di accompagnamento',
    'assegno sociale',
    'assegno ordinario di invalidità',
    'pensione di inabilità',
    'commissione medica',
  ],
}
const REFUSED: Test = {
  says: [
    'respinta',
    'respinto',
    'reiezione',
    'rigettata',
    'rigetto',
    'non accolta',
    'non accoglibile',
    'non può essere accolta',
    'non riconosce',
    'non riconosciuta',
    'decadenza',
    'decaduta',
    'revocata',
    'revoca',
    'sospesa',
  ],
}
const MEDICAL: Test = {
  says: [
    'invalidità civile',
    'commissione medica',
    'indennità di accompagnamento',
    'legge 104',
    'handicap',
    'cecità civile',
  ],
}
const INCLUSION: Test = { says: ['assegno di inclusione', 'adi'] }

export const BENEFIT_REFUSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.no-benefit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [BENEFIT, REFUSED] },
    says: 'INPS refuses or ends a benefit. This is not the last word.',
    authority: cite('inps', 'articolo 46'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.right-appeal',
    kind: 'right',
    rank: 5,
    when: { all: [BENEFIT, REFUSED], not: [MEDICAL] },
    says: 'You can appeal to INPS online within 90 days (ricorso amministrativo). Before that you can ask the office to look again (riesame).',
    authority: cite('inps', 'articolo 46'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.right-court',
    kind: 'right',
    rank: 6,
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    when: { all: [BENEFIT], not: [MEDICAL] },
    says: 'After a no, or months of silence, you can go to the labour judge. You have one year for benefits for a time, three years for pensions.',
    authority: cite('ricorsi', 'articolo 47; l. 533/1973, articolo 7'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.right-medical',
    kind: 'right',
    rank: 4,
    when: { all: [MEDICAL] },
    says: 'Against the doctors of INPS you go straight to court, within six months. A doctor of the court checks you first (accertamento tecnico preventivo).',
    authority: cite(
      'invalidi',
      'articolo 42, comma 3; codice di procedura civile, articolo 445-bis',
    ),
  },
  {
    ...BASE,
    id: 'it.no-benefit.right-patronato',
    kind: 'right',
    rank: 7,
    when: { all: [BENEFIT, REFUSED] },
    says: 'A patronato reads the decision and files the appeal for you, free.',
    authority: cite('patronati', 'articoli 7 e 8'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.right-inclusion',
    kind: 'right',
    rank: 6,
    when: { all: [INCLUSION, REFUSED] },
    says: 'The assegno di inclusione looks at ISEE, income and who lives with you. If the ISEE was wrong, correct it at a CAF and ask INPS again.',
    authority: cite('inclusione', 'articoli 2 e 4'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.step-reason',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: { all: [BENEFIT, REFUSED] },
    says: 'Read the reason and ask for the papers behind it. Take them to a patronato this week.',
    authority: cite('procedimento', 'articoli 3, 22 e 25'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.deadline-appeal',
    kind: 'deadline',
    weight: 'main',
    rank: 8,
    when: { all: [BENEFIT, REFUSED], not: [MEDICAL] },
    terms: { trigger: 'letter', count: 90, unit: 'days', roll: 'none' },
    example: { clause: 'articolo 46 l. 88/1989', trigger: '2026-11-02', result: '2027-01-31' },
    says: 'You have 90 days from the day you got it to appeal to INPS. We count from its date, to be safe.',
    action: 'File the appeal online or at a patronato (ricorso amministrativo)',
    consequence: 'You can then only go to the judge.',
    authority: cite('inps', 'articolo 46'),
  },
  {
    ...BASE,
    id: 'it.no-benefit.right-naspi',
    kind: 'right',
    rank: 6,
    when: { all: [{ says: ['naspi', 'disoccupazione'] }, REFUSED] },
    says: 'You also get NASpI if you left for a good reason (giusta causa), in protected maternity, or by a deal at the labour office.',
    authority: cite('naspi', 'articolo 3'),
  },
]

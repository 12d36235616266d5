/** A husband, a wife or the other parent goes to court: separation, divorce, the children. */
import type { Rule, Test } from '@plainletter/contracts/rule'

/** The court of the family: no claim of a firm for money. */
export const FAMILY_CASE: Test = {
  says: [
    'separazione giudiziale',
    'separazione personale',
    'separazione dei coniugi',
    'divorzio',
    'cessazione degli effetti civili',
    'affidamento condiviso',
    'affidamento esclusivo',
    'affidamento dei figli',
    'affidamento del figlio',
    'responsabilità genitoriale',
    '473-bis',
  ],
}
const COURT: Test = { says: ['tribunale', 'udienza', 'ricorso', 'decreto', 'sentenza'] }

const BASE = {
  country: 'it',
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  topics: ['family', 'general'],
  when: { all: [FAMILY_CASE, COURT] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const PARTING_IN_COURT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.parting.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your husband, wife or the other parent asks the court to part you, or to settle where the children live and what is paid.',
    authority: {
      title: 'Codice di procedura civile (c.p.c.)',
      provision: 'articoli 473-bis.12, 473-bis.47 e seguenti',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1940-10-28;1443',
      inForceFrom: '2023-02-28',
    },
  },
  {
    ...BASE,
    id: 'it.parting.right-answer',
    kind: 'right',
    rank: 1,
    says: 'You need a lawyer, who must file your answer at least 30 days before the hearing. With a low income the State pays (patrocinio a spese dello Stato).',
    authority: {
      title: 'Codice di procedura civile (c.p.c.)',
      provision: 'articoli 473-bis.14 e 473-bis.16; DPR 115/2002, articoli 74 e 76',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1940-10-28;1443',
      inForceFrom: '2023-02-28',
    },
  },
  {
    ...BASE,
    id: 'it.parting.right-children',
    kind: 'right',
    rank: 2,
    says: 'Children keep both parents: shared care is the rule, sole care only against their harm. A child of 12 is mostly heard. What is paid follows each one’s income, and the home mostly goes with the children.',
    authority: {
      title: 'Codice civile (c.c.)',
      provision: 'articoli 337-ter, 337-quater, 337-sexies e 315-bis',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
      inForceFrom: '2014-02-07',
    },
  },
  {
    ...BASE,
    id: 'it.parting.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Collect three years of tax papers, bank papers and a plan for the children (piano genitoriale). See a lawyer this week; the bar of your town names free ones.',
    authority: {
      title: 'Codice di procedura civile (c.p.c.)',
      provision: 'articoli 473-bis.12 e 473-bis.16',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1940-10-28;1443',
      inForceFrom: '2023-02-28',
    },
  },
]

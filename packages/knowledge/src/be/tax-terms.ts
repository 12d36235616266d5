/** Changes of a tax return, surcharges, interest, clear errors and the taxes of Flanders. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CIR = {
  title: 'Code des impôts sur les revenus 1992 (CIR 92) / WIB 92',
  url: 'https://www.ejustice.just.fgov.be/',
}
const CRAF = {
  title: 'Code du recouvrement amiable et forcé / WMGI (13 avril 2019)',
  url: 'https://www.ejustice.just.fgov.be/',
}
const VCF = { title: 'Vlaamse Codex Fiscaliteit (VCF)', url: 'https://codex.vlaanderen.be/' }

const CORRECTION: Test = {
  says: [
    'avis de rectification',
    'bericht van wijziging',
    'rectification de la déclaration',
    'wijziging van de aangifte',
    'wijziging van uw aangifte',
    'aangifte wijzigen',
    'aangifte te wijzigen',
    'aangifte 2025 wijzigen',
    'aangifte aanpassen',
    'aangifte aan te passen',
    'modifier votre déclaration',
    'rectifier votre déclaration',
    'corriger votre déclaration',
    'taxation d’office',
    'imposition d’office',
    'aanslag van ambtswege',
  ],
}
const INCREASE: Test = {
  says: [
    'accroissement',
    'accroissement d’impôt',
    'belastingverhoging',
    'amende administrative',
    'administratieve boete',
  ],
}
const TAX_INTEREST: Test = {
  says: [
    'intérêts de retard',
    'nalatigheidsinteresten',
    'nalatigheidsintrest',
    'verwijlinteresten',
  ],
}
const FLEMISH_TAX: Test = {
  says: ['vlaamse belastingdienst', 'vlabel', 'vlaamse codex fiscaliteit'],
}

export const TAX_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.tax.right-answer-change',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 5,
    when: { any: [CORRECTION] },
    says: 'Before it changes your return the tax office must write why (avis de rectification). You have one month to answer.',
    authority: { ...CIR, provision: 'articles 346 et 351', inForceFrom: '1992-04-10' },
  },
  {
    ...BASE,
    id: 'be.tax.right-surcharge',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 9,
    when: { any: [INCREASE] },
    says: 'A tax surcharge (accroissement) can be dropped for a first mistake in good faith. Say why you were late or wrong.',
    authority: { ...CIR, provision: 'articles 444 et 445', inForceFrom: '1992-04-10' },
  },
  {
    ...BASE,
    id: 'be.tax.right-interest',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 14,
    when: { any: [TAX_INTEREST] },
    says: 'Interest for late tax is set by law. In special cases you can ask the office to let you off it.',
    authority: {
      ...CRAF,
      provision: 'titre 3, chapitre 6 (exonération des intérêts de retard)',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BASE,
    id: 'be.tax.right-clear-error',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 40,
    when: { not: [FLEMISH_TAX] },
    says: 'Too late to object? For a clear error, double tax or new facts you can still ask for relief for five years (dégrèvement d’office).',
    authority: { ...CIR, provision: 'article 376', inForceFrom: '1999-03-01' },
  },
  {
    ...BASE,
    id: 'be.tax.deadline-flanders',
    kind: 'deadline',
    kinds: ['TAX_DEMAND'],
    rank: 5,
    weight: 'main',
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'previous_working_day' },
    example: {
      clause: 'VCF artikel 3.5.2.0.1: drie maanden',
      trigger: '2026-11-12',
      result: '2027-02-12',
    },
    when: { any: [FLEMISH_TAX] },
    says: 'For a tax of Flanders you have three months to object (bezwaar), from the third working day after sending. We count from the date, to be safe.',
    action: 'Object to the Flemish tax (bezwaar)',
    consequence: 'The tax stands, but for a few errors.',
    authority: { ...VCF, provision: 'artikel 3.5.2.0.1', inForceFrom: '2014-01-01' },
  },
]

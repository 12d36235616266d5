/** Questions about an accident at work that the employer does not report. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ACCIDENT_NOT_DECLARED: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.accident-not-declared',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'accident de travail',
        'accident du travail',
        'accident au travail',
        'blessé au travail',
        'blessée au travail',
        'tombé au travail',
        'tombée au travail',
        'arbeidsongeval',
        'ongeval op het werk',
        'gevallen op het werk',
        'gewond op het werk',
        'work accident',
      ],
      [
        'pas déclaré',
        'rien déclaré',
        'non déclaré',
        'refuse de déclarer',
        'veut pas déclarer',
        'veut pas le déclarer',
        'pas fait la déclaration',
        'déclarer moi-même',
        'en maladie',
        'mutuelle',
        'comme maladie',
        'trop tard',
        'niet aangegeven',
        'geen aangifte',
        'niet aangeven',
        'wil het niet aangeven',
        'wil niet aangeven',
        'zelf aangeven',
        'ziekenfonds',
        'gewoon ziek',
        'te laat',
        'not reported',
      ],
    ],
    says: 'You can report it yourself to the firm’s insurer, with a doctor’s note and names of witnesses. The boss had eight days, but silence takes nothing from you. You have three years. Boss refuses, insurer unknown, or none? Call Fedris: it finds it, or pays in its place. Tell the boss in writing, and refuse plain sick leave. The accident pays 90 % of your wage. See your union or the labour inspectors.',
    authority: {
      title:
        'Loi du 10 avril 1971 sur les accidents du travail / Arbeidsongevallenwet van 10 april 1971',
      provision: 'articles 7, 8, 22, 62 et 69',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '1972-01-01',
    },
  },
]

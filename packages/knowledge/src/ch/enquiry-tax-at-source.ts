/** Questions about tax at source and a tax return that was forgotten. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_TAX_AT_SOURCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.ask.tax-at-source',
    kind: 'answer',
    topics: ['debt', 'employment', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      [
        'quellensteuer',
        'quellensteuern',
        'impôt à la source',
        'imposta alla fonte',
        'tax at source',
      ],
      [
        'zu viel',
        'zurück',
        'falsch',
        'tarif',
        'abgezogen',
        'korrektur',
        'trop',
        'rembourser',
        'corriger',
        'troppo',
        'rimborso',
        'correzione',
        'too much',
      ],
    ],
    says: 'Send the tax office of your canton a request by 31 March of the next year: later it is lost. For a wrong tariff, children or a wrong sum ask for a correction. For costs such as the third pillar or care ask for the ordinary assessment (nachträgliche ordentliche Veranlagung). Think first: it then holds for all coming years. Add proof. From 120,000 francs a year it comes by itself.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 89, 89a, 99a und 137',
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.ask.return-forgotten',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    when: {
      not: [
        {
          says: [
            'eingeschätzt',
            'einschätzung',
            'veranlagung',
            'ermessensveranlagung',
            "taxation d'office",
            'taxation d’office',
            "tassazione d'ufficio",
          ],
        },
      ],
    },
    asks: [
      [
        'steuererklärung',
        "déclaration d'impôt",
        'déclaration d’impôt',
        'déclaration fiscale',
        "dichiarazione d'imposta",
        'dichiarazione delle imposte',
        'dichiarazione fiscale',
        'tax return',
      ],
      [
        'vergessen',
        'mahnung',
        'gemahnt',
        'zu spät',
        'nicht eingereicht',
        'nicht abgegeben',
        'busse',
        'oublié',
        'rappel',
        'retard',
        'amende',
        'dimenticato',
        'sollecito',
        'ritardo',
        'multa',
        'forgotten',
      ],
    ],
    says: 'Send it now, even if some papers are missing, and write why it is late. Ask for more time before the day in the reminder: most cantons give it, often online. If you stay silent, the office guesses your income, mostly too high, and fines you, up to 1,000 francs in usual cases. Against the guess and the fine you can object within 30 days, with the full return. Ill or in need? Say so with proof.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 124, 130, 132 und 174',
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      inForceFrom: '1995-01-01',
    },
  },
]

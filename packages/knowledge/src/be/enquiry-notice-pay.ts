/** Questions about pay instead of notice. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_NOTICE_PAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.notice-pay',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'ma démission',
            'démissionner',
            'démissionné',
            'zelf ontslag',
            'ontslag nemen',
            'ontslag genomen',
            'enceinte',
            'zwanger',
            'locataire',
            'bail',
            'huur',
          ],
        },
      ],
    },
    asks: [
      [
        'indemnité de préavis',
        'indemnité de rupture',
        'indemnité compensatoire',
        'indemnité de licenciement',
        'opzeggingsvergoeding',
        'opzegvergoeding',
        'verbrekingsvergoeding',
        'ontslagvergoeding',
        'pay in lieu',
        'notice pay',
        'severance',
      ],
      [
        'droit',
        'toucher',
        'touche',
        'recevoir',
        'reçois',
        'combien',
        'payer',
        'paie',
        'verse',
        'employeur',
        'patron',
        'licencié',
        'licenciée',
        'licencie',
        'krijg',
        'krijg ik',
        'recht',
        'hoeveel',
        'betaalt',
        'betalen',
        'werkgever',
        'baas',
        'ontslaat',
        'ontslagen',
        'entitled',
        'how much',
        'get',
        'owed',
      ],
    ],
    says: 'If the boss ends your job at once without a grave fault, you get the pay of the whole notice time. It counts wage and all benefits, such as year-end pay or a car. So first count the weeks from your years of work. For a grave fault (motif grave, dringende reden) nothing is due. But the boss must act, and give the reason, within three working days each. You have one year to go to the labour court.',
    authority: {
      title:
        'Loi du 3 juillet 1978 relative aux contrats de travail / Arbeidsovereenkomstenwet van 3 juli 1978',
      provision: 'articles 15, 35, 37/2 et 39',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/1978/07/03/1978070303/justel',
      inForceFrom: '2014-01-01',
    },
  },
]

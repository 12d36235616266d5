/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'
import { FRIENDLY_NOTICE } from './conditions-office.ts'

const CHANGE = {
  country: 'it',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'it.news.instalments',
    checkBy: '2027-01-15',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    when: {
      any: [
        {
          says: [
            'agenzia delle entrate-riscossione',
            'agenzia entrate riscossione',
            'cartella di pagamento',
            'rateizzazione',
            'rateazione',
            'agente della riscossione',
          ],
        },
      ],
    },
    changedOn: '2025-01-01',
    was: 'The usual plan had 72 parts.',
    is: 'For debts up to €120,000 you get up to 84 parts, in 2027 and 2028 up to 96. You only say that money is short.',
    says: 'For requests in 2025 and 2026 the tax collector grants up to 84 monthly parts on a plain request.',
    authority: {
      title: 'Decreto legislativo 110/2024',
      provision: 'articolo 13 (dilazione, articolo 19 d.P.R. 602/1973)',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2024-07-29;110',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'it.news.absence',
    kinds: ['DISMISSAL_LETTER'],
    topics: ['employment'],
    when: {
      any: [
        {
          says: [
            'assenza ingiustificata',
            'assente',
            'assenza',
            'dimissioni per fatti concludenti',
            'dimissioni',
          ],
        },
      ],
    },
    changedOn: '2025-01-12',
    was: 'After a long absence the employer had to dismiss you, and NASpI was due.',
    is: 'After more than 15 days, or the time in the contract, the employer can report it. You can show why you could not write.',
    says: 'Since 12 January 2025 a long absence without a reason can count as your own resignation. Then there is no NASpI.',
    authority: {
      title: 'Legge 203/2024',
      provision: 'articolo 19 (articolo 26, comma 7-bis, d.lgs. 151/2015)',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2024-12-13;203',
      inForceFrom: '2025-01-12',
    },
  },
  {
    ...CHANGE,
    id: 'it.news.consumer-credit',
    creditor: 'private',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    when: {
      any: [
        {
          says: [
            'finanziamento',
            'prestito',
            'credito al consumo',
            'carta revolving',
            'klarna',
            'scalapay',
            'paga dopo',
            'paga in 3 rate',
          ],
        },
      ],
    },
    changedOn: '2026-01-10',
    was: 'Credit above €75,000, short loans and pay later were outside the rules.',
    is: 'Loans up to €100,000, small loans and many pay later deals count as consumer credit. Older contracts keep the old rules.',
    says: 'A decree in force since 10 January 2026 widens the rules on consumer credit, step by step.',
    authority: {
      title: 'Decreto legislativo 212/2025 (attuazione della direttiva (UE) 2023/2225)',
      provision: 'modifiche al Titolo VI del Testo unico bancario',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2025-12-31;212',
      inForceFrom: '2026-01-10',
    },
  },
  {
    ...CHANGE,
    id: 'it.news.phone-driving',
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: { any: [{ says: ['telefono', 'cellulare', 'smartphone', 'articolo 173', 'art. 173'] }] },
    changedOn: '2024-12-14',
    was: 'The fine began at €165.',
    is: 'The fine is €250 to €1,000, with suspension of the licence from 15 days.',
    says: 'Since 14 December 2024 using a phone while driving costs from €250, and the licence can be suspended at once.',
    authority: {
      title: 'Legge 177/2024 (modifiche al codice della strada)',
      provision: 'articolo 173 codice della strada',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2024-11-25;177',
      inForceFrom: '2024-12-14',
    },
  },
  {
    ...CHANGE,
    id: 'it.news.early-notice',
    kinds: ['TAX_DEMAND'],
    when: FRIENDLY_NOTICE,
    changedOn: '2025-01-01',
    was: 'You had 30 days.',
    is: 'You have 60 days to pay with the lower penalty or to have it put right.',
    says: 'Since 2025 an early notice of the tax office (avviso bonario) gives 60 days.',
    authority: {
      title: 'Decreto legislativo 108/2024',
      provision: 'modifica gli articoli 2 e 3 del d.lgs. 462/1997',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2024-08-05;108',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'it.news.small-firm',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    topics: ['employment'],
    changedOn: '2025-07-23',
    was: "In a firm of up to 15 people the judge could give six months' pay at most.",
    is: "The judge can give up to 18 months' pay, also against a small firm.",
    says: 'Since July 2025 the cap of six months for small firms is gone: the Constitutional Court struck it down.',
    authority: {
      title: 'Corte costituzionale, sentenza 118/2025 (articolo 9 d.lgs. 23/2015)',
      provision: 'sentenza 118/2025',
      url: 'https://www.cortecostituzionale.it/',
      inForceFrom: '2025-07-23',
    },
  },
  ...europeanChanges('it'),
]

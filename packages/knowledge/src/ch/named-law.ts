/** Law that letters on tax, benefits, the Serafe fee and power prices name. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'ch',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const NAMED_LAW: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.tax.right-guessed',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'ermessen',
            'ermessenseinschätzung',
            'ermessensveranlagung',
            "taxation d'office",
            'tassazione d’ufficio',
            "tassazione d'ufficio",
          ],
        },
      ],
    },
    says: 'Without a tax return they guess (Ermessen). Object within thirty days, send the return, and prove that the guess is far off.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 130 Abs. 2 und 132 Abs. 3',
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.tax.interest',
    kind: 'fact',
    slot: 'did_you_know',
    kinds: ['TAX_DEMAND'],
    topics: ['debt'],
    rank: 20,
    says: 'Interest runs on tax that is paid late, even while you object. Paying under protest stops it.',
    authority: {
      title:
        'Bundesgesetz über die direkte Bundessteuer (DBG) / Loi sur l’impôt fédéral direct (LIFD)',
      provision: 'Art. 164',
      url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      inForceFrom: '1995-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.benefit.right-time',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    topics: ['debt'],
    rank: 15,
    says: 'The office must ask within three years of finding out, and at most five years after it paid. Only a crime makes this longer.',
    authority: {
      title: 'Bundesgesetz über den Allgemeinen Teil des Sozialversicherungsrechts (ATSG, LPGA)',
      provision: 'Art. 25 Abs. 2',
      url: 'https://www.fedlex.admin.ch/eli/cc/2002/510/de',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.serafe.right',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE', 'TV_LICENCE_LETTER'],
    topics: ['debt'],
    rank: 8,
    when: { any: [{ says: ['serafe'] }, { sender: ['serafe'] }] },
    says: 'Each household owes this fee once, with or without a television. With supplementary benefits (Ergänzungsleistungen) you can be freed from it.',
    authority: {
      title:
        'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
      provision: 'Art. 68 bis 69b',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/150/de',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.power.right-tariff',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['consumer'],
    rank: 12,
    when: { any: [{ says: ['strom', 'stromrechnung', 'électricité', 'elettricità', 'kwh'] }] },
    says: 'Power prices for homes must be fair and published. If you doubt yours, ask the firm, then the regulator (ElCom).',
    authority: {
      title:
        'Stromversorgungsgesetz (StromVG) / Loi sur l’approvisionnement en électricité (LApEl)',
      provision: 'Art. 6 und 22',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/418/de',
      inForceFrom: '2008-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.serafe.step-household',
    kind: 'step',
    list: 'first',
    kinds: ['TV_LICENCE_LETTER'],
    topics: ['debt'],
    rank: 10,
    checkedOn: '2026-11-22',
    says: 'Check who lives in your home. All adults there owe this fee together. If one of you paid, send the proof.',
    authority: {
      title:
        'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
      provision: 'Art. 69a',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/150/de',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.serafe.step-time',
    kind: 'step',
    list: 'valid_debt',
    kinds: ['TV_LICENCE_LETTER'],
    topics: ['debt'],
    rank: 20,
    checkedOn: '2026-11-22',
    says: 'Cannot pay it all at once? Write to Serafe before the date, and ask for parts.',
    authority: {
      title:
        'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
      provision: 'Art. 69',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/150/de',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    id: 'ch.serafe.option-ruling',
    kind: 'option',
    option: 'dispute',
    kinds: ['TV_LICENCE_LETTER'],
    topics: ['debt'],
    rank: 10,
    checkedOn: '2026-11-22',
    says: 'Write why you do not owe it, and ask Serafe for a ruling (Verfügung, décision).',
    title: 'Ask for a ruling',
    cost: 'A letter.',
    time: 'Before the date in the bill.',
    risk: 'A ruling that you do not appeal counts like a judgment.',
    bestFor: 'You have supplementary benefits, live with someone who paid, or have moved.',
    authority: {
      title:
        'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
      provision: 'Art. 68 bis 69g, und SchKG/LP/LEF Art. 79',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/150/de',
      inForceFrom: '2019-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'ch.rent.right-object',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    topics: ['housing', 'debt'],
    rank: 20,
    when: {
      any: [
        {
          says: [
            'betreibung',
            'betreibungen',
            'betreiben',
            'zahlungsbefehl',
            'poursuite',
            'poursuites',
            'commandement de payer',
            'esecuzione',
            'precetto esecutivo',
          ],
        },
      ],
    },
    says: 'If they start debt enforcement, the office sends you a payment order. You can object within ten days, free and with no reason (Rechtsvorschlag, opposition). Then only a judge can go on.',
    authority: {
      title:
        'Bundesgesetz über Schuldbetreibung und Konkurs (SchKG) / Loi sur la poursuite (LP, LEF)',
      provision: 'Art. 69, 74, 75 und 79',
      url: 'https://www.fedlex.admin.ch/eli/cc/11/529_488_529/de',
      inForceFrom: '1997-01-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'ch.serafe.right-fees',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'BAILIFF_NOTICE', 'TV_LICENCE_LETTER'],
    topics: ['debt'],
    rank: 12,
    when: { any: [{ says: ['serafe'] }, { sender: ['serafe'] }] },
    says: 'Serafe may add 5 francs for a reminder and 20 francs for debt enforcement that was right. It may not add more fees of its own.',
    authority: {
      title:
        'Bundesgesetz über Radio und Fernsehen (RTVG) / Loi sur la radio et la télévision (LRTV)',
      provision: 'Art. 68; Radio- und Fernsehverordnung (RTVV), Art. 60',
      url: 'https://www.fedlex.admin.ch/eli/cc/2007/150/de',
      inForceFrom: '2019-01-01',
    },
  },
]

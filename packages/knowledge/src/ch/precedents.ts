/** Leading cases of Switzerland, the most telling first: all of its Federal Supreme Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

const CH = { country: 'ch', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

/** "BGE 141 III 68, Urteil vom 16.01.2015": a decision of the official collection. */
function collected(place: string, decidedOn: string) {
  return {
    citation: `BGE ${place}, Urteil vom ${decidedOn.split('-').toReversed().join('.')}`,
    court: 'Federal Supreme Court (Bundesgericht)',
    decidedOn,
    url: `https://www.bger.ch/ext/eurospider/live/de/php/clir/http/index.php?highlight_docid=atf%3A%2F%2F${place.replaceAll(' ', '-')}%3Ade&lang=de&type=show_document`,
  }
}

const PAYMENT_ORDER = [
  'betreibung',
  'zahlungsbefehl',
  'betrieben',
  'poursuite',
  'commandement de payer',
  'esecuzione',
  'precetto esecutivo',
  'payment order',
]
const ORDER_LETTERS: Precedent['kinds'] = [
  'BAILIFF_NOTICE',
  'COURT_CLAIM',
  'DEBT_COLLECTION_LETTER',
  'ENQUIRY',
]

export const CH_PRECEDENTS: readonly Precedent[] = [
  {
    ...CH,
    id: 'ch.precedent.feststellungsklage-betreibung',
    name: 'Suing to show that you owe nothing',
    ...collected('141 III 68', '2015-01-16'),
    areas: ['debt'],
    kinds: ORDER_LETTERS,
    when: {
      any: [
        { says: ['zahlungsbefehl', 'betreibung', 'commandement de payer', 'precetto esecutivo'] },
      ],
    },
    asks: [
      PAYMENT_ORDER,
      [
        'zu unrecht',
        'ungerechtfertigt',
        'schulde nichts',
        'falsch',
        'nicht geschuldet',
        'injustifiée',
        'wehren',
        'klage',
        'wrong',
        'ingiustificata',
      ],
    ],
    asked: 'May someone who gets a payment order ask a court to find that nothing is owed?',
    held: 'Yes, mostly. The order alone is reason enough. You need not show special harm.',
    helps:
      'After your objection you can sue to clear your name, even if the other side does nothing.',
    limits:
      'A court costs money. An order sent only to stop a time limit may be treated otherwise.',
    side: 'for_you',
  },
  {
    ...CH,
    id: 'ch.precedent.anfangsmietzins',
    name: 'Large rise at the start of a lease',
    ...collected('147 III 431', '2021-05-06'),
    areas: ['housing'],
    kinds: ['RENT_ARREARS_LETTER', 'ENQUIRY', 'OTHER'],
    when: { any: [{ says: ['anfangsmietzins', 'mietzins', 'vormieter'] }] },
    asks: [
      ['anfangsmietzins', 'mietzins', 'miete', 'loyer', 'loyer initial', 'pigione', 'rent'],
      [
        'vormieter',
        'zu hoch',
        'anfechten',
        'anfangsmietzins',
        'erhöhung',
        'loyer initial',
        'contester',
        'abusif',
        'too high',
        'missbräuchlich',
      ],
    ],
    asked: 'Who must show that a first rent is abusive when it is much higher than the last one?',
    held: 'A rise of clearly over 10% without reason is taken to be abusive. The landlord must raise real doubt.',
    helps:
      'Ask what the tenant before you paid. Go to the conciliation office within 30 days of moving in.',
    limits: 'In old buildings the landlord can point to what is usual in the area.',
    side: 'for_you',
  },
  {
    ...CH,
    id: 'ch.precedent.missbraeuchliche-kuendigung-alter',
    name: 'Dismissal after 44 years',
    ...collected('132 III 115', '2005-12-20'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    asks: [
      [
        'kündigung',
        'gekündigt',
        'entlassen',
        'licenciement',
        'licencié',
        'licenziamento',
        'dismissed',
        'fired',
      ],
      [
        'alter',
        'jahre',
        'pension',
        'pensionierung',
        'missbräuchlich',
        'âge',
        'retraite',
        'abusif',
        'age',
        'years',
        'jahren',
      ],
    ],
    asked: 'Was it abusive to dismiss a fitter after 44 years, months before his pension?',
    held: 'Yes. There was no need in the business, and the firm looked for no gentler way.',
    helps: 'Object in writing before your notice ends. Then sue within 180 days after it.',
    limits: 'The court later called this an extreme case. You get money, not the job back.',
    side: 'for_you',
  },
  {
    ...CH,
    id: 'ch.precedent.ferienlohn',
    name: 'Holiday pay in the hourly wage',
    ...collected('149 III 202', '2023-01-30'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    asks: [
      ['ferienlohn', 'ferien', 'ferienentschädigung', 'vacances', 'vacanze', 'holiday pay'],
      [
        'stundenlohn',
        'ausbezahlt',
        'lohn',
        'zuschlag',
        '8.33',
        '10.64',
        'salaire',
        'wage',
        'payées',
        'inbegriffen',
      ],
    ],
    asked: 'May a full-time employer pay holidays as an extra on each wage?',
    held: 'No, not for full-time work with one employer. The holidays must be paid when taken.',
    helps: 'You can claim the holiday pay again, also after the job ended.',
    limits:
      'For very irregular part-time work an exception can apply. Claims end after five years.',
    side: 'for_you',
  },
]

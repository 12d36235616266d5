import { expect, test } from 'vitest'

import { read } from './read.ts'

const totals = (text: string) =>
  read(text)
    .amounts.filter(({ role }) => role === 'total')
    .map(({ value }) => value)

test.each([
  [
    'a bill with a deposit',
    'Tarn Roofing\n\nInvoice 2231\n\nStrip and re-slate £3,200.00\nScaffold £900.00\nTotal £4,100.00\nDeposit paid £1,500.00\nRemaining £2,600.00',
    2600,
  ],
  [
    'a bill told in sentences',
    'Dear Ms Quill\n\nOur invoice 2231 for £4,860.00 has only been paid in part. You paid £1,500 on 9 October. £3,360 is still open. Please pay this by 4 December 2026.',
    3360,
  ],
  [
    'a German bill with a part paid before',
    'Dachdeckerei Tarn GmbH\n\nRechnungsbetrag brutto: 4.860,00 €\nabzüglich Anzahlung: 1.500,00 €\nRestbetrag: 3.360,00 €\n\nBitte zahlen Sie bis zum 23. November 2026.',
    3360,
  ],
  [
    'a Spanish bill with two payments',
    'Cubiertas Tarn SL\n\nTotal factura: 4.860,00 €\nEntrega a cuenta: 1.500,00 €\nPagado el 3 de octubre: 360,00 €\nPendiente de pago: 3.000,00 €',
    3000,
  ],
])('what is asked is the rest of %s', (_what, text, rest) => {
  expect(totals(text)).toEqual([rest])
})

test.each([
  [
    'where nothing was paid',
    'Tarn Roofing\n\nInvoice 2231\n\nSlates £3,200.00\nScaffold £900.00\nTotal £4,100.00\n\nPlease pay the balance of £4,100.00 by 4 December 2026.',
    [4100, 4100],
  ],
  [
    'where the sums only happen to fit',
    'Tarn Council\n\nCouncil tax bill 2026\n\nAmount to pay: £900.00\nFirst instalment 1 April: £100.00\nLater instalments: £800.00',
    [900],
  ],
])('the whole is asked %s', (_what, text, whole) => {
  expect(totals(text)).toEqual(whole)
})

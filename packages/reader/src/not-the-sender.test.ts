/** Words that stand where a name may and are not that of the sender. The texts are invented. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('the sender', () => {
  test.each([
    [
      'is not how the letter was sent',
      '14 March 2026\n\nVia Electronic Mail\n\nVia USPS Certified Mail\n\nDear Mr Tull\n\nYou owe $310. Pay it by April 4, 2026.',
      null,
    ],
    [
      'is not the one whom a mail greets with "Ciao"',
      "Oggetto: Sollecito di pagamento\n\nCiao Gervasia Mentini,\n\nAcque Tarno S.p.A. ti informa che è stata emessa una fattura per l'utenza 182140.\n\n* Importo: 60,68 €\n* Scadenza: 26 maggio 2026",
      'Acque Tarno S.p.A.',
    ],
    [
      'is not the town above a Spanish letter',
      '                    Valladolid, 9 de junio de 2026\nDistribuciones Herrera, S.L.\nSr. Arranz Pardo, Luis:\n\nLe comunicamos su despido con efectos del 30 de junio de 2026.\n\nAtentamente,',
      'Distribuciones Herrera, S.L.',
    ],
    [
      'is no part of the title of the paper',
      'Engagement letter - Estate Management\n\nDear Mr Tull\n\nThank you for asking Harker Ives LLP to act for you. Please send us proof of your address within 14 days.\n\nYours sincerely,\nHarker Ives LLP',
      'Harker Ives LLP',
    ],
    [
      'is no part of the title of a long paper',
      `Engagement letter - Estate Management\n\nDear Mr Tull\n\nThank you for asking Harker Ives LLP to act for you. Please send us proof of your address within 14 days. ${'We will write to you at each step of the work. '.repeat(18)}\n\nYours sincerely,\nHarker Ives LLP`,
      'Harker Ives LLP',
    ],
    [
      'is no line of a list',
      'COUNCIL TAX REMINDER\n\nDear Resident,\n\nYou have missed a payment of £212.40. Pay by 30 November 2026. If you do not, we may use:\n- Referral to enforcement agents\n- Deductions from your wages',
      null,
    ],
    [
      'is no statute',
      'NOTICE OF ENFORCEMENT\nTribunals, Courts and Enforcement Act 2007\n\nDate of notice: 10/11/2026\nSum outstanding £830.00 under a liability order.\nPay online or at our office: Brindle High Court Enforcement Ltd, 7 Mill Yard, Bolton.',
      'Brindle High Court Enforcement Ltd',
    ],
    [
      'is not the place before the date',
      'Essen, 16.11.2026\n\nKündigung\n\nLiebe Frau Kaya,\n\nhiermit kündige ich das Arbeitsverhältnis zum 30.11.2026.\n\nJan Rolfes\nInhaber, Bäckerei Rolfes',
      'Bäckerei Rolfes',
    ],
    [
      'is no Japanese sentence',
      '後払いのお知らせ\n\nいつもご利用ありがとうございます。\nお問い合わせの際は、下記の文面を残したままご返信ください\n\nご請求金額 4,800円\nお支払期限 2026年11月30日',
      null,
    ],
    [
      'is not the reader, whom the letter greets',
      'Termination Notice\n\n2025-10-06\n\nMarcus Quill\n58 Orchard St\nDayton, OH 45402\n\nDear Marcus Quill:\n\nWe are terminating your employment effective 2025-10-06. If the badge is not returned by 2025-10-17, Merrow Valley Home Health may pursue all remedies.',
      'Merrow Valley Home Health',
    ],
    [
      'is not the reader where nobody else is named',
      'Termination Notice\n\n2025-10-06\n\nMarcus Quill\n58 Orchard St\nDayton, OH 45402\n\nDear Marcus Quill:\n\nWe are terminating your employment effective 2025-10-06. Please return the badge.',
      null,
    ],
    [
      'is no heading of a newsletter',
      '# May newsletter\n\nWelcome back. We raised £43 for charity.\n\n## Water bottles and Snacks\n\nPlease send your child with a filled water bottle.\n\n## Breakfast Club\n\nIt opens at eight.',
      null,
    ],
  ])('%s', (_what, text, name) => {
    expect(read(text).senderOrganization).toBe(name)
  })

  test('is not the one for whom an agent manages', () => {
    const text =
      'Managing agent for Larch Court (Ely) Management Company Limited\n\nStatement date 1 November 2026\n\nSERVICE CHARGE\nPlease pay £611.20 by 1 December 2026\n\nCheques payable to: Larch Court (Ely) Management Company Limited\nHolt Estates Management | 4 Forge Way, Ely'
    expect(read(text).senderOrganization).toBe('Holt Estates Management')
  })

  test('and the creditor is not the label of a form', () => {
    const { senderOrganization, originalCreditor } = read(
      'Statutory demand under section 268(1)(a) of the Insolvency Act 1986\n\nDetails of creditor\nName            Orme Timber Supplies Limited\nAddress         2 Dock Road, Goole\n\nTo: Mr Lee Quill\nThe creditor claims that you owe the sum of £9,120.00. Date 4 November 2026',
    )
    expect(senderOrganization).toBe('Orme Timber Supplies Limited')
    expect(originalCreditor).toBeNull()
  })
})

test('the office with which a statement is filed is nobody’s creditor', () => {
  const { senderOrganization, originalCreditor } = read(
    'Tarn Borough Council\n2 June 2026\n\nORDER FOR RECOVERY OF UNPAID PENALTY CHARGE\n\nPay £205.00 within 21 days or file a witness statement with the Traffic Enforcement Centre.',
    { country: 'gb' },
  )
  expect([senderOrganization, originalCreditor]).toEqual(['Tarn Borough Council', null])
})

test('no name is null, never empty', () => {
  expect(read('&& ,, --').senderOrganization).toBeNull()
})

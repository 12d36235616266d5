/** What only criminals ask for makes a paper a fraud, whatever office it claims to come from. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (country: CountryCode, text: string) => read(text, { country }).documentType

describe('a paper of an office that asks for what only criminals ask for', () => {
  test.each([
    [
      'gb',
      'NOTICE OF ENFORCEMENT: COUNCIL TAX\n\nDear Sir,\nwe are Crown Bailiff Services. You owe £1,320. A van is on its way to seize your goods. Stop it by sending photos of Steam vouchers for half of it.',
    ],
    [
      'gb',
      'County Court Enforcement\nCase CC/4471\n\nA judgment of £2,410 stands against you. Bailiffs come today. Transfer £1,600 to the holding account. When your bank asks, say it is for a friend.',
    ],
    [
      'gb',
      'WARRANT NOTICE\n\nDear resident,\nwe hold a warrant for unpaid council tax of £702.10. Officers come tomorrow with a locksmith. Make half the payment by PayPal friends and family and send the screenshot.',
    ],
    [
      'ca',
      'Canada Revenue Agency sent you $312.00. Your rebate could not be paid. Select your financial institution to deposit your money: https://rebate-cra.example/claim Expires in 24 hours.',
    ],
    [
      'us',
      'AWARD OFFICE\n\nCongratulations, you won $900,000. The check in this envelope pays the taxes. Deposit it at your bank, then wire $5,200 to our agent the same day.',
    ],
    [
      'us',
      'Sheriff Civil Division\n\nYou missed jury duty. A fine of $1,940 is due now. Stay on the line while you go to the store, and do not tell your family.',
    ],
    [
      'de',
      'Europäisches Inkassoamt\n\nSie schulden 1.940,00 €. Überweisen Sie heute. Sagen Sie Ihrer Bank, dass es für einen Freund ist.',
    ],
    [
      'fr',
      'Service des huissiers\n\nVous devez 1.940,00 €. Versez la somme aujourd’hui. Dites à votre banque que c’est pour un ami.',
    ],
  ] as const)('in %s is a fraud: %s', (country, text) => {
    expect(kindOf(country, text)).toBe('SCAM_LETTER')
  })
})

describe('the same words in honest papers', () => {
  test.each([
    [
      'a bank that warns',
      'Tarn Bank\n\nDear Ms Bell\n\nFraud is on the rise. Criminals may ask you to buy Steam vouchers, or tell you what to say when your bank asks. We never do. Your statement for October is attached.',
    ],
    [
      'a shop that answers on a voucher',
      'Tarn Stores\n\nDear Ms Bell\n\nYour claim for a refund of two Apple gift cards of £50\n\nWe have looked at it. The cards were used on 4 May, so that we cannot refund them. You may complain to an ombudsman.',
    ],
    [
      'a council whose agents collect',
      'Tarn Enforcement Ltd\nNOTICE OF ENFORCEMENT\n\nCouncil tax of £410.20 with a compliance fee of £75.00 is due to Tarn Borough Council. Pay by 25 November 2026 or an agent will visit. Please do not contact the council about payment, as this case is with us. Liability order of 2 September 2026.',
    ],
    [
      'a railway that sells tickets',
      'Tarn Rail\n\nDear Ms Bell\n\nYour payment of £30 for the friends and family railcard was declined. Please pay by 4 December 2026.',
    ],
  ])('are no fraud: %s', (_what, text) => {
    expect(kindOf('gb', text)).not.toBe('SCAM_LETTER')
  })
})

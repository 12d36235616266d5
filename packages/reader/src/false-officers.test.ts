/** Officers who are on their way and turn back for a transfer, beside officers who are real. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('an officer who turns back for a transfer to a private account is a fraud', () => {
  test.each([
    [
      'a bailiff in Britain',
      'gb',
      'NATIONAL CIVIL RECOVERY BUREAU\nWarrant number: NC/4417/E\nDate: 3 November 2026\n\nA High Court enforcement officer is on route to remove goods for an unpaid parking judgment of £912.00. To stop the visit make a bank transfer of £912.00 before 4pm today and send a screenshot by WhatsApp.\n\nAccount name: T. J. Marsh\nSort code 00-00-00 Account 00000000',
    ],
    [
      'a sheriff in the United States',
      'us',
      'From: Tarn County Warrants Division\n\nYou missed jury duty and an officer has a warrant for your arrest. To cancel the warrant send $1,200 by Zelle to the officer’s account today and text a screenshot of the payment to your case officer.',
    ],
    [
      'a bailiff in Ireland',
      'ie',
      'COURT ENFORCEMENT OFFICE\n\nThe sheriff will attend today to seize your car. To avoid the seizure you must make an instant transfer of €640 to our agent’s holding account and confirm it by WhatsApp. Do not call the court.',
    ],
    [
      'an agent for a council',
      'gb',
      'Subject: REMOVAL TODAY\n\nEnforcement agents have been sent for council tax of £702.40. The removal will be called off when your bank transfer reaches the agent’s account. Send us a photo of your receipt on WhatsApp before noon.',
    ],
  ] as const)('%s', (_, country, text) => {
    expect(read(text, { country })).toMatchObject({
      documentType: 'SCAM_LETTER',
      senderOrganization: null,
      isOfficialDemand: false,
    })
  })

  test.each([
    [
      'a firm that takes payment by card and transfer',
      'Tarn Enforcement Ltd\nCertificated enforcement agents\n\nNotice of Enforcement\n\nRef 4410-22\n3 November 2026\n\nDebtor: Ada Marsh\nCreditor: Quill Borough Council, liability order for council tax\n\nTotal to pay £486.20. You must pay by 17 November 2026 or an enforcement agent may visit your home and take control of your goods. A fee of £235 will be added. You can pay by card at tarnenforcement.example, or by bank transfer to Tarn Enforcement Ltd, sort code 00-00-00. To avoid a visit call us to agree a plan.',
    ],
    [
      'a writ in the hands of an officer',
      'Quill High Court Enforcement Ltd\n\nWrit of Control\nClaim number K41YJ208\nHigh Court reference 26-4410\n3 November 2026\n\nI attended today to take control of goods. The sum due is £2,310.40. Payment may be made by bank transfer to the client account of Quill High Court Enforcement Ltd quoting your reference. If you do not pay I will return to remove goods without further notice.',
    ],
  ])('%s is real', (_, text) => {
    expect(read(text, { country: 'gb' }).documentType).toBe('BAILIFF_NOTICE')
  })
})

import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const urgencyOf = (text: string) => read(text, { country: 'us' }).urgencyLevel

describe('it is urgent', () => {
  test.each([
    [
      'when a court has fined',
      "Notice of fine\n\nYour court: Tarn Magistrates' Court\n\nFined £220.00\nTotal to pay: £398.00\nPay by: 14/03/2026",
    ],
    [
      'when the law makes it an offence not to answer by the day',
      'Companies House\n\n15 December 2026\n\nYou must submit your statement by 12 January 2027. If you do not file it you may be committing an offence.',
    ],
    [
      'when an office looks into how children are cared for',
      "Children's Aid Society of Tarn\n\nApril 2, 2026\n\nWe have opened an investigation regarding concerns about the wellbeing of your child. A home visit has been scheduled for April 10, 2026.",
    ],
    [
      'when a day is set on which the power goes',
      'NOTICE OF DISCONNECTION\nAccount 44-8710\nOctober 2, 2026\n\nYour electric service is scheduled for disconnection on October 9, 2026 because $311.20 is past due. Pay the balance or call us.',
    ],
    [
      'when a statutory notice tells a tenant to put the rent right',
      '14-DAY NOTICE TO REMEDY\nRent arrears of $980.00 as at 3 October 2026.\n\nYou are required to remedy the breach within 14 days. If the breach is not remedied the landlord may apply to the tribunal.',
    ],
    [
      'when benefits stop unless a hearing is asked for in days',
      'NOTICE OF ADVERSE ACTION\nDate: October 9, 2026\n\nYour SNAP benefits will be terminated on November 1, 2026. If you request a hearing within 10 days of the date of this notice, your benefits may continue.',
    ],
    [
      'when somebody asks about a message that wants money through a link',
      'I got a text: "Your parcel is held, unpaid shipping 1.99, pay now at post-redelivery.example.com". Should I pay?',
    ],
    [
      'when somebody has two days to sign an offer',
      'They let go of my whole team. The letter says I have 2 days to sign for the severance or the offer is gone. Can I take longer?',
    ],
    [
      'when a French employer ends the work by a message',
      "Bonjour, je travaille depuis deux ans. Hier mon patron m'a envoyé un sms : c'est plus la peine de venir demain. Je n'ai eu aucune lettre. Est-ce qu'il a le droit de faire ça ?",
    ],
    [
      'when a lender means to foreclose',
      'Loan 4821\nRe: Notice of Intention to Foreclose\n\nYour mortgage loan is in default. Pay the past-due amount of $4,120.00 on or before November 30, 2026.',
    ],
    [
      'when health cover ends unless a form comes back',
      'COUNTY HUMAN SERVICES AGENCY\nDate: March 9, 2026\n\nYour Medicaid coverage will END on April 8, 2026. You have until June 7, 2026 to ask for a fair hearing.',
    ],
    [
      'when an authority orders something and will do it at a cost',
      'Stadt Tarnau\nOrdnungsamt\nDatum: 23.12.2025\n\nOrdnungsverfügung\n\nSehr geehrte Damen und Herren,\n\nich fordere Sie auf, die Ablagerungen bis zum 20.01.2026 vollständig zu beseitigen. Sonst drohe ich die Ersatzvornahme an. Gegen diesen Bescheid ist die Klage zum Verwaltungsgericht gegeben.',
    ],
    [
      'when bailiffs stand at the door',
      'Council tax, England. Bailiffs at the door. What can they take?',
    ],
  ])('%s', (_, text) => {
    expect(urgencyOf(text)).toBe('high')
  })
})

test('an offer to settle a claim about parking is more than one more reminder', () => {
  const offer =
    'WITHOUT PREJUDICE\n\nTo assist, our client may be prepared to settle this case. They would accept £60.00 in full and final settlement of this claim. The outstanding balance is £170.00. Please confirm within 7 days. Payment can be made to Bramble Legal Ltd Client Account.'
  expect(urgencyOf(offer)).toBe('medium')
})

test('a bill that only says how to pay is not', () => {
  const bill =
    'Your electric bill\nAccount 44-8710\nOctober 2, 2026\n\nYour bill of $88.10 is due on October 24, 2026. Thank you for being our customer.'
  expect(urgencyOf(bill)).not.toBe('high')
})

test('a second reminder of a supplier, with its contract at stake, is no ordinary bill', () => {
  const reminder =
    'Tarn Energie NV\nKlantnummer 7712 004\nGent, 3 juni 2026\n\nDerde herinnering: afrekening gas nr. 26-77120\n\nTe betalen: 140,20 EUR\n\nGelieve te betalen binnen 10 dagen na de datum van deze brief. Zo niet kunnen wij uw contract opzeggen.'
  expect(read(reminder, { country: 'be' }).urgencyLevel).toBe('medium')
})

test('a last reminder that hands the claim to a collector is more than one more reminder', () => {
  const reminder =
    'Laatste herinnering: factuur 2026-118 (€ 190,00) staat nog open. Zonder betaling binnen 5 dagen geven wij de vordering uit handen aan een incassobureau.'
  expect(read(reminder, { country: 'nl' }).urgencyLevel).toBe('medium')
})

test.each([
  [
    'a Swiss landlord who sets the time after which the home is given notice',
    'ch',
    'Tarn Immobilien AG\nPostfach\n4002 Basel\n\nBasel, 12. Juni 2026\n\nZahlungsaufforderung mit Kündigungsandrohung gemäss Art. 257d OR\n\nSehr geehrte Frau Quill\n\nGemäss unserer Buchhaltung sind folgende Mietzinse offen:\n\nMietzins Mai 2026   CHF 1200.00\n\nWir setzen Ihnen eine Frist von 30 Tagen ab Empfang dieses Schreibens, um den Ausstand zu begleichen. Trifft der Betrag nicht ein, werden wir das Mietverhältnis ausserordentlich kündigen.',
  ],
  [
    'a collector who is about to block the car, in a bad scan',
    'it',
    "Agenzia delle entrate-Riscossione\n\nData: 8 giugno 2026\n\nC0MUNICAZIONE PREVENTIVA DI FERM0\n\nGentile contribuente, non ha pagato le cartelle per euro 640,10. La invitiamo a pagare entro 30 giorni dalla notifica. In mancanza procederemo all'iscrizione de1 fermo nel Pubblico Registro.",
  ],
] as const)('%s presses', (_what, country, text) => {
  expect(read(text, { country }).urgencyLevel).toBe('high')
})

test('child maintenance that is behind cannot wait', () => {
  const { urgencyLevel, amounts } = read(
    'Child Maintenance Service\n14 November 2026\nDear Mr Quill\nYou have missed child maintenance payments of £640.00. If you do not pay by 28 November 2026 we will take it from your earnings.',
    { country: 'gb' },
  )
  expect(urgencyLevel).toBe('medium')
  expect(amounts[0]?.role).toBe('total')
})

import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'jp',
    'the era and the yen in English, as offices write to newcomers',
    'Kita City Office\n\nNational Health Insurance premium for Reiwa 8: 14,300 yen. Please pay by December 1, 2026.',
  ],
  [
    'be',
    'its code of economic law in full',
    'Tarn Opleiding\n\nEerste herinnering\n\nOvereenkomstig Boek XIX van het Wetboek van Economisch Recht betaalt u 397,00 euro binnen 14 kalenderdagen.',
  ],
  [
    'be',
    'the app with which Belgians sign',
    'Cher client,\n\nUne transaction de 249,00 euros vient d’être demandée avec votre compte itsme. Appelez notre service au plus vite.',
  ],
  [
    'nl',
    'the form of the firm, in a language that no country here speaks',
    'Tarn Flex B.V.\n\n23.11.2026\n\nSzanowny Panie,\n\nprosimy o zapłatę 118,50 euro.',
  ],
  [
    'it',
    'the form of the firm in Italy',
    'Tarno Case S.r.l.\n\n23.11.2026\n\nSzanowny Panie,\n\nprosimy o zapłatę 118,50 euro.',
  ],
  [
    'ca',
    'a court form of a province in capitals',
    'ALBERTA\nCourt of Justice\n\nDEFAULT JUDGMENT\n\nPlaintiff: Tarn Loans Inc.\nDefendant: Sam Test\n\nTHE DEFENDANT MUST PAY $ 3,120.00, costs of $ 211.00, TOTAL $ 3,331.00',
  ],
  [
    'ca',
    'the regulations of Ontario',
    'Small Claims Court\nForm 9B   Ont. Reg. No.: 258/98\n\nPlaintiff: Tarn Loans Inc.\n\nThe plaintiff asks the court to make an order that you pay the sum of $ 810.00.',
  ],
  [
    'au',
    'a city of Australia beside sums in dollars',
    'I rent a room in Brisbane and my landlord wants to keep my $400 bond because of a $90 lamp. Can he?',
  ],
  ['au', 'the post of Australia', 'AusPost: a fee of $1.95 is due on your parcel: post.example'],
  [
    'au',
    'dollars by the fortnight',
    'My hours were cut and a club takes $52 from my account every fortnight. Can I make them stop?',
  ],
  [
    'be',
    'the fines of a town',
    'Commune de Tarnes\nLa fonctionnaire sanctionnatrice\n\nMonsieur,\n\nEn vertu de la loi sur les sanctions administratives communales, une amende de 80,00 € vous est infligée.',
  ],
  [
    'be',
    'a town of Flanders',
    'Hallo, ik huur in Kortrijk en mijn huisbaas wil mijn waarborg niet teruggeven. Wat kan ik doen bij het OCMW?',
  ],
  [
    'ch',
    'a town of French-speaking Switzerland',
    "Bonjour, j'ai démissionné de mon poste à Fribourg et mon patron refuse de me payer. Que faire ?",
  ],
  [
    'de',
    'its language, however often it says "ein"',
    'Ein Bekannter hat ein Rad gekauft, das ein Dieb gestohlen hatte. Ein Beamter hat es abgeholt. Bekommt er ein Ersatzrad oder ein paar Euro zurück?',
  ],
  [
    'us',
    'the number of an employer',
    'Quill Tools payroll\nEIN: 44-1188207\n\nPlease confirm the address for your form by June 3.',
  ],
  [
    'be',
    'how a payment names its bill there',
    'Gemeente Tarnwijk\n\nGeachte mevrouw Quill,\n\nU kreeg een administratieve geldboete van 58,00 EUR. Vermeld de mededeling +++114/2026/03381+++.',
  ],
  [
    'be',
    'the officer who fines there',
    'Commune de Tarnoy\n\nMadame Quill, le fonctionnaire sanctionnateur vous inflige une amende administrative de 58,00 EUR.',
  ],
  [
    'ch',
    'its word for a higher rent',
    'Mein Vermieter kündigt mir eine Mietzinserhöhung an, ohne Grund. Muss ich das hinnehmen?',
  ],
  [
    'us',
    'a town of California',
    'I give lessons in Fresno, CA and my boss says that I must stay for fourteen days. Must I?',
  ],
  [
    'us',
    'the last four figures of a number that everybody has there',
    'A collector called and knew the last four of my social. They want money by the end of the month. Is it real?',
  ],
  [
    'ca',
    'its way to send money',
    'Your power will be shut off today. Send $318.20 by Interac e-Transfer to pay@quill-power.example.',
  ],
  [
    'nz',
    'the fee of its infringement notices',
    'QUILL CITY COUNCIL\n\nREMINDER NOTICE\n\nVehicle: QXB 117\nInfringement fee payable: $60.00\n\nPay within 28 days after you have been served with this reminder.',
  ],
] as const)('%s is known by %s', (country, _what, text) => {
  expect(read(text).jurisdiction.countryCode).toBe(country)
})

test.each([
  [
    'gb',
    'Tarn Lane Hospital\nService de cardiologie\n\nLe 5 juin 2026\n\nNous vous confirmons votre rendez-vous du 7 juillet 2026.\nSi vous ne pouvez pas venir, téléphonez au 020 8321 5000.',
  ],
  [
    'gb',
    'Clínica Tarn\nFecha: 5 de junio de 2026\n\nSu cita es el 7 de julio de 2026.\nSi no puede venir, llame al 0113 496 2200.',
  ],
  [
    'fr',
    'Clinique Tarn\nLe 5 juin 2026\n\nVotre rendez-vous est le 7 juillet 2026.\nTéléphone : 01 42 83 21 50',
  ],
  [
    'de',
    'Praxis Tarn\n5. Juni 2026\n\nIhr Termin ist am 7. Juli 2026. Bitte rufen Sie an:\n0151 23456789 oder 030 8321 5000.',
  ],
])(
  'a paper in the language of a newcomer is of the country that its number is of: %s',
  (country, text) => {
    expect(read(text).jurisdiction.countryCode).toBe(country)
  },
)

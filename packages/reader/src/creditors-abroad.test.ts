import { expect, test } from 'vitest'

import { read } from './read.ts'

const COLLECTOR = {
  nl: 'Quilla Incasso B.V.\nRotterdam, 14 oktober 2026\n\nGeachte heer,\n\n',
  it: 'KRUQUILLA ITALIA S.r.l. - recupero crediti\n3 novembre 2026\n\nEgr. sig. Mora,\n',
  fr: 'Quilla Recouvrement SARL\nLyon, le 3 novembre 2026\n\nMadame,\n\n',
  es: 'Cobros Quilla, S.L.\nMadrid, 3 de noviembre de 2026\n\nEstimado señor: ',
} as const

test.each([
  [
    'fr',
    "À la demande de l'Office Public de l'Habitat du Tarn, nous vous réclamons",
    "Office Public de l'Habitat du Tarn",
  ],
  [
    'nl',
    'Namens onze opdrachtgever Tarn Sport Nederland B.V. eisen wij',
    'Tarn Sport Nederland B.V.',
  ],
  ['nl', 'Op verzoek van de naamloze vennootschap TARN ZORG N.V., eisen wij', 'Tarn Zorg N.V.'],
  [
    'nl',
    'Ten verzoeke van de besloten vennootschap met beperkte aansprakelijkheid Tarn Wonen B.V., eisen wij',
    'Tarn Wonen B.V.',
  ],
  ['nl', 'In opdracht van onze cliënt Tarn Telecom eisen wij', 'Tarn Telecom'],
  ['nl', 'Wij treden op namens zorgverzekeraar Tarn Zeker en eisen', 'Tarn Zeker'],
  ['it', 'per conto di Tarn Rete S.p.A. (contratto 9187745) Le chiediamo', 'Tarn Rete S.p.A.'],
  [
    'it',
    'scriviamo in nome e per conto della società Tarn Luce S.r.l., nostra mandante, e chiediamo',
    'Tarn Luce S.r.l.',
  ],
  ['es', 'en nombre de nuestro cliente Banco Tarn le reclamamos', 'Banco Tarn'],
  ['es', 'por encargo de la entidad Tarn Crédito le reclamamos', 'Tarn Crédito'],
] as const)('in %s, "%s" names for whom: %s', (language, says, name) => {
  const sum = { nl: '€ 149,95.', it: 'euro 149,95.', es: '149,95 euros.', fr: '149,95 €.' }[
    language
  ]
  expect(read(`${COLLECTOR[language]}${says} ${sum}`).originalCreditor).toBe(name)
})

test.each([
  'Geachte heer, namens het hele team wensen wij u een goede dag. Betaal € 149,95.',
  'Geachte heer, wij schrijven u namens uzelf en uw gezin. Betaal € 149,95.',
  'Sehr geehrter Herr Quill, sonst werden wir unserer Mandantin die Einleitung des Mahnverfahrens empfehlen. Zahlen Sie 149,95 €.',
  'Sehr geehrter Herr Quill, namens der Eigentümerin bitten wir um 149,95 €.',
])('words for a client without a name name nobody: %s', (text) => {
  expect(read(`Tarn Water\n\n${text}`).originalCreditor).toBeNull()
})

/** Who signs below the part that he plays, for a team, or from a mailbox of another trade. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { read } from './read.ts'

const BILLS = {
  es: 'CARTA DE RECLAMACIÓN DE PAGO\nValladolid, 9 de marzo de 2026\n\nEstimada Sra. Quill:\n\nLe requerimos el pago de la factura n.º 187, por importe de 936,00 €, que continúa impagada, en un plazo de 7 días.\n\nAtentamente,\n\n',
  fr: 'Objet : facture impayée\n\nLyon, le 9 mars 2026\n\nMadame,\n\nVotre facture n° 187 de 936,00 € reste impayée. Merci de régler sous 8 jours.\n\nCordialement,\n\n',
  de: 'Mahnung\n\nKöln, 9. März 2026\n\nSehr geehrte Frau Quill,\n\ndie Rechnung Nr. 187 über 936,00 € ist offen. Bitte zahlen Sie binnen 8 Tagen.\n\nMit freundlichen Grüßen\n\n',
  it: 'Sollecito di pagamento\n\nNapoli, 9 marzo 2026\n\nGentile signora Quill,\n\nla fattura n. 187 di € 936,00 non risulta pagata. La invitiamo a pagare entro 8 giorni.\n\nDistinti saluti\n\n',
  nl: 'Aanmaning\n\nUtrecht, 9 maart 2026\n\nGeachte mevrouw Quill,\n\nFactuur 187 van € 936,00 staat nog open. Wij verzoeken u binnen 8 dagen te betalen.\n\nMet vriendelijke groet\n\n',
} as const
const namesIn = (country: CountryCode, text: string) => {
  const { senderOrganization, originalCreditor } = read(text, { country })
  return [senderOrganization, originalCreditor]
}

test.each([
  ['es', 'El acreedor\nReformas Tarn, S.L.', 'Reformas Tarn, S.L.'],
  ['fr', 'Le créancier\nMenuiserie Tarn SARL', 'Menuiserie Tarn SARL'],
  ['de', 'Der Gläubiger\nTischlerei Tarn GmbH', 'Tischlerei Tarn GmbH'],
  ['it', 'Il creditore\nFalegnameria Tarn S.r.l.', 'Falegnameria Tarn S.r.l.'],
  ['nl', 'De schuldeiser\nTimmerbedrijf Tarn B.V.', 'Timmerbedrijf Tarn B.V.'],
] as const)('%s: a creditor who signs as such writes for nobody else', (country, last, name) => {
  expect(namesIn(country, BILLS[country] + last)).toEqual([name, null])
})

test.each([
  ['de', 'Ihr Team der Grundschule Am Tarnhof', 'Grundschule Am Tarnhof'],
  ['de', 'Ihr Team im Tarnhaus', 'Tarnhaus'],
  ['nl', 'Het team van de Tarnbibliotheek', 'Tarnbibliotheek'],
  ['es', 'El equipo de la Biblioteca Tarn', 'Biblioteca Tarn'],
  ['it', 'Lo staff della Biblioteca Tarn', 'Biblioteca Tarn'],
] as const)('%s: the team of a house is the house: %s', (country, last, name) => {
  expect(namesIn(country, BILLS[country] + last)[0]).toBe(name)
})

test('a creditor whom another one names stays the one for whom it writes', () => {
  const text = `Tarn Inkasso GmbH\nKade 4, 50667 Köln\n\n${BILLS.de}Tarn Inkasso GmbH\n\nGläubiger: Quill Versand GmbH`
  expect(namesIn('de', text)).toEqual(['Tarn Inkasso GmbH', 'Quill Versand GmbH'])
})

const MAIL = (demand: string) =>
  `Von: h.quill@gartenbau-marsh.de\nAn: j.tarn@privat-mail.de\nBetreff: Kündigung Ihres Mietverhältnisses\n\nSehr geehrter Herr Tarn,\n\nhiermit wird das Mietverhältnis über die Wohnung fristlos gekündigt. ${demand}\n\nMit freundlichen Grüßen\n\nHilde Quill\nBeratung\nOttilienweg 23, 33647 Bielefeld`

test('a landlord who claims for herself is not the trade of her mailbox', () => {
  const text = MAIL('Bitte geben Sie die Wohnung bis zum 31. März 2026 geräumt an mich heraus.')
  expect(namesIn('de', text)[0]).toBe('Hilde Quill')
})

test('a house that claims for itself is named by its mailbox', () => {
  const text = MAIL('Bitte räumen Sie die Wohnung bis zum 31. März 2026.')
  expect(namesIn('de', text)[0]).toBe('Gartenbau Marsh')
})

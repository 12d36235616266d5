/** Senders by what a house prints of itself in Germany, France and Switzerland. The names are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const GERMAN =
  'Sehr geehrte Frau Adler,\n\nSie haben die Rechnung vom 3. September 2026 über 184,20 EUR nicht bezahlt. Bitte überweisen Sie den Betrag bis zum 30. November 2026.\n'
const FRENCH =
  'Madame,\n\nMalgré nos relances, vous restez nous devoir la somme de 184,20 €. Nous vous demandons de régler cette somme avant le 30 novembre 2026.\n'
const ITALIAN =
  "Gentile signora,\n\nnonostante i solleciti, la fattura di fr. 184.20 non è stata pagata. La invitiamo a versare l'importo entro il 30 novembre 2026.\n"

function senderOf(country: CountryCode, text: string): string | null {
  return read(text, { country }).senderOrganization
}

describe('the name before the register, the capital or the seat', () => {
  test.each([
    [
      'de',
      'Lindental Energie GmbH',
      `Vertragspartner    Lindental Netz AG\nDatum    12.10.2026\n\nFrau Mira Adler\n\n${GERMAN}\nLindental Energie GmbH, Sitz: Kassel, Amtsgericht Kassel HRB 20441, Geschäftsführer: Dr. Lutz Horn`,
    ],
    [
      'fr',
      'Recouvrement Ligérien',
      `Mme Claire Perrin\n3 rue des Lilas\n44000 Nantes\n\nCréancier : Orange Bleue SA\nDossier : 88120\n\n${FRENCH}\nRecouvrement Ligérien\nSAS au capital de 50 000 € - RCS Nantes 812 114 996`,
    ],
    [
      'fr',
      'Énergie Verte de France',
      `De : Service clients <noreply@energieverte.example>\nObjet : votre facture\n\n${FRENCH}\nÉnergie Verte de France - SA au capital de 1 000 000 € - RCS Paris 552 081 317`,
    ],
    [
      'ch',
      'Quellmoor Treuhand',
      `Frau Mira Adler\nAm Hang 4\n3011 Bern\n\n${GERMAN}\nQuellmoor Treuhand · Bundesplatz 3 · 3011 Bern · CHE-105.962.114 MWST`,
    ],
  ] as const)('in %s: %s', (country, name, text) => {
    expect(senderOf(country, text)).toBe(name)
  })

  test('the other side keeps its register to itself', () => {
    const text = `Inkasso Nordlicht GmbH\nPostfach 10 20, 24103 Kiel\n\nFrau Mira Adler\n\n${GERMAN}\nGläubigerin: Versandhaus Quellmoor AG, Sitz: Hamburg, HRB 4471`
    expect(senderOf('de', text)).toBe('Inkasso Nordlicht GmbH')
  })

  test('the bank of the house is not the house', () => {
    const text = `RÉGIE DU PORT SA\nRue du Lac 4, 1003 Lausanne\n\nMadame Claire Perrin\n\n${FRENCH}\nBanque Cantonale du Lac, IBAN CH31 0076 8300 1184 0320 7\nCHE-105.962.114 TVA`
    expect(senderOf('ch', text)).toBe('Régie du Port SA')
  })
})

describe('a brand in small letters at the top', () => {
  test.each([
    [
      'de',
      'Familienkasse Sachsen',
      `familienkasse Sachsen\nPostanschrift: Familienkasse Sachsen, 09092 Chemnitz\n\nFrau Mira Adler\n\nErstattungsbescheid\n\n${GERMAN}`,
    ],
    [
      'de',
      'Quellstrom',
      `quellstrom\nEine Marke der Tarn Deutschland GmbH\n\nFrau Mira Adler\n\nMahnung\n\n${GERMAN}\nViele Grüße\nDein quellstrom Team`,
    ],
    ['ch', 'Assalia', `assalia\nAvenue Ramuz 70, 1009 Pully\n\nMadame Claire Perrin\n\n${FRENCH}`],
    [
      'ch',
      'Solenta',
      `solenta\n\nSolenta Bellinzona\nPiazza del Sole 6\n6501 Bellinzona\n\nSignora Elena Bianchi\n\n${ITALIAN}\nSolenta Bellinzona`,
    ],
  ] as const)('in %s: %s', (country, name, text) => {
    expect(senderOf(country, text)).toBe(name)
  })

  test('a greeting is no brand', () => {
    const text = `hallo\nMira Adler\nAm Hang 4\n\nich kann die Miete nicht zahlen und habe eine Mahnung bekommen.`
    expect(senderOf('de', text)).toBeNull()
  })
})

describe('the whole name of a house', () => {
  test.each([
    [
      'fr',
      'SAS Garage du Lac 2000',
      `SAS GARAGE DU LAC 2000\nRéparation automobile\n4 rue du Port, 74000 Annecy\n\nMme Claire Perrin\n\n${FRENCH}`,
    ],
    [
      'fr',
      'SCP Juris 75',
      `SCP JURIS 75\nHuissiers de Justice associés\n12 rue Lepic\n75018 PARIS\n\nMme Claire Perrin\n\n${FRENCH}`,
    ],
    [
      'fr',
      'Durand, Petit & Associés',
      `DURAND, PETIT & ASSOCIÉS\nAvocats à la Cour\n5 place Bellecour, 69002 Lyon\n\nMme Claire Perrin\n\n${FRENCH}`,
    ],
    [
      'ch',
      'Aeschli, Rüegg & Partner AG',
      `AESCHLI, RÜEGG & PARTNER AG\nImmobilientreuhand\nBundesplatz 3, 3011 Bern\n\nFrau Mira Adler\n\n${GERMAN}`,
    ],
    [
      'ch',
      'Morel, Blanc & Cie SA',
      `MOREL, BLANC & CIE SA\nGérance\nAvenue de la Gare 26, 1003 Lausanne\n\nMadame Claire Perrin\n\n${FRENCH}`,
    ],
    [
      'fr',
      'Cabinet Moreau Syndic',
      `Cabinet Moreau Syndic agissant pour le compte de la copropriété Les Tilleuls\n14 avenue Foch 59000 Lille\n\nMme Claire Perrin\n\n${FRENCH}`,
    ],
    [
      'fr',
      'Banque Ponsard',
      `Mme Claire Perrin\n3 rue des Lilas\n\n${FRENCH}\nVeuillez agréer, Madame, nos salutations distinguées.\n\nPour la Banque Ponsard,\nLe directeur d'agence\nM. Royer`,
    ],
    [
      'de',
      'Betreibungsamt Zürich 7',
      `Betreibungsamt Zurich 7\nForchstrasse 2\n8032 Zurich\n\nZahlungsbefehl\n\nDer Schuldner wird aufgefordert, dem Glaubiger folgende Betrage innert 20 Tagen zu bezahlen.`,
    ],
  ] as const)('in %s: %s', (country, name, text) => {
    expect(senderOf(country, text)).toBe(name)
  })

  test('a street with its number is still no name', () => {
    const text = `Rue du Port 12\n74000 Annecy\n\nMme Claire Perrin\n\n${FRENCH}`
    expect(senderOf('fr', text)).toBeNull()
  })
})

describe('an office below what it is a part of', () => {
  test.each([
    [
      'ch',
      'Ufficio esecuzione di Tarno',
      `Repubblica e Cantone Ticino\nUfficio esecuzione di Tarno\nVia Bossi 2a\n\nSignora Elena Bianchi\n\n${ITALIAN}`,
    ],
    [
      'ch',
      'SVA Tarnau',
      `SVA Tarnau\nAusgleichskasse\nRöntgenstrasse 17, 8087 Zürich\n\nFrau Mira Adler\n\nRückforderung\n\n${GERMAN}`,
    ],
    [
      'fr',
      'Commune de Saint-Tarn',
      `RÉPUBLIQUE FRANÇAISE\nDépartement de la Savoie\nCommune de Saint-Tarn\n\nMme Claire Perrin\n\n${FRENCH}\nLe maire,\nP. Blanc`,
    ],
    [
      'de',
      'Landesamt für Finanzen',
      `Freistaat Bayern\nLandesamt für Finanzen\nAlexandrastr. 3, 80538 München\n\nFrau Mira Adler\n\n${GERMAN}`,
    ],
  ] as const)('in %s: %s', (country, name, text) => {
    expect(senderOf(country, text)).toBe(name)
  })

  test('the value of a label in the head is not the sender', () => {
    const text = `Azienda Elettrica del Sole SA\nVia Stazione 4\n6500 Bellinzona\n\nInfortunio no.        21.40718.26.3\nDatore di lavoro      Edilsud SA\nData                  5 novembre 2026\n\n${ITALIAN}\nCopia a: Amministrazione Stabili Ticino SA`
    expect(senderOf('ch', text)).toBe('Azienda Elettrica del Sole SA')
  })
})

test.each([
  [
    'AYUNTAMIENTO\nTarnavega\n\nPROVIDENCIA\n\nSANCIÓN PROPUESTA: 450,00 €\n\nDispone de 15 días hábiles para formular alegaciones.',
    'Ayuntamiento de Tarnavega',
  ],
  [
    'COMUNE\nTarnola\n\nAVVISO DI ACCERTAMENTO TARI 2024\nImporto € 212,00 da versare entro 60 giorni dalla notifica.',
    'Comune di Tarnola',
  ],
  [
    'GEMEENTE\nQuillerdam\n\nAanslag gemeentelijke heffingen 2026\nTe betalen € 612,00 vóór 31 mei 2026.',
    'Gemeente Quillerdam',
  ],
  [
    'STADT\nTarnheim\n\nVerwarnung mit Verwarnungsgeld 30,00 EUR. Bitte zahlen Sie innerhalb einer Woche.',
    'Stadt Tarnheim',
  ],
  [
    'MAIRIE\nTarnay-sur-Loire\n\nAvis de somme à payer : cantine, 84,20 € avant le 15/05/2026.',
    'Mairie de Tarnay-sur-Loire',
  ],
])('a town’s office over its town: %s', (text, name) => {
  expect(read(text).senderOrganization).toBe(name)
})

test.each([
  [
    'STADT\nOrdnungsamt\n\nVerwarnung mit Verwarnungsgeld 30,00 EUR. Bitte zahlen Sie innerhalb einer Woche.',
    'Stadt',
  ],
  [
    'AYUNTAMIENTO\nRecaudación Municipal\n\nRecibo IBI 2026: 212,00 € hasta el 05/11/2026.',
    'Ayuntamiento',
  ],
])('and over its department: %s', (text, name) => {
  expect(read(text).senderOrganization).toBe(name)
})

test.each([
  [
    'Tarnsegur\nSeguro de Auto\n\nRecibo anual 2026: 410,00 €. Se cargará el 03/05/2026.\n\nTarnsegur España, Compañía de Seguros y Reaseguros, S.A. · Calle Olmo 1, 28000 Madrid',
    'Tarnsegur',
  ],
  [
    'Quillassur\nAssurance habitation\n\nÉchéance : 212,00 € le 01/06/2026.\n\nQuillassur France, Société d’assurance mutuelle, 12 rue de la Paix, 75002 Paris',
    'Quillassur',
  ],
])('an insurer is not what it insures: %s', (text, name) => {
  expect(read(text).senderOrganization).toBe(name)
})

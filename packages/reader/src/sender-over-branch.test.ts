/** A house above the name of its branch, and names that a scanner broke. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { read } from './read.ts'

const BODIES = {
  fr: '\n12 rue du Pont, 35000 Rennes\n\nRennes, le 9 février 2026\n\nMadame,\n\nNous vous avons versé à tort la somme de 684,37 euros. Vous devez rembourser cette somme.\n\nLe directeur',
  de: '\nHauptstr. 1, 50667 Köln\n\n9. Februar 2026\n\nSehr geehrte Frau Quill,\n\nSie haben 684,37 Euro zu viel erhalten. Bitte zahlen Sie den Betrag bis 9. März 2026 zurück.\n\nIm Auftrag',
  nl: '\nKade 1, 8011 Zwolle\n\n9 februari 2026\n\nGeachte mevrouw,\n\nU hebt 684,37 euro te veel ontvangen. Betaal dit terug voor 9 maart 2026.\n\nDe directeur',
} as const
const bodyOf = (country: keyof typeof BODIES, head: string) =>
  read(head + BODIES[country], { country: country satisfies CountryCode })

test.each([
  ['fr', 'France Travail\nAgence de Rennes', 'France Travail'],
  ['fr', 'France TravaiI\nAgence de Rennes', 'France Travail'],
  ['fr', 'Crédit du Tarn\nAgence de Rennes', 'Crédit du Tarn'],
  ['de', 'Agentur für Arbeit Köln\nGeschäftsstelle Köln-Süd', 'Agentur für Arbeit Köln'],
  ['nl', 'UWV\nKantoor Zwolle', 'UWV'],
] as const)('%s: the house writes, and not its branch: %s', (country, head, name) => {
  expect(bodyOf(country, head).senderOrganization).toBe(name)
})

test.each([
  ['de', 'Finanzarnt Köln', 'Finanzamt Köln'],
  ['de', 'Farnilienkasse Rheinland', 'Familienkasse Rheinland'],
  ['nl', 'Gerneente Zwolle', 'Gemeente Zwolle'],
] as const)(
  '%s: a public body is one under a name that a scanner broke: %s',
  (country, head, name) => {
    const { senderOrganization, isOfficialDemand } = bodyOf(country, head)
    expect([senderOrganization, isOfficialDemand]).toEqual([name, true])
  },
)

test.each([
  ['de', 'Arnt Quill GmbH', 'Arnt Quill GmbH'],
  ['fr', 'Agence Tarn Immobilier', 'Agence Tarn Immobilier'],
] as const)('%s: this is its own name: %s', (country, head, name) => {
  expect(bodyOf(country, head).senderOrganization).toBe(name)
})

/** Threads of messages in which a fraud comes in steps. The names that they borrow are real, the rest is invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (country: CountryCode, text: string) => read(text, { country }).documentType

const FILL_FR =
  '\n\n[mer. 11 nov. 2026, 19:47]\nDERNIER RAPPEL. Sans paiement votre dossier sera transmis et des frais seront ajoutes. Merci de regulariser votre situation au plus vite depuis le lien de notre premier message, muni de votre carte bancaire et de votre telephone.'
const FILL_DE =
  '\n\n[Mi., 11. Nov. 2026, 19:47]\nLETZTE ERINNERUNG. Ohne Zahlung wird Ihr Vorgang weitergegeben und es entstehen weitere Kosten. Bitte nutzen Sie den Link aus unserer ersten Nachricht und halten Sie Ihre Karte und Ihr Telefon bereit.'
const LONG = (fill: string): string => fill.repeat(4)

describe('a thread whose first message borrows a name', () => {
  test.each([
    [
      'fr',
      `SMS - 5 messages\n\n[mar. 10 nov. 2026, 08:12]\nANTAI : votre amende de 35,00 EUR reste impayee. Reglez ici : https://reglement-dossier.example/35${LONG(FILL_FR)}`,
    ],
    [
      'fr',
      `[10/11/2026 08:12]\nAMELI : votre carte arrive a expiration. Commandez la nouvelle, 1,99 EUR : https://carte-sante-fr.example${LONG(FILL_FR)}`,
    ],
    [
      'de',
      `[Di., 10. Nov. 2026, 08:12]\nDHL: Ihr Paket wartet, bitte zahlen Sie 2,99 EUR Gebühr: https://zustellung-frei.example/p${LONG(FILL_DE)}`,
    ],
    [
      'de',
      `[10.11.2026 08:12]\nSparkasse: Bitte bestätigen Sie Ihre Daten sofort: https://kunden-sicherheit.example${LONG(FILL_DE)}`,
    ],
    [
      'ch',
      `[Di., 10. Nov. 2026, 08:12]\nSwissPass: Bitte zahlen Sie CHF 4.90, um Ihr Abo zu verlängern: https://abo-verlaengern.example${LONG(FILL_DE)}`,
    ],
  ] as const)('in %s', (country, text) => {
    expect(text.length).toBeGreaterThan(900)
    expect(kindOf(country, text)).toBe('SCAM_LETTER')
  })
})

describe('the false adviser of a bank', () => {
  test.each([
    [
      'fr',
      "Ici M. Tarn du service fraude. Un débit de 1 840,00 EUR est en attente. Merci de ne rien dire à votre banque et de valider l'opération d'annulation dans votre application. Un coursier passera ce soir récupérer votre carte.",
    ],
    [
      'de',
      'Hier ist Herr Tarn von der Betrugsabteilung. Sagen Sie Ihrer Bank nichts und lassen Sie die Karte abholen: Ein Kurier holt sie heute um 18 Uhr. Bringen Sie Ihr Geld in Sicherheit.',
    ],
    [
      'ch',
      'Buonasera, sono il signor Tarn del servizio antifrode. Non dica nulla alla banca. Trasferisca il denaro sul conto sicuro, un corriere ritirerà la carta stasera.',
    ],
    [
      'fr',
      'Service sécurité : transférez votre argent sur le compte sécurisé de la banque. N’en parlez à personne. Un coursier viendra chercher la carte.',
    ],
  ] as const)('in %s', (country, text) => {
    expect(kindOf(country, text)).toBe('SCAM_LETTER')
  })
})

describe('what is no fraud', () => {
  test('two messages of a landlord with their hours', () => {
    const text =
      '[Di., 10. Nov. 2026, 08:12]\nHallo Mira, die Miete für November ist noch offen. Bitte überweise sie bis zum 20. November.\n\n[Mi., 11. Nov. 2026, 19:47]\nDanke, ist angekommen.'
    expect(kindOf('de', text)).not.toBe('SCAM_LETTER')
  })

  test.each([
    [
      'de',
      'Tarnbank AG\n\nSehr geehrte Frau Adler,\nunsere Mitarbeiter fragen nie nach Ihrer PIN und TAN und holen nie die Karte. Mit freundlichen Grüßen\nTarnbank AG',
    ],
    [
      'ch',
      'Banca Tarn SA\n\nGentile signora,\nla banca non chiede mai i dati della carta e non propone mai un conto sicuro. Distinti saluti\nBanca Tarn SA',
    ],
  ] as const)('a bank that says what it never does, in %s', (country, text) => {
    expect(
      read(text, { country }).authenticity.filter(({ points }) => points === 'suspicious'),
    ).toEqual([])
  })

  test('a bank that warns of couriers', () => {
    const text =
      'Banque de Tarn\n\nMadame,\nAttention aux fraudes : un conseiller ne vous demandera jamais de remettre votre carte au coursier ni de valider une opération que vous n’avez pas faite. Cordialement,\nBanque de Tarn'
    expect(kindOf('fr', text)).not.toBe('SCAM_LETTER')
  })
})

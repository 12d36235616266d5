/** Questions about a higher rent and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_DE: Words = {
  'es.ask.rent-rise': {
    says: 'Miete darf einmal im Jahr steigen, nur wenn der Vertrag es sagt. Bei Verträgen seit dem 26. Mai 2023 ist der INE-Index (IRAV) die Grenze. Eine Verordnung vom Oktober 2026 setzt 2 %, wenn das Parlament sie bestätigt.',
    dependsOn: 'das Datum und die Worte Ihres Vertrags',
  },
  'es.ask.deposit': {
    says: 'Verlangen Sie die Kaution (fianza) schriftlich, mit dem Tag der Schlüsselrückgabe. Nach einem Monat schuldet der Vermieter Zinsen. Bis 2.000 € können Sie ohne Anwalt klagen.',
  },
  'es.ask.deposit-limit': {
    says: 'Bei Wohnungen mit bis zu fünf Jahren ist die Kaution eine Monatsmiete, dazu höchstens zwei Monate Garantie. Sieben Jahre bei Firmen. Mehr müssen Sie nicht annehmen.',
  },
  'es.ask.deposit-wear': {
    says: 'Der Vermieter darf nur Geld für Schäden behalten, die Sie verursacht haben, nicht für Abnutzung durch Zeit und normalen Gebrauch. Verlangen Sie schriftlich Fotos und Rechnungen und nennen Sie den Tag der Schlüsselrückgabe. Nach einem Monat schuldet er Zinsen. Bis 2.000 € können Sie ohne Anwalt klagen.',
  },
}

/** Questions on wages, broken goods, naming a user, and traffic charges (auf Deutsch) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'jp.ask.unpaid-wages': {
    says: 'Lohn muss am festen Tag voll gezahlt werden. Heben Sie Ihre Zeiten auf und gehen Sie zum Amt für Arbeitsnormen. Sie haben drei Jahre Zeit.',
  },
  'jp.ask.broken-goods': {
    says: 'Verlangen Sie vom Laden Reparatur oder Ersatz. Sonst können Sie einen kleineren Preis oder Ihr Geld fordern. Sagen Sie es binnen eines Jahres, nachdem Sie es merken.',
  },
  'jp.ask.disclosure': {
    says: 'Antworten Sie bis zum Tag im Brief. Sie dürfen mit Gründen Nein sagen. Sprechen Sie mit einem Anwalt, bevor Sie einer Zahlung zustimmen.',
  },
  'jp.ask.traffic-charge': {
    says: 'Die Buße des Fahrers (反則金) dürfen Sie ablehnen. Dann entscheidet ein Gericht. Das Parkgeld des Halters (放置違反金) ist nach der Anordnung zu zahlen, doch vorher können Sie sich erklären.',
    dependsOn: 'davon, ob es die Buße des Fahrers oder das Parkgeld des Halters ist.',
  },
}

/** Rat bei Fragen zum Parken: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_GUIDANCE_DE: Words = {
  'gb.ask-parking.step-who': {
    says: 'Lesen Sie oben im Bescheid. „Penalty“ heißt Gemeinde oder Polizei. „Parking charge“ heißt private Firma.',
  },
  'gb.ask-parking.step-days': {
    says: 'Suchen Sie das Datum und zählen Sie die Tage. Vierzehn Tage entscheiden oft über den Preis, 28 Tage über den Widerspruch (appeal).',
  },
  'gb.ask-parking.step-proof': {
    says: 'Behalten Sie Belege: Quittung, Kontoauszug, Fotos der Schilder und Nachrichten der Firma.',
  },
  'gb.ask-parking.step-appeal': {
    says: 'Legen Sie schriftlich Widerspruch (appeal) ein, bevor Sie zahlen. Zahlen beendet den Fall.',
  },
  'gb.ask-parking.step-court': {
    says: 'Erledigen Sie zuerst Gerichtspost. Sie hat einen letzten Tag. Verpassen Sie ihn, können Sie ohne Verhandlung verlieren.',
  },
  'gb.ask-parking.right-appeal': {
    says: 'Sie haben das Recht auf kostenlosen Widerspruch (appeal) gegen fast jeden Strafzettel.',
  },
  'gb.ask-parking.right-tribunal': {
    says: 'Bei Bußgeldern der Gemeinde haben Sie das Recht auf ein kostenloses und unabhängiges tribunal.',
  },
  'gb.ask-parking.right-driver': {
    says: 'Einer privaten Parkfirma müssen Sie nicht sagen, wer gefahren ist.',
  },
  'gb.ask-parking.fact-reality': {
    says: 'Private Forderungen können bei klaren Schildern geschuldet sein. Bußgelder der Gemeinde wachsen, wenn sie liegen bleiben. Beide können mit guten Gründen gestrichen werden.',
  },
  'gb.ask-parking.fact-rights': {
    says: 'Sie können Fotos verlangen, Gründe nennen und jemand Unabhängigen entscheiden lassen.',
  },
  'gb.ask-parking.fact-bailiff': {
    says: 'Wegen eines Strafzettels kann ohne Gerichtsanordnung kein Gerichtsvollzieher (bailiff) kommen.',
  },
  'gb.ask-parking.option-appeal': {
    says: 'Legen Sie beim Absender Widerspruch (appeal) ein, dann bei der unabhängigen Stelle.',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos',
    time: '14 bis 28 Tage',
    risk: 'Nach 14 Tagen verlieren Sie vielleicht den kleineren Preis.',
    bestFor: 'Sie haben einen Grund oder Belege.',
  },
  'gb.ask-parking.option-pay': {
    says: 'Zahlen Sie früh und behalten Sie den Beleg.',
    title: 'Den kleineren Preis zahlen',
    cost: 'Oft etwas mehr als die Hälfte',
    time: 'Innerhalb von 14 Tagen',
    risk: 'Nach dem Zahlen ist kein Widerspruch möglich.',
    bestFor: 'Der Strafzettel stimmt.',
  },
  'gb.ask-parking.option-help': {
    says: 'Sie können den Bescheid mit Ihnen ansehen und mit Formularen helfen.',
    title: 'Citizens Advice fragen',
    cost: 'Kostenlos',
    time: 'Ein Anruf oder Besuch',
    risk: 'Die Tage laufen weiter.',
    bestFor: 'Sie sind unsicher oder es kam Gerichtspost.',
  },
  'gb.ask-parking.warning-court': {
    says: 'Ignorieren Sie nie eine letzte Aufforderung (letter before claim) oder Gerichtspost, auch wenn Sie die Forderung unfair finden.',
  },
  'gb.ask-parking.myth-ignore': {
    says: 'Der Rat, private Strafzettel zu ignorieren, ist veraltet. Firmen bringen jetzt viele Fälle vor Gericht.',
  },
}

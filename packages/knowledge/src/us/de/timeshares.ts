/** The German words of the rows in ../timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TIMESHARES_DE: Words = {
  'us.share.want': {
    says: 'Es geht um einen Vertrag über Ferienwohnrecht (timeshare): was Sie zahlen und ob Sie herauskommen.',
  },
  'us.share.right-cancel': {
    says: 'Das Gesetz des Bundesstaats gibt einige Tage, um ein neues timeshare zu widerrufen, egal was der Verkäufer sagt. Zählen Sie ab der Unterschrift oder den letzten Papieren.',
  },
  'us.share.step': {
    says: 'Schicken Sie den Widerruf heute als Einschreiben (certified mail) an die Adresse im Vertrag. Behalten Sie den Beleg.',
  },
  'us.share.option': {
    says: 'Widerrufen Sie schriftlich innerhalb der Tage Ihres Bundesstaats, oder beschweren Sie sich beim attorney general.',
    title: 'Schriftlich widerrufen',
    cost: 'Der Preis für ein Einschreiben (certified mail)',
    time: 'Einige Tage nach der Unterschrift',
    risk: 'Vorsicht bei Firmen, die versprechen, Sie gegen Gebühr herauszuholen.',
    bestFor: 'Sie haben vor Kurzem unterschrieben oder wurden getäuscht.',
  },
}

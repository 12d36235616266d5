/** The German words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_WORDS: Words = {
  'ca.air.want': {
    says: 'Eine Fluglinie schreibt über Ihren verspäteten oder gestrichenen Flug. Sie schulden nichts, und vielleicht steht Ihnen Geld zu.',
  },
  'ca.air.reality': {
    says: 'Die Fluglinie entscheidet nicht allein. Für Verspätungen, die sie nicht beherrschen kann, oder wegen Sicherheit gibt es kein Geld, aber sie muss das zeigen.',
  },
  'ca.air.right-money': {
    says: 'Bei drei Stunden Verspätung oder mehr, die sie vermeiden konnte, schuldet eine große Fluglinie $400 bis $1,000. Eine kleine schuldet $125 bis $500.',
  },
  'ca.air.right-reason': {
    says: 'Bei einer Beschwerde wird angenommen, dass sie die Verspätung beherrschen konnte und es nicht um Sicherheit ging. Die Fluglinie muss das Gegenteil beweisen.',
  },
  'ca.air.right-refund': {
    says: 'Passt der andere Flug nicht und konnte die Fluglinie die Verspätung vermeiden, bekommen Sie Ihr Geld zurück. Konnte sie es nicht, bekommen Sie es, wenn sie binnen 48 Stunden keinen Platz hat. Sie müssen keinen Gutschein nehmen.',
  },
  'ca.air.right-claim': {
    says: 'Sie haben ein Jahr, um dieses Geld von der Fluglinie zu verlangen. Sie muss binnen 30 Tagen zahlen oder sagen, warum nicht.',
  },
  'ca.air.right-agency': {
    says: 'Sagt sie Nein oder antwortet sie nicht binnen 30 Tagen, können Sie sich kostenlos bei der Canadian Transportation Agency beschweren.',
  },
  'ca.air.right-care': {
    says: 'Nach zwei Stunden Warten schuldet sie Ihnen Essen und Trinken, über Nacht ein Hotel, wenn sie die Verspätung vermeiden konnte.',
  },
  'ca.air.step': {
    says: 'Schreiben Sie der Fluglinie. Nennen Sie Flug, Verspätung und Summe, und fragen Sie nach dem genauen Grund.',
  },
}

/** Questions about engagement rings, ways over land, and clients who do not pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RINGS_WAYS_AND_CLIENTS_DE: Words = {
  'us.ask-family.engagement-ring': {
    says: 'In den meisten Bundesstaaten ist ein Verlobungsring unter der Bedingung geschenkt, dass Sie heiraten. Ohne Hochzeit geht er meist an den zurück, der ihn gab. Manche Staaten wie New York fragen nicht, wer die Verlobung löste. In anderen wie Kalifornien kann ihn meist nicht zurückverlangen, wer sie ohne Grund löst. Fordern Sie ihn schriftlich. Dann kann das Gericht für kleine Klagen (small claims) über den Ring oder seinen Wert entscheiden.',
    dependsOn: 'Ihr Bundesstaat, und in manchen, wer die Verlobung gelöst hat',
  },
  'us.ask-life.easement': {
    says: 'Lesen Sie zuerst die Urkunden beider Grundstücke im Grundbuch des County: Ein schriftliches Wegerecht (easement) entscheidet. Ohne eines kann offene Nutzung über viele Jahre ohne Erlaubnis ein Recht geben. In Kentucky sind das 15 Jahre, in Kalifornien fünf. Was der Eigentümer erlaubt hat, zählt meist nicht. Land ohne Zugang zu einer Straße kann einen Notweg haben. Sperren Sie den Weg nicht, bevor Sie es wissen: Ein Gericht kann ein Tor öffnen lassen. Ein Gericht kann es klären (quiet title).',
    dependsOn: 'die Urkunden, und wie lange und wie der Weg genutzt wurde',
  },
  'us.ask-work.client-does-not-pay': {
    says: 'Sie können den vereinbarten Preis verlangen, sonst das, was die Arbeit wert ist. E-Mails können der Vertrag sein. Schicken Sie eine Rechnung und eine schriftliche Mahnung mit einem letzten Tag. In Kalifornien, Illinois und New York müssen Freie meist am vereinbarten Tag bezahlt werden, sonst binnen 30 Tagen nach der Arbeit. Ein später Kunde kann das Doppelte schulden. Beschweren Sie sich dort beim Amt, oder gehen Sie zum Gericht für kleine Klagen (small claims).',
  },
  'us.ask-consumer.sick-pet': {
    says: 'Viele Bundesstaaten haben ein Gesetz für krank verkaufte Tiere. In Florida und New York muss ein Tierarzt meist binnen 14 Tagen nach dem Kauf bescheinigen, dass das Tier nicht verkaufsfähig war. Dann können Sie meist Ihr Geld, ein anderes Tier oder die Tierarztkosten bis zum Kaufpreis wählen. Schreiben Sie dem Verkäufer sofort mit dem Attest, und behalten Sie den Vertrag. Anderswo hilft vielleicht das Kaufrecht. Weigert er sich: small claims.',
    dependsOn: 'Ihr Bundesstaat, und wie bald ein Tierarzt das Tier sah',
  },
}

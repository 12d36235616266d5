/** The German words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'us.consumer.want': {
    says: 'Eine Firma sagt, was sie wegen Ihres Kaufs oder Vertrags tun wird und was nicht.',
  },
  'us.consumer.who': { says: 'Das ist eine private Firma. Ihr Nein ist nicht das letzte Wort.' },
  'us.consumer.reality': {
    says: 'Es gibt kein allgemeines Recht, Waren zurückzugeben, nur weil man es sich anders überlegt hat. Bei fehlerhaften Waren und versteckten Gebühren ist es anders.',
  },
  'us.consumer.rights-summary': {
    says: 'Sie können eine Abbuchung der Karte bestreiten, die Garantie nutzen, sich bei Ihrem Bundesstaat beschweren und zum Gericht für kleine Fälle (small claims court) gehen.',
  },
  'us.consumer.right-billing': {
    says: 'Kamen Waren nicht oder ist eine Abbuchung falsch, schreiben Sie der Kartenfirma innerhalb von 60 Tagen nach der Abrechnung.',
  },
  'us.consumer.right-cooling-off': {
    says: 'Ein Verkauf ab $25 bei Ihnen zu Hause oder ab $130 in einem Hotel oder auf einer Messe kann bis Mitternacht des dritten Geschäftstags widerrufen werden.',
  },
  'us.consumer.right-online-cancel': {
    says: 'Eine Firma im Internet muss Ihnen die Bedingungen sagen, Ihre klare Zustimmung holen und einen einfachen Weg geben, Abbuchungen zu stoppen.',
  },
  'us.consumer.right-delivery': {
    says: 'Im Internet gekaufte Waren müssen in der versprochenen Zeit verschickt werden, sonst innerhalb von 30 Tagen. Wenn nicht, können Sie absagen und Ihr Geld zurückbekommen.',
  },
  'us.consumer.right-warranty': {
    says: 'Bricht eine Firma ihre schriftliche Garantie, können Sie klagen und vielleicht Ihre Anwaltskosten bekommen.',
  },
  'us.consumer.right-small-claims': {
    says: 'Sie können die Firma ohne Anwalt vor das Gericht für kleine Fälle (small claims court) bringen. Jeder Bundesstaat hat seine eigene höchste Summe.',
  },
  'us.consumer.step-write': {
    says: 'Schreiben Sie der Firma: was Sie gekauft haben, was schiefging, was Sie wollen und bis wann.',
  },
  'us.consumer.step-card': {
    says: 'Haben Sie mit Kreditkarte gezahlt, bestreiten Sie die Abbuchung sofort schriftlich bei der Kartenfirma.',
  },
  'us.consumer.step-proof': {
    says: 'Behalten Sie den Beleg, den Vertrag, Fotos und alle Nachrichten.',
  },
  'us.consumer.option-card': {
    says: 'Schicken Sie einen Brief an die Adresse für Streit um Abrechnungen. Man muss innerhalb von 30 Tagen antworten und innerhalb von zwei Abrechnungszeiträumen entscheiden.',
    title: 'Bei der Kartenfirma bestreiten',
    cost: 'Kostenlos',
    time: 'Innerhalb von 60 Tagen nach der Abrechnung',
    risk: 'Keines, wenn Sie ehrlich sind. Zahlen Sie den Rest weiter.',
    bestFor: 'Sie haben mit Kreditkarte gezahlt.',
  },
  'us.consumer.option-complain': {
    says: 'Der attorney general oder das Verbraucheramt Ihres Bundesstaats kann Druck machen. Sagen Sie es auch der FTC.',
    title: 'Sich beim Bundesstaat beschweren',
    cost: 'Kostenlos',
    time: 'Wochen',
    risk: 'Keines.',
    bestFor: 'Die Firma antwortet nicht.',
  },
  'us.consumer.option-court': {
    says: 'Klagen Sie beim örtlichen Gericht. Sie sagen es dem Richter in Ihren eigenen Worten.',
    title: 'Zum Gericht für kleine Fälle (small claims court) gehen',
    cost: 'Eine kleine Gebühr',
    time: 'Ein bis drei Monate',
    risk: 'Sie können die Gebühr verlieren.',
    bestFor: 'Die Summe liegt unter der Grenze, und Sie haben Beweise.',
  },
}

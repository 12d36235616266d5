/** Questions about living in a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_DE: Words = {
  'de.ask-home.sublet': {
    says: 'Für einen Teil der Wohnung können Sie Erlaubnis verlangen, wenn ein guter Grund später entstand. Fragen Sie vorher schriftlich.',
    dependsOn: 'ob Sie einen guten Grund haben und vorher fragen',
  },
  'de.ask-home.step-check': {
    says: 'Lassen Sie jede Kündigung vom Mieterverein prüfen, bevor Sie unterschreiben oder ausziehen.',
  },
  'de.ask-home.step-pay': {
    says: 'Zahlen Sie weiter Miete. Bei Rückstand gehen Sie sofort zu Jobcenter oder Sozialamt.',
  },
  'de.ask-home.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht entscheidet und der Gerichtsvollzieher kommt.',
  },
  'de.ask-home.guide-objection': {
    says: 'Widersprechen Sie wegen Härte in Textform zwei Monate vor Ende der Miete.',
  },
  'de.ask-home.guide-loan': {
    says: 'Beantragen Sie bei Jobcenter oder Sozialamt die Übernahme von Mietschulden als Darlehen.',
  },
  'de.ask-home.guide-benefit': { says: 'Prüfen Sie Wohngeld. Es gilt ab dem Monat des Antrags.' },
  'de.ask-home.guide-right-reason': {
    says: 'Ein Vermieter braucht einen gesetzlichen Grund in einem unterschriebenen Brief auf Papier.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Rechtzeitige volle Zahlung macht eine fristlose Kündigung unwirksam, einmal in zwei Jahren.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Sie dürfen die Belege der Nebenkostenabrechnung sehen.',
  },
  'de.ask-home.guide-option-help': {
    says: 'Lassen Sie Brief und Vertrag prüfen.',
    title: 'Mieterverein oder Anwalt',
    cost: 'Jahresbeitrag oder Beratungsschein.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Jeder zweifelhafte Brief vom Vermieter.',
  },
  'de.ask-home.guide-warn': {
    says: 'Hören Sie nicht einfach auf zu zahlen. Zahlen Sie unter Vorbehalt und holen Sie Rat.',
  },
  'de.ask-home.broker': {
    says: 'Bei Mietwohnungen zahlt, wer den Makler bestellt. Sie zahlen nur, wenn Sie ihn schriftlich oder per E-Mail beauftragt haben und er die Wohnung nur für Sie gesucht hat. Anderes ist unwirksam. Gezahltes Geld können Sie zurückfordern, meist drei Jahre lang.',
  },
  'de.ask-home.pets': {
    says: 'Ein Mietvertrag darf Hunde und Katzen nicht allgemein verbieten. Der Vermieter muss abwägen: Größe, Wohnung, Nachbarn, Ihre Gründe. Fragen Sie vorher schriftlich. Kleintiere in Käfig oder Aquarium brauchen keine Erlaubnis. Fehlt ein fairer Grund für das Nein, entscheidet das Gericht.',
    dependsOn: 'das Tier, die Wohnung und die Gründe beider Seiten',
  },
  'de.ask-home.sublet-refused': {
    says: 'Vermieten Sie nicht ohne Erlaubnis unter: Das kann die Wohnung kosten. Für einen Teil der Wohnung können Sie die Erlaubnis aber verlangen. Sie brauchen einen guten Grund, der nach dem Vertrag entstand: Arbeit im Ausland, Auszug des Partners, hohe Kosten. Ein Zimmer zu behalten genügt. „Keine Fremden“ ist kein Grund: nur diese Person, zu viele Leute oder echte Unzumutbarkeit. Bitten Sie schriftlich, mit Name, Beruf und Frist. Nach einem Nein können Sie auf Zustimmung und die entgangene Miete klagen.',
  },
}

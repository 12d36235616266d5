/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'fr.ask-buy.insurance': {
    says: 'Fragen Sie nach der Klausel im Vertrag und schreiben Sie an die Beschwerdestelle. Nach zwei Monaten gehen Sie zur kostenlosen Ombudsstelle (médiateur). Die Frist beträgt zwei Jahre.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'ob es Absicht war',
    says: 'Ein Fehler in gutem Glauben beendet den Schutz nicht: Der Versicherer darf nur weniger zahlen, im Verhältnis zur Prämie. Nur eine bewusst falsche Angabe macht den Vertrag nichtig, und das muss er beweisen.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'der Tag der Mahnung',
    says: 'Der Versicherer muss zuerst eine Mahnung schicken. Dreißig Tage danach ruht der Schutz, zehn Tage später darf er kündigen. Zahlen Sie vor diesem Tag, läuft der Schutz weiter. Ein Auto muss versichert bleiben: Suchen Sie jetzt einen neuen Versicherer.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'wie alt der Vertrag ist',
    says: 'Nach dem ersten Jahr können Sie Auto-, Wohnungs- und Krankenzusatzversicherung jederzeit kostenlos beenden. Sie endet einen Monat später. Bei der Autoversicherung und der Wohnungsversicherung eines Mieters macht es der neue Versicherer für Sie. Im ersten Jahr erlauben es nur manche Änderungen im Leben.',
  },
}

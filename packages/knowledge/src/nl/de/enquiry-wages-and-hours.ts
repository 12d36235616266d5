/** Questions about wages that are not paid or taken off, and about hours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_AND_HOURS_DE: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit einem letzten Tag. Für späten Lohn können Sie bis zu 50 % mehr fordern. Beim kantonrechter brauchen Sie keinen Anwalt, und das Juridisch Loket hilft kostenlos.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Verlangen Sie Ihren Lohn schriftlich mit einem letzten Tag. Für späten Lohn können Sie bis zu 50 % mehr fordern. Beim kantonrechter brauchen Sie keinen Anwalt.',
  },
  'nl.ask.wage-deductions': {
    says: 'Solange Sie dort arbeiten, darf der Arbeitgeber nur abziehen, was das Gesetz nennt, etwa ein schriftlich vereinbartes Darlehen. Der Mindestlohn muss bleiben. Fragen Sie schriftlich nach dem Grund und fordern Sie den Rest.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'Ihr Vertrag und Tarifvertrag',
    says: 'Der Arbeitgeber muss Ihren Arbeitsplan 28 Tage vorher mitteilen, außer der Tarifvertrag sagt anderes. Geht das nicht, müssen die Stunden vier Tage vorher feststehen. Vereinbarte Stunden zu ändern braucht Ihr Ja oder einen wichtigen Grund.',
  },
  'nl.ask.zero-hours': {
    says: 'Nach drei Monaten gelten Ihre mittleren Stunden als vereinbart, und Sie können Lohn dafür fordern. Nach zwölf Monaten muss der Arbeitgeber feste Stunden anbieten. Der Ruf muss vier Tage vorher kommen. Schreiben Sie Ihre Stunden auf.',
  },
  'nl.ask.overtime': {
    says: 'Ihr Vertrag oder Tarifvertrag (CAO) sagt, ob Überstunden bezahlt werden. Für jede Stunde muss es mindestens den Mindestlohn geben. Notieren Sie die Stunden und fordern Sie sie, bis zu fünf Jahre zurück.',
    dependsOn: 'von Vertrag und CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Sie haben Anspruch auf mindestens 8 % Ihres Lohns als Urlaubsgeld. Es kommt meist im Mai oder Juni und am Ende der Stelle. Verlangen Sie es schriftlich mit Frist. Bei später Zahlung können Sie bis zu 50 % mehr fordern.',
  },
  'nl.ask.fixed-job': {
    says: 'Nach mehr als drei befristeten Verträgen nacheinander oder mehr als drei Jahren haben Sie eine feste Stelle. Pausen bis zu sechs Monaten zählen nicht. Ein Tarifvertrag (CAO) kann anderes regeln.',
    dependsOn: 'von Zahl, Dauer und Pausen',
  },
  'nl.ask.no-compete': {
    says: 'So ein Verbot muss schriftlich sein. In einer befristeten Stelle braucht es einen schriftlichen starken Grund, sonst ist es nichtig. Ein Gericht kann es kürzen oder streichen. Bitten Sie zuerst den Arbeitgeber um Freigabe.',
    dependsOn: 'davon, was Sie unterschrieben haben und was die neue Stelle ist',
  },
  'nl.ask.work-accident': {
    says: 'Ihr Arbeitgeber haftet, außer er tat alles Nötige für Ihre Sicherheit. Melden Sie es schriftlich, gehen Sie zum Arzt, sichern Sie Namen und Fotos. Während der Krankheit bleiben mindestens 70 % Lohn. Schaden können Sie fünf Jahre lang fordern.',
  },
  'nl.ask.holiday-days': {
    says: 'Sie haben im Jahr mindestens viermal Ihre Wochenstunden: 20 Tage bei voller Woche. Vertrag oder CAO können mehr geben. Der Lohn läuft weiter. Die gesetzlichen Tage verfallen meist sechs Monate nach dem Jahr.',
  },
  'nl.ask.pay-slip': {
    says: 'Der Arbeitgeber muss Ihnen bei jeder Änderung eine Lohnabrechnung geben, auf Papier oder online. Sie muss Lohn, Stunden und Abzüge zeigen. Verlangen Sie sie schriftlich mit Frist. Sie können auch die Arbeidsinspectie informieren.',
  },
  'nl.ask.pay-cut': {
    says: 'Der Lohn ist Teil Ihres Vertrags. Er sinkt nur mit Ihrem Ja oder bei schriftlicher Änderungsklausel und sehr wichtigem Grund. Schreiben Sie, dass Sie nicht einverstanden sind, und verlangen Sie den vollen Lohn. Unterschreiben Sie nichts.',
  },
  'nl.ask.agency-job': {
    says: 'Mit einer Leihklausel (uitzendbeding) kann die Stelle enden, wenn der Kunde aufhört. Ohne sie gelten die normalen Kündigungsregeln. Fragen Sie nach Vertrag und Phase. Meist gibt es eine Abfindung (transitievergoeding). Beantragen Sie WW binnen einer Woche.',
    dependsOn: 'von Vertrag und Phase',
  },
}

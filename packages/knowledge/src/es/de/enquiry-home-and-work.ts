/** The German words of Spain: enquiry home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_DE: Words = {
  'es.ask.locks': {
    says: 'Nein. Nur ein Richter kann Sie zum Auszug zwingen. Tauscht der Vermieter Schlösser oder sperrt Wasser, rufen Sie die Polizei und sichern Beweise.',
  },
  'es.ask.end-lease': {
    says: 'Bei Verträgen seit März 2019 dürfen Sie fünf Jahre bleiben, oder sieben, wenn der Eigentümer eine Firma ist. Dann braucht der Vermieter mindestens vier Monate Frist, sonst läuft er weiter.',
    dependsOn: 'wann Sie unterschrieben und wer Eigentümer ist',
  },
  'es.ask.rent-rise': {
    says: 'Miete darf einmal im Jahr steigen, nur wenn der Vertrag es sagt. Bei Verträgen seit dem 26. Mai 2023 ist der INE-Index (IRAV) die Grenze. Eine Verordnung vom Oktober 2026 setzt 2 %, wenn das Parlament sie bestätigt.',
    dependsOn: 'das Datum und die Worte Ihres Vertrags',
  },
  'es.ask.deposit': {
    says: 'Verlangen Sie die Kaution (fianza) schriftlich, mit dem Tag der Schlüsselrückgabe. Nach einem Monat schuldet der Vermieter Zinsen. Bis 2.000 € können Sie ohne Anwalt klagen.',
  },
  'es.ask.rent-behind': {
    says: 'Zahlen Sie jetzt, was Sie können, und bieten Sie schriftlich einen Plan an. Gehen Sie zum Sozialamt. Klagen sie, können Sie es einmal stoppen, wenn Sie rechtzeitig alles zahlen.',
  },
  'es.ask.repairs': {
    says: 'Sagen Sie es dem Vermieter schriftlich mit Fotos. Er muss die Wohnung bewohnbar halten. Ist es dringend, dürfen Sie es machen und das Geld verlangen.',
  },
  'es.ask.dismissed': {
    says: 'Unterschreiben Sie „no conforme“ und gehen Sie in 20 Werktagen zur Schlichtung. Beantragen Sie in 15 Werktagen Arbeitslosengeld (paro). Eine Gewerkschaft oder ein kostenloser Anwalt kann helfen.',
  },
  'es.ask.sign-finiquito': {
    says: 'Sie können den Empfang unterschreiben. Schreiben Sie „no conforme“ und das Datum dazu, wenn Sie an den Summen zweifeln. Dann können Sie noch fordern.',
    dependsOn: 'ob die Summen stimmen',
  },
  'es.ask.paro-disciplinary': {
    says: 'Ja, nach jeder Kündigung, wenn Sie in sechs Jahren 360 Tage eingezahlt haben. Beantragen Sie es in 15 Werktagen beim SEPE.',
  },
  'es.ask.wages-unpaid': {
    says: 'Verlangen Sie ihn schriftlich, dann gehen Sie zur Schlichtung. Sie haben ein Jahr für jeden Monatslohn. Später Lohn bringt 10 % Zinsen.',
  },
  'es.ask.landlord-enters': {
    says: 'Nein. Der Vermieter darf nur mit Ihrem Ja oder mit einem Richter hereinkommen. Vereinbaren Sie einen Tag für Reparaturen.',
  },
  'es.ask.leave-flat': {
    says: 'Ja, nach sechs Monaten, mit 30 Tagen Frist. Extra zahlen Sie nur, wenn der Vertrag es sagt: einen Monat für jedes Restjahr.',
  },
  'es.ask.sick-dismissed': {
    says: 'Die Firma darf Sie nicht kündigen, weil Sie krank sind: Das ist nichtig. Aus einem echten anderen Grund kann sie es. Sie haben 20 Werktage, sich zu wehren.',
    dependsOn: 'der echte Grund',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Nein. Eine Kündigung in Schwangerschaft oder Betreuungszeit ist nichtig, außer die Firma beweist einen echten anderen Grund. Wehren Sie sich in 20 Werktagen.',
  },
  'es.ask.resign': {
    says: 'Sie geben die Frist Ihres Tarifvertrags (convenio), meist 15 Tage. Kündigen Sie selbst, gibt es kein Arbeitslosengeld, außer bei schwerem Verstoß der Firma.',
    dependsOn: 'Ihr Tarifvertrag (convenio) und der Grund',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Ein mündlicher Mietvertrag ist ein Mietvertrag. Sie haben die gleichen Rechte, wenn Sie zeigen können, dass Sie zahlen und dort wohnen.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Kinder allein stoppen keine Räumung. Aber das Gericht muss das Sozialamt informieren und kann sie anhalten.',
  },
  'es.ask.leave-unpaid': {
    says: 'Fordern Sie den Lohn schriftlich und gehen Sie zur Schlichtung: Sie haben ein Jahr. Fehlen in einem Jahr drei volle Monate oder kommen sechs verspätet, kann ein Richter den Vertrag beenden. Sie erhalten dann die Abfindung einer unfairen Kündigung. Gehen Sie nicht vorher.',
  },
  'es.ask.holiday-left': {
    says: 'Endet der Vertrag, muss die Firma nicht genommenen Urlaub auszahlen. Unterschreiben Sie die Schlussabrechnung mit „no conforme“. Beantragen Sie die Schlichtung: Sie haben ein Jahr.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'Ihr Mietvertrag',
    says: 'Nur wenn der Vermieter eine Person ist, das erste Jahr vorbei ist und der Vertrag es selbst vorsieht. Der Bedarf muss für ihn, Kinder, Eltern oder den geschiedenen Ehegatten sein, mit zwei Monaten Frist. Zieht niemand binnen drei Monaten ein, haben Sie Ansprüche.',
  },
  'es.ask.dismissed-message': {
    says: 'Eine Kündigung muss schriftlich sein, mit den Tatsachen und dem Datum. Eine Nachricht oder ein Anruf ohne das macht sie unfair (improcedente). Bewahren Sie sie auf und schreiben Sie, dass Sie nicht einverstanden sind. Sie haben 20 Werktage.',
  },
  'es.ask.child-hours': {
    says: 'Mit einem Kind unter 12 haben Sie das Recht, den Arbeitstag um ein Achtel bis die Hälfte zu kürzen, bei weniger Lohn. Die Firma kann nur über die Uhrzeiten streiten. Beantragen Sie es schriftlich 15 Tage vorher. Bei Nein klagen Sie binnen 20 Werktagen.',
  },
  'es.ask.home-sold': {
    dependsOn: 'wann Sie unterschrieben haben',
    says: 'Ein Verkauf beendet Ihren Vertrag nicht: Der Käufer muss ihn bis zu fünf Jahre achten, sieben, wenn eine Firma Eigentümer war. Oft dürfen Sie zuerst kaufen, binnen 30 Tagen nach vollständiger Mitteilung. Unterschreiben Sie keinen Auszug.',
  },
  'es.ask.mutua-alta': {
    says: 'Bitten Sie das INSS binnen zehn Werktagen um Prüfung der Gesundschreibung und melden Sie es am selben Tag der Firma. Nach einem Arbeitsunfall bei der mutua laufen Krankschreibung und Geld bis zur Entscheidung weiter. Bestätigt das INSS, zahlen Sie zurück.',
  },
  'es.ask.temporary-end': {
    says: 'Sie erhalten 12 Tageslöhne je Arbeitsjahr, nicht bei Ausbildungs- oder Vertretungsverträgen. Dazu kommt der restliche Urlaub. War der Vertrag nicht wirklich befristet, fechten Sie ihn binnen 20 Werktagen an.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'der wahre Grund',
    says: 'Ein befristeter Vertrag darf an seinem Datum enden. Wird er aber wegen der Schwangerschaft nicht verlängert, ist das Diskriminierung und nichtig. Bewahren Sie Nachrichten auf und Beweise, dass andere verlängert wurden. Sie haben 20 Werktage.',
  },
  'es.ask.wages-leave': {
    says: 'Gehen Sie nicht einfach. Fehlen in einem Jahr drei Löhne oder kommen sechs zu spät, kann ein Richter die Stelle mit der Abfindung einer ungerechten Kündigung beenden, und Sie bekommen paro. Fordern Sie jeden Monat binnen eines Jahres. Kann die Firma nicht, zahlt FOGASA bis zu einer Grenze.',
  },
  'es.ask.agency-fee': {
    says: 'Bei einer Mietwohnung zahlt der Vermieter die Agentur und den Vertrag, nicht Sie. Haben Sie gezahlt, fordern Sie es schriftlich zurück. Die OMIC hilft gratis.',
  },
  'es.ask.not-registered': {
    says: 'Sie haben alle Rechte, auch ohne Papier. Behalten Sie Nachrichten, Fotos und Namen. Melden Sie es der Inspección de Trabajo, auch ohne Namen. Für Lohn haben Sie ein Jahr, bei Kündigung 20 Arbeitstage.',
  },
  'es.ask.mobbing': {
    says: 'Notieren Sie alles mit Tag und Zeugen und gehen Sie zum Arzt. Nutzen Sie den Weg der Firma und die Arbeitsinspektion. Ein Richter kann es schnell stoppen und Geld geben. Auch ein Ende mit Abfindung ist möglich.',
  },
  'es.ask.paro-length': {
    says: 'Mit 360 Beitragstagen in sechs Jahren sind es vier Monate. Es steigt mit den Tagen bis zwei Jahre. 70 % der Basis für sechs Monate, dann 60 %. Beantragen Sie es in 15 Arbeitstagen.',
    dependsOn: 'wie viele Tage Sie eingezahlt haben',
  },
  'es.ask.deposit-limit': {
    says: 'Bei Wohnungen mit bis zu fünf Jahren ist die Kaution eine Monatsmiete, dazu höchstens zwei Monate Garantie. Sieben Jahre bei Firmen. Mehr müssen Sie nicht annehmen.',
  },
  'es.ask.evict-children': {
    says: 'Kinder allein stoppen sie nicht. Bei wenig Einkommen muss das Gericht den Sozialdienst rufen und kann zwei Monate pausieren, vier bei Firmen. Verlangen Sie jetzt den Sozialbericht und einen kostenlosen Anwalt.',
    dependsOn: 'Ihrem Einkommen und dem Eigentümer',
  },
  'es.ask.dismissal-notice': {
    says: 'Bei Kündigung wegen Fehlern gibt es keine Frist. Aus wirtschaftlichen Gründen (objetivo) sind es 15 Tage oder deren Lohn. Am Ende einer Befristung über ein Jahr auch 15. Immer schriftlich: Sie haben 20 Arbeitstage.',
    dependsOn: 'der Art der Kündigung',
  },
}

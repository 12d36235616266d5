/** The German words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_DE: Words = {
  'ie.ask.home-loan': {
    says: 'Sprechen Sie jetzt mit dem Kreditgeber und MABS, 0818 07 2000. Er muss zuerst Hilfe prüfen und braucht für Ihr Haus einen Gerichtsbeschluss. Gehen Sie zu jedem Termin.',
  },
  'ie.ask.car-finance': {
    says: 'Es kommt darauf an. Ist ein Drittel des Mietkaufpreises bezahlt, brauchen sie einen Gerichtsbeschluss. Sie können auch die Hälfte zahlen und das Auto zurückgeben.',
    dependsOn: 'wie viel schon bezahlt ist',
  },
  'ie.ask.toll': {
    says: 'Prüfen Sie den Bescheid auf eflow.ie, selbst eingetippt. Zahlen Sie früh, denn er steigt. Haben Sie das Auto verkauft oder fuhren nicht, erheben Sie Einspruch mit Belegen.',
  },
  'ie.ask.property-tax': {
    says: 'Bitten Sie Revenue bei niedrigem Einkommen um Aufschub oder um Raten. Geben Sie die Erklärung auf jeden Fall ab.',
  },
  'ie.ask.data-breach': {
    says: 'Ändern Sie Passwörter und informieren Sie die Bank. Fragen Sie, welche Daten weg sind. Sie können sich kostenlos bei der Datenschutzkommission beschweren und Schaden ersetzt verlangen.',
  },
  'ie.ask.flight': {
    says: 'Sie können Erstattung oder einen anderen Flug wählen. Dazu können €250 bis €600 kommen, wenn man es Ihnen spät sagte und es an der Fluglinie lag. Fordern Sie es zuerst von der Fluglinie. Nach sechs Wochen oder einem Nein beschweren Sie sich kostenlos bei der Irish Aviation Authority.',
  },
  'ie.ask.builder': {
    says: 'Schreiben Sie, was falsch ist, und setzen Sie eine Frist. Arbeit muss sorgfältig sein. Danach hilft das Verfahren für kleine Forderungen bis 2.000 €.',
  },
  'ie.ask.welfare-refused': {
    says: 'Bitten Sie das Amt um neue Prüfung und legen Sie binnen 60 Tagen Beschwerde ein (Social Welfare Appeals Office). Das ist kostenlos. Schicken Sie neue Belege.',
  },
  'ie.ask.management-fee': {
    says: 'Es kommt darauf an. Bitten Sie um den beschlossenen Haushalt und die Abrechnungen. Schulden Sie es, bitten Sie vor einer Klage um Raten.',
    dependsOn: 'ob der Haushalt beschlossen wurde',
  },
  'ie.ask.property-tax-dates': {
    says: 'Sehen Sie den Tag in LPT online nach. Eine Abbuchung für das ganze Jahr erfolgt meist am 21. März. Eine monatliche Lastschrift geht am 15. ab.',
  },
  'ie.ask.broken-goods': {
    says: 'Schreiben Sie dem Geschäft, was kaputt ist. Waren müssen angemessen lange halten, auch nach der Garantie. Verlangen Sie kostenlose Reparatur oder Ersatz, sonst Geld zurück.',
  },
  'ie.ask.used-car': {
    says: 'Schreiben Sie dem Händler sofort. Binnen 30 Tagen können Sie das Auto bei einem ernsten Mangel gegen Ihr Geld zurückgeben. Danach verlangen Sie zuerst eine kostenlose Reparatur. Bei einem privaten Verkäufer ist es anders.',
  },
  'ie.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem das Bild gehört und wie die Summe entstand. Angemessen ist meist die übliche Lizenzgebühr. Nehmen Sie das Bild herunter und behalten Sie eine Kopie.',
    dependsOn: 'davon, wie Sie es nutzten und ob Sie eine Erlaubnis hatten',
  },
  'ie.ask.council-parking': {
    says: 'Schreiben Sie der Stadt oder dem County vor Ablauf der 28 Tage mit Fotos und bitten Sie um Aufhebung. Bei einem Nein zahlen Sie pünktlich oder erklären es vor Gericht.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass Sie es nicht waren, und melden Sie es den gardaí. Sie können im Central Credit Register einen Hinweis auf Missbrauch Ihres Namens setzen lassen.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Sie muss das Geld meist bis zum nächsten Werktag erstatten und einen Fehler von Ihnen beweisen. Danach hilft kostenlos der FSPO.',
  },
  'ie.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich und bitten Sie Ihre Bank sofort um Rückbuchung. Was nicht geleistet wird, müssen Sie nicht zahlen. Bei Pleite schreiben Sie dem Verwalter (liquidator).',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Bitten Sie die Bank schriftlich, Lohn, Sozialleistungen und Geld für Miete und Essen freizugeben. Vielleicht darf sie den Grund nicht nennen. Beschweren Sie sich heute: Nach 40 Arbeitstagen oder einem letzten Nein gehen Sie kostenlos zum FSPO.',
  },
}

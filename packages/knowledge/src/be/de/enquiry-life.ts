/** Fragen zu Wohnen, Kauf, Steuern und Aufenthalt, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_DE: Words = {
  'be.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall. Ihre Wohnung ist geschützt, auch vor dem Eigentümer. Der Vertrag darf Besuche erlauben, aber nur zu einer vereinbarten Zeit. Schreiben Sie es und rufen Sie notfalls die Polizei.',
  },
  'be.ask.repairs': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben mit Fotos und Frist. Geschieht nichts, kann der Friedensrichter die Arbeiten anordnen oder die Miete senken. Die Region kann die Wohnung gratis prüfen. Hören Sie nicht einfach auf zu zahlen.',
  },
  'be.ask.free-lawyer': {
    says: 'Erste Beratung ist für alle gratis (aide de première ligne). Mit kleinem Einkommen bekommen Sie einen kostenlosen oder günstigen Anwalt (pro deo). Gehen Sie mit Belegen zum Büro (BAJ, BJB) oder zu einem Pro-deo-Anwalt.',
  },
  'be.ask.collector-visits': {
    says: 'Sie müssen nicht öffnen. Ein Inkassobüro hat vor einem Urteil keine Macht und darf nicht drohen oder bloßstellen. Schreiben Sie, dass Sie nur Briefe wollen, und melden Sie Drohungen dem SPF Economie (ConsumerConnect).',
  },
  'be.ask.divorce': {
    says: 'Sie können sich einvernehmlich scheiden lassen oder das Familiengericht anrufen. Es kann schnell entscheiden, wer in der Wohnung bleibt, wo die Kinder leben und wer was zahlt. Behalten Sie Kopien. Ein kostenloser Anwalt oder Mediator kann helfen.',
  },
  'be.ask.delivery': {
    says: 'Der Händler muss in 30 Tagen liefern und trägt das Risiko, bis Sie die Ware haben. Setzen Sie schriftlich eine letzte Frist. Danach kündigen Sie und verlangen Ihr Geld. Der kostenlose Ombudsmann kann helfen.',
  },
  'be.ask.flight': {
    says: 'Verlangen Sie von der Fluglinie Betreuung, Erstattung oder einen anderen Flug und die feste Summe der europäischen Regel. Bei unvermeidbaren Gründen wie einem Sturm muss sie die Summe nicht zahlen.',
    dependsOn: 'Grund, Dauer der Verspätung und Strecke',
  },
  'be.ask.end-contract': {
    says: 'Nach stiller Verlängerung können Sie einen Dienstvertrag jederzeit gratis beenden, mit höchstens zwei Monaten Frist. Telefon und Internet jeden Tag, nach sechs Monaten gratis. Schreiben Sie es und behalten Sie Beweise.',
  },
  'be.ask.tax-cannot-pay': {
    says: 'Beantragen Sie vor dem Zahltag in MyMinfin einen Zahlungsplan. Er ist gratis und läuft bis 12 Monate. Ist der Bescheid falsch, widersprechen Sie auch: bei Bundessteuern haben Sie ein Jahr.',
  },
  'be.ask.tax-object': {
    says: 'Legen Sie schriftlich oder in MyMinfin Einspruch ein, mit Gründen und Belegen. Bei der Bundessteuer haben Sie ein Jahr ab dem dritten Werktag nach dem Absenden. Regionen und Gemeinden haben andere Fristen: Sehen Sie auf der Rückseite nach. Zahlen Sie den richtigen Teil.',
  },
  'be.ask.benefit-back': {
    says: 'Fragen Sie nach Gründen und Rechnung. Sie haben drei Monate für das Arbeitsgericht, kostenlos. War es der Fehler des Amts und konnten Sie es nicht wissen, kann es oft nichts zurückfordern. Sonst bitten Sie um einen Plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Verlangen Sie die Entscheidung schriftlich. Sie haben drei Monate für das Arbeitsgericht. Es kostet nichts, und ein kostenloser Anwalt kann helfen. Fragen Sie neu, wenn sich etwas ändert.',
  },
  'be.ask.credit-default': {
    says: 'Rufen Sie jetzt den Kreditgeber an und bitten Sie um kleinere Raten. Alles fordern darf er erst nach zwei fehlenden Raten, einer eingeschriebenen Warnung und einem Monat. Ein Friedensrichter kann Zeit geben (facilités de paiement).',
  },
  'be.ask.police': {
    says: 'Als Verdächtiger müssen Sie nicht antworten. Sie dürfen vor dem Verhör mit einem Anwalt sprechen. Sind Sie festgehalten, darf ein Anwalt dabei sein. Sagen Sie das zuerst.',
  },
  'be.ask.stay': {
    says: 'Handeln Sie jetzt. Sie haben meist 30 Tage für das Ausländergericht (CCE, RvV), in manchen Fällen 10 oder weniger. Das steht im Brief. Ein kostenloser Anwalt (pro deo) hilft schnell.',
  },
  'be.ask.gym-health': {
    dependsOn: 'ob das Studio den Verhaltenskodex unterschrieben hat',
    says: 'Viele Studios haben den Verhaltenskodex unterschrieben. Mit Attest können Sie dann kostenlos aufhören, wenn Sie nie mehr trainieren dürfen, sonst pausieren. Hat Ihres nicht unterschrieben, bitten Sie trotzdem. Gehen Sie dann zur kostenlosen Ombudsstelle.',
  },
  'be.ask.claim-yourself': {
    says: 'Schicken Sie ein Einschreiben mit letztem Tag. Bitten Sie dann den Friedensrichter um eine kostenlose Einigung. Gelingt sie nicht, bringt ein Gerichtsvollzieher eine Ladung. Dieser Richter entscheidet bis 5.000 €, und Sie brauchen keinen Anwalt.',
  },
  'be.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
  'be.ask.fine-driver': {
    says: 'Der Halter des Kennzeichens gilt als Fahrer, aber Sie können zeigen, dass Sie es nicht waren. Schicken Sie das Formular mit dem Namen des Fahrers binnen 15 Tagen und behalten Sie einen Nachweis. Zahlen Sie nicht, was Sie bestreiten.',
  },
  'be.ask.used-car': {
    dependsOn: 'wer es verkauft hat',
    says: 'Ein gewerblicher Verkäufer schuldet zwei Jahre Garantie, mindestens eins, wenn schriftlich vereinbart. Melden Sie den Mangel binnen zwei Monaten. Bei einem Privaten gilt nur die Regel über versteckte Mängel: Handeln Sie sofort, mit Gutachten.',
  },
  'be.ask.drunk-driving': {
    says: 'Fahren Sie nicht. Die Polizei kann den Führerschein sofort für 15 Tage nehmen, ein Gericht kann ihn länger behalten. Ein kleiner Verstoß kann mit einer Zahlung enden. Darüber kommt das Polizeigericht. Nehmen Sie einen Anwalt, bei wenig Geld kostenlos (pro deo).',
  },
  'be.ask.my-data': {
    says: 'Schreiben Sie der Firma. Fragen Sie, welche Daten sie über Sie hat, oder verlangen Sie die Löschung. Sie muss binnen eines Monats kostenlos antworten. Sonst beschweren Sie sich bei der Datenschutzbehörde (APD, GBA).',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'warum Sie gegangen sind',
    says: 'Wer ohne guten Grund geht, verliert meist einige Wochen Geld, von 4 bis 52. Gute Gründe zählen: nicht gezahlter Lohn, Gesundheit, ein Umzug wegen der Familie. Behalten Sie Belege, melden Sie sich sofort an, und sagen Sie bei der Anhörung Ihre Sicht. Gegen eine Strafe haben Sie drei Monate für das Arbeitsgericht.',
  },
  'be.ask.living-wage': {
    dependsOn: 'Ihr Einkommen und Ihr Aufenthalt',
    says: 'Fragen Sie das CPAS (OCMW) Ihrer Gemeinde. Sie müssen 18 sein, mit Aufenthaltsrecht in Belgien leben, zu wenig Einkommen haben und zur Arbeit bereit sein, wenn Gesundheit oder Billigkeit nicht dagegen stehen. Es muss den Empfang bestätigen und in 30 Tagen entscheiden.',
  },
}

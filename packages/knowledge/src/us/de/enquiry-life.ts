/** The German words of the rows in ../enquiry-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_DE: Words = {
  'us.ask-life.special-education': {
    says: 'Schreiben Sie der Schule mit Datum und verlangen Sie eine Prüfung (evaluation). Sie muss sie machen oder schriftlich mit Gründen ablehnen. Dann können Sie Vermittlung (mediation) oder eine Anhörung (hearing) verlangen und sich beim Bundesstaat beschweren.',
  },
  'us.ask-life.suspended': {
    says: 'Die Schule muss sagen, warum, und Ihr Kind zuerst hören. Vor einem langen Ausschluss (suspension) braucht sie eine gründlichere Anhörung. Fragen Sie heute nach der Regel, den Beweisen und dem Widerspruch (appeal).',
    dependsOn: 'wie lange der Ausschluss dauert',
  },
  'us.ask-life.fence': {
    says: 'Regeln von Bundesstaat und Stadt entscheiden. In Kalifornien teilen Nachbarn meist einen nötigen Zaun, nach 30 Tagen schriftlicher Mitteilung. In vielen Bundesstaaten schulden Sie nichts, dem Sie nicht zugestimmt haben.',
    dependsOn: 'Ihr Bundesstaat und ob der Zaun nötig ist',
  },
  'us.ask-life.noise': {
    says: 'Führen Sie eine Liste und schreiben Sie zuerst dem Nachbarn. Beschweren Sie sich dann bei der Stadt oder beim Vermieter. Geht es weit über das Übliche hinaus, kann ein Gericht es stoppen oder Geld zusprechen.',
  },
  'us.ask-life.tree': {
    says: 'Sie dürfen Äste meist bis zur Grenze auf eigene Kosten schneiden, wenn der Baum weiterlebt. Der Eigentümer zahlt Schaden durch einen Baum, der unsicher aussah. Sagen Sie es ihm schriftlich.',
    dependsOn: 'ob der Baum vorher unsicher aussah',
  },
  'us.ask-life.dog': {
    says: 'In vielen Bundesstaaten zahlt der Besitzer für einen Biss, auch für den ersten. In anderen müssen Sie zeigen, dass die Gefahr bekannt war. Gehen Sie zum Arzt, melden Sie es und behalten Sie Fotos.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.ask-life.hold': {
    says: 'Eine Bank darf einen Scheck nur aus Gründen länger sperren, die im Gesetz stehen, und muss sagen, warum und bis wann. Bitten Sie die Filiale, ihn früher freizugeben.',
    dependsOn: 'der Grund in der Mitteilung',
  },
  'us.ask-life.overdraft': {
    says: 'Für Geldautomaten und einzelne Kartenzahlungen darf die Bank nur etwas verlangen, wenn Sie zugestimmt haben. Bitten Sie um Rückzahlung der Gebühren und bestellen Sie es jetzt ab.',
    dependsOn: 'wodurch die Überziehung (overdraft) kam und ob Sie zugestimmt haben',
  },
  'us.ask-life.account-closed': {
    says: 'Eine Bank darf ein Konto meist schließen, aber Ihr Guthaben gehört Ihnen. Verlangen Sie es und den Grund schriftlich. Wurde ein Bericht benutzt, holen Sie ihn kostenlos und bestreiten Sie Fehler.',
    dependsOn: 'die Bedingungen des Kontos und der Grund',
  },
  'us.ask-life.credit-denied': {
    says: 'Man muss Ihnen die Hauptgründe und die benutzte Auskunftei (bureau) nennen. Holen Sie die Auskunft innerhalb von 60 Tagen kostenlos und bestreiten Sie, was falsch ist.',
  },
  'us.ask-life.custody': {
    says: 'Fragen Sie das Familiengericht; bis dahin gilt die bestehende Anordnung (order). Meist entscheidet der Bundesstaat, in dem das Kind sechs Monate gelebt hat. Viele Gerichte haben kostenlose Formulare und Hilfe.',
    dependsOn: 'was in der Anordnung steht und was für das Kind am besten ist',
  },
  'us.ask-life.protection': {
    says: 'Bitten Sie die Geschäftsstelle des Gerichts (clerk) um die Formulare: Es ist meist kostenlos, und ein Richter kann am selben Tag handeln. Haben Sie selbst so eine Anordnung bekommen, halten Sie sich daran und gehen Sie zur Anhörung. Bei Gefahr rufen Sie 911.',
  },
  'us.ask-life.support-change': {
    says: 'Bitten Sie das Gericht oder das Amt sofort um die Änderung. Alte Schuld wird meist nicht gesenkt, also zählt jeder Monat. Zahlen Sie, was Sie können.',
  },
  'us.ask-life.work-injury': {
    says: 'Sagen Sie es jetzt schriftlich Ihrem Arbeitgeber und gehen Sie zum Arzt. Stellen Sie einen Antrag nach dem Gesetz Ihres Bundesstaats: Schuld spielt keine Rolle, aber die Zeit ist kurz. Man darf Sie deswegen nicht entlassen.',
  },
  'us.ask-life.rival-work': {
    says: 'Manche Bundesstaaten verbieten solche Versprechen, andere erlauben nur faire. Unterschreiben Sie kein neues in Eile, und zeigen Sie Ihres einem Anwalt, bevor Sie gehen.',
    dependsOn: 'Ihr Bundesstaat, Ihr Lohn und was Sie unterschrieben haben',
  },
  'us.ask-life.contractor': {
    says: 'Der Name entscheidet nicht. Bestimmt die Firma Ihre Stunden und wie Sie arbeiten, sind Sie vielleicht angestellt. Fragen Sie die IRS (Form SS-8) und die Wage and Hour Division.',
    dependsOn: 'wer Ihre Arbeit bestimmt',
  },
  'us.ask-life.voucher': {
    says: 'Verlangen Sie die Anhörung (hearing) bis zum Tag im Brief schriftlich, und bitten Sie um Ihre Akte. Ihre Hilfe sollte meist bis zur Anhörung weiterlaufen.',
  },
  'us.ask-life.va-decision': {
    says: 'Sie haben ein Jahr. Schicken Sie neue Beweise (supplemental claim), verlangen Sie eine Prüfung auf höherer Ebene (higher-level review), oder gehen Sie zum Board. Ein Verein für Veteranen hilft kostenlos.',
  },
  'us.ask-life.jury': {
    says: 'Antworten Sie bis zum Datum. Sie können es meist einmal verschieben oder wegen Notlage oder Pflege um Befreiung bitten. Ihr Arbeitgeber darf Sie wegen des Dienstes nicht entlassen.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Bis zum Datum auf dem Strafzettel können Sie sagen, dass Sie nicht schuldig sind (not guilty), und eine Anhörung verlangen, oder meist einen Fahrkurs. Zahlen heißt, es zuzugeben. Legen Sie ihn nie beiseite.',
    dependsOn: 'was bei Ihnen eingetragen ist und die Beweise',
  },
  'us.ask-life.towed': {
    says: 'Holen Sie das Auto bald, denn die Gebühren wachsen jeden Tag. Fotografieren Sie die Schilder und verlangen Sie einen Beleg. Viele Bundesstaaten begrenzen Gebühren und geben eine Anhörung oder einen Anspruch, wenn das Abschleppen falsch war.',
    dependsOn: 'die Schilder, die Gebühr und Ihr Bundesstaat',
  },
  'us.ask-life.unordered': {
    says: 'Waren, die ohne Ihre Bestellung mit der Post kamen, müssen Sie nicht bezahlen. Sie sind ein Geschenk. Sagen Sie das der Firma schriftlich.',
  },
  'us.ask-life.luggage': {
    says: 'Die Fluggesellschaft muss für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Melden Sie es sofort, behalten Sie Belege und schreiben Sie innerhalb von 7 Tagen bei Schaden oder 21 bei Verspätung.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Waren müssen meist tun, was solche Waren tun. Verlangen Sie schriftlich Reparatur, neue Ware oder Ihr Geld. Eine schriftliche Garantie muss gehalten werden.',
    dependsOn: 'wie alt es ist und was in der Garantie steht',
  },
  'us.ask-life.city-code': {
    says: 'Lesen Sie die Regel und das Datum. Beheben Sie es und schicken Sie Fotos, oder bitten Sie schriftlich um mehr Zeit oder eine Anhörung (hearing), bevor die Strafe beginnt.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Kredite des Bundes können nach zehn Jahren im öffentlichen Dienst, bei dauernder Behinderung oder nach Schließung der Schule erlassen werden. Beantragen Sie es kostenlos auf studentaid.gov. Private Kredite meist nicht.',
    dependsOn: 'die Art des Kredits und der Arbeit',
  },
  'us.ask-life.medical-records': {
    says: 'Sie können Ihre Unterlagen bekommen, meist innerhalb von 30 Tagen und für eine faire Gebühr. Wegen einer unbezahlten Rechnung darf man sie nicht zurückhalten. Beschweren Sie sich beim HHS Office for Civil Rights.',
  },
  'us.ask-life.review': {
    says: 'Wahre Tatsachen und klare Meinungen sind erlaubt, und ein Vertrag darf eine ehrliche Bewertung nicht verbieten. Behalten Sie Beweise. Ändern Sie, was Sie nicht als wahr zeigen können.',
    dependsOn: 'ob stimmt, was Sie schrieben',
  },
  'us.ask-life.support-unpaid': {
    says: 'Melden Sie den Fall bei der Unterhaltsstelle (child support agency) Ihres Bundesstaats. Sie kann Lohn, Steuererstattungen und Konten nehmen und einen Führerschein sperren. Jede versäumte Zahlung zählt wie ein Urteil. Die Gebühr ist höchstens 25 $, oft nichts.',
  },
}

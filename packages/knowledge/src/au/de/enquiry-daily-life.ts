/** The German words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_DE: Words = {
  'au.ask.repossession': {
    says: 'Bitten Sie den Kreditgeber jetzt um Hilfe bei Zahlungsnot (hardship), und beschweren Sie sich kostenlos bei der AFCA. Er muss eine Mahnung schicken und 30 Tage warten, und er braucht eine Erlaubnis, um in Ihr Zuhause zu kommen.',
  },
  'au.ask.home-loan': {
    says: 'Rufen Sie beim Kreditgeber die Stelle für Zahlungsnot (hardship team) an und die Beratung unter 1800 007 007. Er muss eine Mahnung (default notice) mit mindestens 30 Tagen schicken. Eine Beschwerde bei der AFCA hält es meist an.',
  },
  'au.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter, bitten Sie die Auskunfteien (credit bodies) um eine kostenlose Sperre (ban) Ihrer Auskunft, und rufen Sie IDCARE unter 1800 595 160 an. Fragen Sie die Firma, was gestohlen wurde.',
  },
  'au.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem es gehört und wie die Summe zustande kam. Eine faire Summe ist meist die übliche Lizenzgebühr. Nehmen Sie das Bild herunter.',
    dependsOn: 'wie Sie es benutzt haben und ob Sie eine Erlaubnis hatten',
  },
  'au.ask.cut-off-now': {
    says: 'Rufen Sie den Versorger jetzt an. Bitten Sie um einen Zahlungsplan und Hilfe bei Zahlungsnot (hardship). Eine Sperre muss dann aufhören. Hilft er nicht, rufen Sie Ihre Ombudsstelle für Energie (energy ombudsman) an.',
  },
  'au.ask.toll': {
    says: 'Nicht immer. Bitten Sie die Mautfirma, auf ihre Gebühren zu verzichten und Sie in Teilen zahlen zu lassen. Haben Sie das Auto verkauft oder sind Sie nicht gefahren, sagen Sie es ihr mit Beweisen.',
    dependsOn: 'wem das Auto an dem Tag gehörte und wer es fuhr',
  },
  'au.ask.rates': {
    says: 'Bitten Sie die Gemeinde (council) vor dem Zahltag um einen Zahlungsplan und ihre Regeln für Zahlungsnot (hardship policy). Rentner bekommen meist einen Nachlass.',
  },
  'au.ask.flight': {
    says: 'Es kommt darauf an. Ein Flug muss mit Sorgfalt und in vernünftiger Zeit stattfinden. Bitten Sie die Fluglinie um Ihr Geld zurück oder einen anderen Flug, und sehen Sie sich ihre eigenen Regeln an.',
    dependsOn: 'warum der Flug gestrichen wurde',
  },
  'au.ask.used-car': {
    says: 'Das Auto eines Händlers muss für Alter und Preis gut genug sein. Verlangen Sie Reparatur, oder Geld zurück bei einem großen Mangel. Manche Staaten geben dazu eine Händlergarantie. Ein privater Verkäufer darf nicht lügen.',
  },
  'au.ask.strata-levy': {
    says: 'Es kommt darauf an. Für die Beiträge (levies) müssen die Eigentümer abstimmen. Verlangen Sie das Protokoll und die Abrechnung, und einen Zahlungsplan, wenn Sie nicht sofort zahlen können.',
    dependsOn: 'ob die Eigentümer dafür gestimmt haben',
  },
  'au.ask.builder': {
    says: 'Schreiben Sie, was falsch ist, und nennen Sie einen Tag, bis zu dem es behoben sein soll. Arbeit muss sorgfältig gemacht werden. Gehen Sie dann zum Verbraucheramt (fair trading) oder zum Tribunal Ihres Bundesstaats.',
  },
  'au.home.right-acts': {
    says: 'Das Mietgesetz Ihres Bundesstaats regelt Fristen, Gründe, Reparaturen und Miete. Nur ein Tribunal oder Gericht kann anordnen, dass Sie gehen müssen.',
  },
  'au.judged.right-state-law': {
    says: 'In jedem Bundesstaat können Sie das Gericht um Raten bitten, oder darum, ein Urteil aufzuheben (set aside), das ohne Sie erging.',
  },
  'au.fine.right-acts': {
    says: 'In jedem Bundesstaat können Sie um eine Überprüfung (review), einen Zahlungsplan oder ein Gericht statt der Geldbuße bitten.',
  },
  'au.ask.broken-goods': {
    says: 'Schreiben Sie dem Laden und sagen Sie, was kaputtging. Waren müssen eine faire Zeit halten, auch nach seiner Garantie. Bei einem schweren Fehler können Sie Ihr Geld oder ein neues Stück wählen.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass der Kredit nicht Ihrer ist. Bitten Sie alle Auskunfteien (credit bodies) um eine kostenlose Sperre (ban), und rufen Sie IDCARE unter 1800 595 160 an. Macht der Kreditgeber weiter, beschweren Sie sich bei der AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Eine Zahlung, die Sie nicht gemacht haben, muss meist sie tragen, außer Sie gaben Ihren Code weiter. Nach 30 Tagen, oder nach einem Nein, gehen Sie kostenlos zur AFCA.',
  },
  'au.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Bank sofort um eine Rückbuchung (chargeback). Eine Firma darf kein Geld nehmen für etwas, das sie nicht liefern kann. Ist sie insolvent, schicken Sie Ihre Forderung an den Insolvenzverwalter (liquidator).',
  },
  'au.ask.benefit-refused': {
    says: 'Bitten Sie Centrelink binnen 13 Wochen um eine förmliche Überprüfung (formal review). So ist die Nachzahlung sicher. Sagt man noch immer Nein, gehen Sie kostenlos zum Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Verlangen Sie bei Centrelink eine formelle Prüfung (review); binnen 13 Wochen bleibt die Nachzahlung. Schicken Sie neue ärztliche Beweise zu den 20 Punkten. Danach ist das Administrative Review Tribunal kostenlos.',
  },
  'au.ask.ndis': {
    says: 'Verlangen Sie von der NDIA binnen drei Monaten eine interne Prüfung. Bleibt es dabei, gehen Sie binnen 28 Tagen zum Administrative Review Tribunal. Beides ist kostenlos.',
  },
  'au.ask.centrelink-debt': {
    says: 'Fragen Sie, wie die Summe berechnet wurde, und verlangen Sie eine Prüfung. Die Schuld muss erlassen werden, wenn nur ihr Fehler sie verursachte und Sie ehrlich waren. Besondere Not zählt auch.',
  },
  'au.ask.not-driving': {
    says: 'Nennen Sie den Fahrer im Formular vor dem Fälligkeitstag, online oder per Post. Wissen Sie nicht, wer fuhr, schreiben Sie, was Sie zur Klärung getan haben. Ein falscher Name ist strafbar.',
  },
  'au.ask.gym': {
    says: 'Kündigen Sie schriftlich und stoppen Sie die Abbuchung bei der Bank. Eine Klausel, die nur Sie bindet, oder eine sehr hohe Gebühr kann unfair und nichtig sein. Manche Staaten geben eine Bedenkzeit.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Handeln Sie binnen 21 Tagen: zahlen, einen Plan vereinbaren oder das Gericht um Aufhebung bitten. Das Urteil muss über 10.000 $ oder mehr sein. Danach können sie die Insolvenz beantragen.',
  },
  'au.ask.wages-garnished': {
    says: 'Ja, mit Gerichtsbeschluss, aber ein Teil des Lohns muss Ihnen jede Woche bleiben. Bitten Sie das Gericht sofort um Raten; in New South Wales ruht der Beschluss, solange Sie zahlen.',
  },
  'au.ask.visa-refused': {
    says: 'Suchen Sie im Brief den letzten Tag. In Australien haben Sie meist 28 Tage für das Administrative Review Tribunal; die Zeit wird nicht verlängert. Holen Sie jetzt einen zugelassenen Berater oder Anwalt.',
  },
  'au.ask.loan-hardship': {
    says: 'Sagen Sie dem Kreditgeber heute, dass Sie in Not sind; ein Anruf reicht. Er muss binnen 21 Tagen antworten, und bei einem Nein entscheidet AFCA kostenlos. Hilfe gibt auch 1800 007 007, kostenlos.',
  },
  'au.ask.builder-qld': {
    says: 'Schreiben Sie dem Bauunternehmer und geben Sie ihm Zeit. Tut er nichts, beschweren Sie sich bei der Queensland Building and Construction Commission; sie kann Reparaturen anordnen und über ihre Versicherung zahlen.',
  },
  'au.ask.collector-family': {
    says: 'Sie dürfen anderen nichts von Ihrer Schuld sagen. Sie dürfen fragen, wo Sie sind, aber nicht warum. Schreiben Sie, dass sie aufhören, und beschweren Sie sich dann bei AFCA oder dem Privacy Commissioner.',
  },
  'au.ask.bad-service': {
    says: 'Arbeit muss sorgfältig und fachgerecht sein. Schreiben Sie und geben Sie Zeit für kostenlose Nachbesserung. Ist der Mangel groß, können Sie den Vertrag beenden, jemand anderen zahlen und die Kosten beim Tribunal fordern.',
  },
  'au.ask.event-cancelled': {
    says: 'Sagt der Veranstalter ab, bekommen Sie meist Ihr Geld zurück: Die Leistung gab es nicht. Verlangen Sie es schriftlich, dann die Rückbuchung bei der Karte oder Hilfe beim Fair Trading Amt Ihres Staats.',
  },
  'au.ask.ato-bank': {
    says: 'Das ATO kann Ihrer Bank oder Firma ohne Gericht eine Pfändung (garnishee notice) schicken. Rufen Sie vorher 13 11 42 an und vereinbaren Sie Raten. Den Erlass von Zinsen und Strafen können Sie schriftlich verlangen.',
  },
  'au.ask.undercharged': {
    says: 'Meist nur die letzten neun Monate, in Victoria vier, wenn es nicht Ihre Schuld war. Sie müssen über dieselbe Zeit ohne Zinsen zahlen dürfen. Der Energie-Ombudsman ist kostenlos.',
  },
  'au.ask.ignore-claim': {
    says: 'Ignorieren Sie es nicht. Ohne Erwiderung kann das Gericht Sie verurteilen, ohne Sie zu hören. Es sind 28 Tage in New South Wales, Queensland und South Australia, 21 in Victoria, 14 in Western Australia.',
  },
  'au.ask.health-insurer': {
    says: 'Eine Kasse darf Sie bei einer früheren Krankheit 12 Monate warten lassen, und ihr Arzt muss das prüfen. Fragen Sie nach dem Grund, dann gehen Sie kostenlos zum Commonwealth Ombudsman.',
  },
  'au.ask.change-of-mind': {
    says: 'Bei einem Sinneswandel gibt das Gesetz kein Geld zurück; sehen Sie in Vertrag oder Ladenregel. Manche Autokäufe haben je nach Staat einen Bedenktag. Behalten dürfen sie nur einen fairen Verlust.',
  },
  'au.ask.sold-privately': {
    says: 'Meist nein. Die Garantien des Verbraucherrechts binden keinen privaten Verkäufer. Sie schulden nur etwas, wenn Sie etwas Unwahres gesagt haben oder das Auto nicht Ihres war.',
  },
  'au.ask.account-closed': {
    says: 'Eine Bank darf ein Konto schließen, meist mit fairer Frist, und muss Ihr Geld auszahlen. Fragen Sie schriftlich nach dem Grund. Ist es unfair, beschweren Sie sich dort, dann kostenlos bei AFCA.',
  },
}

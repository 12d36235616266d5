/** The German words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Rufen Sie den Kreditgeber vor dem Ende der Frist an und bieten Sie einen Plan an. In den meisten Provinzen muss er Sie vor dem Verkauf warnen. Ist schon viel bezahlt, braucht er vielleicht ein Gericht.',
  },
  'ca.ask.foreclosure': {
    says: 'Handeln Sie jetzt. Der Kreditgeber muss zuerst einen Brief schicken, mit Tagen zum Nachzahlen: zum Beispiel 35 in Ontario und 60 in Québec. Bitten Sie die Bank um Hilfe bei Härte (hardship) und gehen Sie zu einem Anwalt.',
  },
  'ca.ask.data-breach': {
    says: 'Ändern Sie Ihre Passwörter und sagen Sie es Ihrer Bank. Setzen Sie eine Betrugswarnung (fraud alert) in Ihre Akte bei Equifax und TransUnion. Fragen Sie die Firma, was gestohlen wurde.',
  },
  'ca.ask.cerb-debt': {
    says: 'Sind Sie nicht einverstanden, verlangen Sie schriftlich eine zweite Prüfung (second review), und schicken Sie Beweise für Ihr Einkommen. Schulden Sie es, bitten Sie die CRA um einen Plan, den Sie sich leisten können.',
  },
  'ca.ask.agency-calls': {
    says: 'Verlangen Sie schriftlich, dass die Firma die Schuld zeigt und Ihnen nur schreibt. Jede Provinz begrenzt, wie und wann sie anrufen darf. Geht es weiter, beschweren Sie sich bei der Provinz.',
  },
  'ca.ask.flight': {
    says: 'Meist können Sie zwischen Geld zurück und einem anderen Flug wählen. Für Verspätungen, die die Fluglinie vermeiden konnte, stehen Ihnen bis zu $1,000 zu. Fordern Sie es binnen eines Jahres von ihr.',
  },
  'ca.ask.contractor': {
    says: 'Schreiben Sie, was falsch ist, und setzen Sie ein Datum zur Nachbesserung. Die Arbeit muss ordentliche Qualität haben. Dann hilft das Gericht für kleine Fälle (small claims court), oder Ihre Kartenfirma, wenn Sie mit Karte zahlten.',
  },
  'ca.buy.right-quality': {
    says: 'Nach dem Recht der Provinz muss Ware brauchbar sein und angemessen lange halten. Regeln des Geschäfts können das nicht nehmen.',
  },
  'ca.insure.right-acts': {
    says: 'Das Versicherungsgesetz (Insurance Act) Ihrer Provinz setzt faire Bedingungen und die Zeit für eine Klage, oft ein oder zwei Jahre. Verlangen Sie die Gründe schriftlich.',
  },
  'ca.home.right-acts': {
    says: 'Das Mietrecht Ihrer Provinz regelt Fristen, Gründe und Miete. Ihr Mietvertrag kann diese Rechte nicht nehmen.',
  },
  'ca.debt.right-acts': {
    says: 'Eine Inkassofirma braucht meist eine Lizenz Ihrer Provinz. Sie muss deren Regeln zu Anrufen, Briefen und Lügen einhalten.',
  },
  'ca.ask.broken-goods': {
    says: 'Schreiben Sie dem Geschäft und sagen Sie, was kaputtging. Nach dem Recht der Provinz muss Ware angemessen lange halten, auch nach der Garantie des Geschäfts. Verlangen Sie Reparatur oder Geld, dann hilft das Gericht für kleine Fälle (small claims court).',
  },
  'ca.ask.used-car': {
    says: 'Schreiben Sie dem Händler sofort und behalten Sie Anzeige und Vertrag. Das Auto eines Händlers muss wie beschrieben und fahrtüchtig sein. Gehen Sie dann zur Händleraufsicht Ihrer Provinz oder zum Gericht für kleine Fälle (small claims court).',
  },
  'ca.ask.photo': {
    says: 'Nicht sofort. Fragen Sie, wem es gehört und wie die Summe entstand. Bei nicht gewerblicher Nutzung kann ein Gericht $100 bis $5,000 für alle Werke zusammen anordnen. Nehmen Sie das Bild herunter.',
    dependsOn: 'wie Sie es benutzt haben und ob Sie die Erlaubnis hatten',
  },
  'ca.ask.deposit-on-back': {
    says: 'Verlangen Sie die Kaution schriftlich zurück. In Ontario darf ein Vermieter nur eine Kaution für den letzten Mietzeitraum haben. Wegen jeder anderen Kaution gehen Sie binnen eines Jahres zum Landlord and Tenant Board (Formular T1).',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Schreiben Sie dem Kreditgeber, dass es nicht Ihrer ist, und verlangen Sie Beweise. Melden Sie es der Polizei und unter 1-888-495-8501. Bitten Sie Equifax und TransUnion um eine Betrugswarnung (fraud alert).',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Beschweren Sie sich jetzt schriftlich bei der Bank. Bei einer Kreditkarte, die andere benutzten, schulden Sie meist höchstens $50. Sagt sie Nein oder dauert es 56 Tage, gehen Sie kostenlos zu OBSI.',
  },
  'ca.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Kartenfirma sofort um eine Rückbuchung (chargeback). Ist die Firma in Konkurs, schicken Sie ihrem Verwalter eine Forderungsanmeldung (proof of claim).',
  },
  'ca.ask.benefit-refused': {
    says: 'Bitten Sie schriftlich um neue Prüfung, mit Ihren Beweisen. Bei Renten des Bundes haben Sie 90 Tage, bei der Arbeitslosenversicherung 30. Bei Hilfe Ihrer Provinz sind es meist 20 bis 90 Tage; sehen Sie in den Brief.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Nur ein Licensed Insolvency Trustee kann ihn einreichen; das erste Gespräch ist kostenlos. Sie zahlen einen Teil der Schuld in bis zu fünf Jahren, und Inkasso und Lohnpfändung müssen aufhören.',
  },
  'ca.ask.payday-on': {
    says: 'Sie dürfen höchstens 14 $ je 100 $ verlangen. In Ontario können Sie binnen zwei Werktagen zurücktreten und nach dem dritten Kredit einen Ratenplan verlangen.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'In Alberta sind die ersten 800 $ Ihres Nettolohns im Monat sicher, dazu 200 $ für jede Person, für die Sie sorgen. Von dem Teil zwischen 800 $ und 2.400 $ ist die Hälfte sicher.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Schreiben Sie an Equifax und TransUnion, was falsch ist, mit Beweisen. Sie müssen es kostenlos prüfen und berichtigen. Die meisten schlechten Einträge müssen nach sechs Jahren weg.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Sagen Sie der Bank noch heute schriftlich, dass Sie die Zahlung nicht gemacht haben, und verlangen Sie das Geld. Lehnt sie ab oder braucht sie 56 Tage, entscheidet OBSI kostenlos.',
  },
  'ca.ask.internet-price': {
    says: 'Nicht beim Preis, den Ihr Vertrag festlegt. Nach den Regeln der CRTC darf sich der Monatspreis eines festen Vertrags nicht ohne Ihre Zustimmung ändern. Beschweren Sie sich kostenlos bei der CCTS.',
  },
  'ca.ask.insurer-refused': {
    says: 'Verlangen Sie den Grund und die Worte der Police schriftlich, und gehen Sie zur Beschwerdestelle. GIO oder OLHI prüft es kostenlos. Die Zeit für eine Klage kann ein oder zwei Jahre sein.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'In Ontario können Sie mit der Ablehnung binnen zwei Jahren zum Licence Appeal Tribunal gehen. Verlangen Sie die medizinischen Gründe, und holen Sie einen Anwalt; viele nehmen zuerst kein Geld.',
  },
  'ca.ask.visa-refused': {
    says: 'Gehen Sie binnen 15 Tagen zum Federal Court, wenn Sie in Kanada sind, oder binnen 60 Tagen im Ausland. Sie können auch mit besseren Beweisen neu beantragen. Holen Sie die Notizen des Beamten.',
  },
  'ca.ask.small-claims': {
    says: 'Schreiben Sie zuerst und setzen Sie einen Tag. Dann klagen Sie beim Small Claims Court Ihrer Provinz: bis 50.000 $ in Ontario, 35.000 $ in British Columbia, 100.000 $ in Alberta, 15.000 $ in Québec.',
  },
  'ca.ask.not-delivered-qc': {
    says: 'In Québec können Sie schriftlich stornieren, wenn 30 Tage nach dem versprochenen Tag nichts da ist. Der Händler hat 15 Tage für die Erstattung. Sonst verlangen Sie von Ihrer Karte die Rückbuchung.',
  },
  'ca.ask.ticket-on': {
    says: 'In Ontario haben Sie 15 Tage für die Wahl: zahlen, frühe Lösung (early resolution) oder Verhandlung. Verlangen Sie eines davon und die Notizen des Polizisten. Ein Urteil kann Punkte bringen.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Ohne gestütztes Handy kostet es höchstens 50 $ oder 10 % der restlichen Monate, je nachdem, was weniger ist. Mit Handy ist es der Rest der Stützung. Nach zwei Jahren ist es nichts.',
  },
  'ca.ask.cra-froze': {
    says: 'Rufen Sie die Steuerbehörde heute an. Sie braucht kein Urteil, kann die Sperre aber aufheben, wenn Sie Not zeigen und einen Plan anbieten. Bitten Sie auch um Erlass von Strafen und Zinsen.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec müssen Sachen eine dem Preis faire Zeit halten, egal was die Garantie sagt. Schreiben Sie dem Händler oder Hersteller, verlangen Sie kostenlose Reparatur, und gehen Sie sonst zu den petites créances.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Ein Anwaltsbrief ist noch keine Klage. Verlangen Sie zuerst Beweise und das Datum der Schuld. In Ontario, British Columbia und Alberta ist sie meist nach zwei Jahren zu alt für eine Klage, in Québec nach drei.',
  },
  'ca.ask.dealer-lied': {
    says: 'Ein Verkäufer darf Sie nicht täuschen. Schreiben Sie, was falsch war, und verlangen Sie die Rückabwicklung: in Ontario binnen einem Jahr. Die Händleraufsicht (OMVIC, AMVIC, VSA) hilft kostenlos.',
  },
  'ca.ask.old-tax': {
    says: 'Die Steuerbehörde hat meist zehn Jahre zum Eintreiben, ab 90 Tagen nach dem Bescheid. Eine Zahlung, ein Versprechen oder ein Schritt der Behörde startet die zehn Jahre neu.',
  },
  'ca.ask.luggage': {
    says: 'Die Fluglinie muss Ihren echten Verlust zahlen, bis etwa 1.519 SZR (rund 2.800 $). Schreiben Sie binnen 7 Tagen bei Schaden oder 21 Tagen bei Verspätung. Für eine Klage haben Sie zwei Jahre.',
  },
  'ca.ask.slip-on': {
    says: 'Nach einem Sturz auf Schnee oder Eis schreiben Sie dem Eigentümer binnen 60 Tagen, einer Stadt binnen 10 Tagen. Für eine Klage haben Sie meist zwei Jahre. Gehen Sie zum Arzt und machen Sie Fotos.',
  },
  'ca.ask.return-goods': {
    says: 'Bei einem Sinneswandel zählt nur die Regel des Ladens. Ist es aber fehlerhaft oder nicht wie beschrieben, haben Sie einen Anspruch, egal was das Schild sagt.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Melden Sie es der Kartenfirma sofort. Für Zahlungen ohne Ihre Zustimmung schulden Sie höchstens 50 $, die meisten nichts. Sagt sie Nein, beschweren Sie sich dort, dann kostenlos bei OBSI.',
  },
  'ca.ask.movers-on': {
    says: 'Nein. Sie dürfen Ihre Sachen nicht als Druckmittel nutzen und einen schriftlichen Kostenvoranschlag um höchstens 10 % überschreiten. Zahlen Sie den vereinbarten Betrag, verlangen Sie Ihre Sachen schriftlich, und rufen Sie Consumer Protection Ontario an.',
  },
}

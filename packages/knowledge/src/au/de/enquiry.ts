/** The German words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DE: Words = {
  'au.ask.things': {
    says: 'Eine Inkassofirma (debt collector) darf Ihre Sachen nicht nehmen und nicht hereinkommen. Das dürfen nur Beamte (sheriff oder bailiff) nach einem Gerichtsbeschluss. Bei einem Autokredit ist es anders.',
  },
  'au.ask.prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie Geld für eine Karte, einen Kredit oder eine Rechnung schulden. Rufen Sie für kostenlose Hilfe 1800 007 007 an.',
  },
  'au.ask.old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht, im Northern Territory nach drei. Eine Zahlung oder ein unterschriebenes Papier startet die Zeit neu. Zahlen Sie nicht, bevor Sie es wissen.',
    dependsOn: 'der Tag, an dem Sie zuletzt zahlten oder schrieben, dass Sie es schulden',
  },
  'au.ask.calls': {
    says: 'Bitten Sie schriftlich um nur E-Mails oder Briefe. Man sollte sich nicht öfter als dreimal in der Woche melden. Notieren Sie jeden Anruf und beschweren Sie sich bei der AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie es nicht schulden, und verlangen Sie Beweise. Zahlen Sie nicht. Sehen Sie in Ihrer kostenlosen Kreditauskunft nach Konten, die Sie nicht kennen.',
  },
  'au.ask.wages': {
    says: 'Man braucht ein Urteil und dann einen Beschluss. Etwas Lohn bleibt Ihnen immer zum Leben. Das Steueramt braucht kein Gericht.',
    dependsOn: 'wem Sie etwas schulden und ob es ein Urteil gibt',
  },
  'au.ask.cannot-pay': {
    says: 'Rufen Sie die National Debt Helpline unter 1800 007 007 an und bitten Sie jede Firma um Hilfe bei Zahlungsnot (hardship). Bei einem Kredit oder einer Karte muss man binnen 21 Tagen antworten.',
  },
  'au.ask.bankrupt': {
    says: 'Eine Insolvenz (bankruptcy) beendet die meisten Schulden, dauert aber drei Jahre und einen Tag und schränkt Sie ein. Sprechen Sie zuerst mit einer kostenlosen Schuldnerberatung (financial counsellor).',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'au.ask.credit-file': {
    says: 'Ihre Kreditauskunft bekommen Sie kostenlos von Equifax und von Experian, dem jetzt illion gehört. Ist sie falsch, bitten Sie um Berichtigung. Ein Zahlungsausfall (default) bleibt fünf Jahre stehen.',
  },
  'au.ask.sued': {
    says: 'Reichen Sie rechtzeitig eine Klageerwiderung (defence) ein: 28 Tage in New South Wales und Queensland, 21 in Victoria, 14 in Western Australia. Bei einem Kredit gehen Sie auch zur AFCA. Rufen Sie 1800 007 007 an.',
  },
  'au.ask.ignore': {
    says: 'Lassen Sie Papiere vom Gericht nicht liegen. Antworten Sie nicht, kann das Gericht ohne Sie entscheiden.',
  },
  'au.ask.evict': {
    says: 'Ein Vermieter kann Sie nicht allein mit einer Kündigung (notice) hinaussetzen. Er braucht einen Beschluss des Tribunals oder Gerichts Ihres Bundesstaats. Prüfen Sie den Grund und die Daten, und rufen Sie eine Mieterberatung an.',
  },
  'au.ask.evict-nsw': {
    says: 'In New South Wales braucht man einen Grund aus dem Gesetz und, wenn Sie bleiben, einen Beschluss von NCAT. Die meisten Gründe, an denen Sie nicht schuld sind, brauchen 90 Tage.',
  },
  'au.ask.evict-vic': {
    says: 'In Victoria braucht man einen Grund aus dem Gesetz und einen Beschluss von VCAT. VCAT fragt, ob es fair ist. Nur die Polizei kann Sie zum Gehen zwingen.',
  },
  'au.ask.evict-qld': {
    says: 'In Queensland braucht man einen Grund aus dem Gesetz und, wenn Sie bleiben, einen Beschluss von QCAT. Das Ende einer festen Laufzeit ist ein Grund, mit zwei Monaten Frist.',
  },
  'au.ask.locks': {
    says: 'Es ist gegen das Gesetz, Sie ohne Beschluss auszusperren oder den Strom abzustellen. Rufen Sie eine Mieterberatung an, und die Polizei, wenn Sie ausgesperrt sind.',
  },
  'au.ask.rent-up': {
    says: 'In den meisten Bundesstaaten darf die Miete nur einmal in 12 Monaten steigen, mit 60 oder 90 Tagen schriftlicher Ankündigung. Ist sie viel zu hoch, können Sie zum Tribunal gehen.',
    dependsOn: 'Ihr Bundesstaat und Ihr Mietvertrag',
  },
  'au.ask.rent-up-nsw': {
    says: 'In New South Wales darf die Miete einmal in 12 Monaten steigen, mit 60 Tagen schriftlicher Ankündigung. Ist sie zu hoch, können Sie binnen 30 Tagen zu NCAT gehen.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'au.ask.rent-up-vic': {
    says: 'In Victoria darf die Miete einmal in 12 Monaten steigen, mit 90 Tagen Ankündigung. Sieht sie zu hoch aus, können Sie sie kostenlos prüfen lassen.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'au.ask.rent-up-qld': {
    says: 'In Queensland darf die Miete für dieses Zuhause einmal in 12 Monaten steigen, mit zwei Monaten Ankündigung.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'au.ask.deposit': {
    says: 'Ihre Kaution (bond) liegt beim Kautionsamt Ihres Bundesstaats, nicht beim Vermieter. Fordern Sie sie dort selbst zurück. Der Vermieter muss jeden Schaden beweisen. Normale Abnutzung zahlen Sie nicht.',
  },
  'au.ask.repairs': {
    says: 'Bitten Sie schriftlich, mit Fotos und einem Datum. Für dringende Reparaturen gibt es schnellere Wege. Passiert nichts, gehen Sie zum Tribunal. Zahlen Sie weiter Miete.',
  },
  'au.ask.entry': {
    says: 'Man muss schriftlich ankündigen und einen Grund nennen, der im Gesetz steht, und darf nicht zu oft kommen. Ein Notfall ist anders.',
    dependsOn: 'der Grund und Ihr Bundesstaat',
  },
  'au.ask.arrears': {
    says: 'Zahlen Sie, was Sie können, und bieten Sie jetzt schriftlich einen Plan an. In den meisten Bundesstaaten endet die Kündigung (notice), wenn Sie alles zahlen. Rufen Sie eine Mieterberatung an.',
  },
  'au.ask.fired': {
    says: 'Sie können vielleicht eine unfaire Kündigung (unfair dismissal) geltend machen, wenn Sie sechs Monate dort waren, in einer kleinen Firma 12. Sie haben nur 21 Tage. Rufen Sie die Fair Work Commission unter 1300 799 675 an.',
    dependsOn: 'wie lange Sie dort gearbeitet haben, und der Grund',
  },
  'au.ask.laid-off': {
    says: 'Ihnen steht eine Kündigungsfrist zu und nach einem Jahr in einer Firma mit 15 oder mehr Leuten eine Abfindung (redundancy pay) von 4 bis 16 Wochen. Gibt es die Stelle noch, stellen Sie binnen 21 Tagen einen Antrag.',
    dependsOn: 'Ihre Arbeitsjahre und die Größe der Firma',
  },
  'au.ask.unpaid': {
    says: 'Prüfen Sie Ihren Lohn mit den Rechnern des Fair Work Ombudsman. Fragen Sie Ihren Chef schriftlich, dann rufen Sie 13 13 94 an. Sie können sechs Jahre zurückgehen.',
  },
  'au.ask.notice': {
    says: 'Das Mindeste ist eine Woche im ersten Jahr, zwei Wochen bis zu drei Jahren, drei Wochen bis zu fünf Jahren, dann vier. Dazu kommt eine Woche, wenn Sie über 45 sind und zwei Jahre dort waren.',
    dependsOn: 'Ihre Arbeitsjahre und Ihre Branchenregelung (award)',
  },
  'au.ask.after-hours': {
    says: 'Sie dürfen ablehnen, nach der Arbeit zu lesen oder zu antworten, außer das ist unvernünftig. Das ist das Recht, nicht erreichbar zu sein (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Sehen Sie online bei Ihrer Kasse nach. Seit dem 1. Juli 2026 muss die Altersvorsorge (super) binnen sieben Werktagen nach dem Zahltag gezahlt werden. Wenn nicht, sagen Sie es dem ATO.',
  },
  'au.ask.faulty': {
    says: 'Bei einem schweren Fehler können Sie Ihr Geld zurück oder ein neues Stück wählen. Der Laden muss sich darum kümmern, auch nach seiner eigenen Garantie.',
  },
  'au.ask.cancel': {
    says: 'Kam man an Ihre Tür oder rief man Sie an, haben Sie 10 Werktage, um zu widerrufen. Bei einem Fitnessstudio oder einem Kauf im Internet kommt es auf den Vertrag und das Gesetz des Bundesstaats an.',
    dependsOn: 'wie man es Ihnen verkauft hat',
  },
  'au.ask.not-delivered': {
    says: 'Verlangen Sie vom Verkäufer schriftlich die Ware oder Ihr Geld zurück. Haben Sie mit Karte gezahlt, bitten Sie Ihre Bank um eine Rückbuchung (chargeback).',
  },
  'au.ask.scam': {
    says: 'Klicken, zahlen oder antworten Sie nicht. Fragen Sie beim echten Amt nach, unter einer Nummer, die Sie selbst suchen. Melden Sie es Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Rufen Sie jetzt Ihre Bank an und bitten Sie, die Zahlung zu stoppen oder zurückzuholen. Rufen Sie dann IDCARE unter 1800 595 160 an und melden Sie es ReportCyber.',
  },
  'au.ask.fine': {
    says: 'Sie können um eine Überprüfung (review) bitten, nach und nach zahlen, den Fahrer nennen oder das Gericht wählen. Alles vor dem Zahltag, der auf dem Bescheid steht.',
    dependsOn: 'Ihr Bundesstaat und der Zahltag',
  },
  'au.ask.private-parking': {
    says: 'Eine private Firma kann Ihnen keine Geldbuße geben. Sie kann nur aus einem Vertrag fordern und müsste klagen. Verlangen Sie Beweise.',
    dependsOn: 'was auf den Schildern stand',
  },
  'au.ask.tax': {
    says: 'Sehen Sie in myGov nach. Richten Sie vor dem Zahltag einen Zahlungsplan ein, oder legen Sie Einspruch (objection) ein, wenn es falsch ist.',
  },
  'au.ask.centrelink': {
    says: 'Fragen Sie, wie man es berechnet hat, und bitten Sie um eine Überprüfung (review) und eine Pause. Es ist kostenlos. Eine Schuld kann erlassen werden, wenn es nur der Fehler des Amts war.',
  },
  'au.ask.cut-off': {
    says: 'Man muss Sie zuerst warnen und Ihnen Hilfe anbieten. Bitten Sie um einen Zahlungsplan und das Hilfsprogramm (hardship program). Die Ombudsstelle für Energie (energy ombudsman) kann es stoppen.',
    dependsOn: 'ob Sie um Hilfe gebeten haben und einen Plan einhalten',
  },
  'au.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, prüft es der Telecommunications Industry Ombudsman kostenlos: 1800 062 058.',
  },
  'au.ask.insurer': {
    says: 'Verlangen Sie die Gründe schriftlich und beschweren Sie sich beim Versicherer. Nach 30 Tagen, oder nach einem Nein, gehen Sie kostenlos zur AFCA.',
  },
  'au.ask.leaving': {
    says: 'Bei einem Mietvertrag ohne festes Ende (periodic lease) kündigen Sie zwei bis vier Wochen vorher, je nach Bundesstaat. Brechen Sie eine feste Laufzeit ab, schulden Sie vielleicht eine Gebühr (break fee) oder den fairen Verlust des Vermieters. Gewalt in der Familie ist eine Ausnahme.',
    dependsOn: 'Ihr Bundesstaat und die Art des Mietvertrags',
  },
  'au.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es sah, und sagen Sie es dem Arbeitgeber. Solange Sie noch dort arbeiten, können Sie die Fair Work Commission um eine Anordnung bitten, dass es aufhört.',
  },
}

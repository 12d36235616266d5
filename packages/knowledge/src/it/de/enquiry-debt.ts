/** The German words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'Nein. Sie kommen nicht ins Gefängnis, weil Sie eine normale Schuld nicht zahlen können.',
  },
  'it.ask.wage': {
    says: 'Bei normalen Schulden höchstens ein Fünftel. Das geht nur nach einem Titel vom Gericht und einer Aufforderung vor der Pfändung (precetto). Die Steuereinzugsstelle (Riscossione) darf bis 2.500 € ein Zehntel nehmen, bis 5.000 € ein Siebtel.',
    dependsOn: 'wer es nimmt und wie viel Sie verdienen',
  },
  'it.ask.pension': {
    says: 'Bis 1.092,48 € im Monat sind 2026 sicher. Vom Rest darf man ein Fünftel nehmen.',
    dependsOn: 'wie hoch Ihre Rente ist',
  },
  'it.ask.account': {
    says: 'Mit einem Titel vom Gericht oder durch die Steuereinzugsstelle (Riscossione): ja. Lohn oder Rente, die schon dort liegen, sind 2026 bis 1.638,72 € sicher. Gehen Sie bald zu einem Anwalt.',
    dependsOn: 'wer handelt und woher das Geld kommt',
  },
  'it.ask.home-sale': {
    says: 'Die Steuereinzugsstelle (Riscossione) darf Ihre einzige Wohnung, in der Sie leben, nicht verkaufen. Eine Bank oder ein anderer Gläubiger mit einem Titel vom Gericht kann es.',
    dependsOn: 'wer der Gläubiger ist',
  },
  'it.ask.old-debt': {
    says: 'Strom, Gas, Wasser: zwei Jahre. Telefon, Miete, Bußgelder: fünf. Kredite: zehn. Eine Zahlung oder eine Mahnung per Einschreiben (raccomandata) startet die Zeit neu.',
    dependsOn: 'die Art der Schuld und die letzte Mahnung',
  },
  'it.ask.old-bill': {
    says: 'Bei Strom, Gas und Wasser ist ein Verbrauch, der älter als zwei Jahre ist, zu alt. Beim Telefon sind es fünf Jahre. Eine Mahnung per Einschreiben (raccomandata) startet die Zeit neu.',
    dependsOn: 'der Dienst und die letzte Mahnung',
  },
  'it.ask.collector-home': {
    says: 'Nein. Ein Geldeintreiber darf nicht hereinkommen, nichts mitnehmen und Sie nicht den ganzen Tag anrufen. Sie müssen die Tür nicht öffnen.',
  },
  'it.ask.injunction': {
    says: 'Sie haben 40 Tage ab der Zustellung (notifica). Zahlen Sie, oder legen Sie mit einem Anwalt Widerspruch ein (opposizione). Tun Sie nichts, wird der Mahnbescheid (decreto ingiuntivo) endgültig, und man kann pfänden.',
  },
  'it.ask.many-debts': {
    says: 'Gehen Sie zu einer Krisenstelle (OCC). Ein Richter kann einen Plan festlegen oder Schulden streichen, einmal auch, wenn Sie nichts anbieten können. Zahlen Sie zuerst für Wohnung, Strom und Essen.',
  },
  'it.ask.crif': {
    says: 'Eine oder zwei späte Raten: 12 Monate, nachdem Sie gezahlt haben. Mehr: 24 Monate. Nie gezahlt: 36 Monate ab dem Ende des Vertrags. Verlangen Sie kostenlos Ihre Daten.',
    dependsOn: 'wie viele Raten spät kamen und ob Sie gezahlt haben',
  },
  'it.ask.tax-parts': {
    says: 'Ja. 2026 gibt es auf einfachen Antrag bis zu 84 Monatsraten, für Schulden bis 120.000 €. Beantragen Sie es online bei der Steuereinzugsstelle (AdER). Das stoppt neue Pfändungen.',
  },
  'it.ask.rottamazione': {
    says: 'Nein. Neue Anträge gingen nur bis zum 30. April 2026. Haben Sie rechtzeitig beantragt, ist die nächste Rate am 30. November 2026 fällig. Wenn nicht, bitten Sie um Ratenzahlung (rateizzazione).',
  },
  'it.ask.car-block': {
    says: 'Nutzen Sie die 30 Tage der Vorwarnung (preavviso di fermo). Zahlen Sie, bitten Sie um Raten oder beweisen Sie, dass Sie das Auto für die Arbeit brauchen. Die erste gezahlte Rate hält die Sperre (fermo) an.',
  },
  'it.ask.inps-back': {
    says: 'Gehen Sie kostenlos zu einem Patronat (patronato). Sie haben 90 Tage für den Einspruch (ricorso). Zahlte INPS eine Rente aus eigenem Fehler, muss ein ehrlicher Mensch sie oft nicht zurückzahlen.',
  },
  'it.ask.myth-all-wages': {
    says: 'Man darf nie alles nehmen: bei normalen Schulden höchstens ein Fünftel.',
  },
  'it.ask.myth-family-pays': {
    says: 'Ihre Familie zahlt Ihre Schulden nicht, außer sie hat unterschrieben. Erben dürfen ausschlagen oder nur mit dem Nachlass haften (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'Ein Einschreiben (raccomandata) nicht abzuholen hilft nicht. Nach einigen Tagen gilt es als zugestellt.',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'ob eine Mahnung Sie erreicht hat',
    says: 'Rechnungen mit Fälligkeit vor März 2018 (Strom), 2019 (Gas) oder 2020 (Wasser) verjähren nach fünf Jahren. Eine Mahnung per Einschreiben startet die Zeit neu. Verlangen Sie Datum und Nachweis, bevor Sie zahlen.',
  },
  'it.ask.claim-yourself': {
    says: 'Schicken Sie eine Mahnung per Einschreiben oder PEC, mit letztem Tag. Bis 1.100 € können Sie ohne Anwalt zum Friedensrichter. Mit schriftlichem Beweis beantragen Sie einen Zahlungsbefehl (decreto ingiuntivo).',
  },
  'it.ask.officer-enter': {
    dependsOn: 'ob es einen Titel gibt',
    says: 'Ohne Titel und precetto darf der Gerichtsvollzieher nicht hinein. Mit ihnen darf er in der Wohnung suchen und, wenn Sie weg sind oder sich weigern, mit der Polizei öffnen. Lassen Sie sich den Titel zeigen. Lebensnotwendige Dinge sind sicher.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'wofür es ist und welche Papiere Sie erreichten',
    says: 'Staatliche Steuern verjähren zehn Jahre nach dem letzten zugestellten Papier, Bußgelder, Gemeindesteuern und INPS nach fünf. Jede Zustellung startet neu. Verlangen Sie vom Einzieher die Liste aller Zustellungen, dann gehen Sie zum Anwalt.',
  },
  'it.ask.car-tax-old': {
    says: 'Die Autosteuer (bollo) verjährt am Ende des dritten Jahres nach dem Fälligkeitsjahr. Jedes zugestellte Papier startet die drei Jahre neu. Ist sie verjährt, bitten Sie die Region um Löschung und klagen Sie in 60 Tagen.',
    dependsOn: 'welche Papiere Sie wann bekamen',
  },
  'it.ask.home-bank': {
    says: 'Ja, eine Bank oder ein privater Gläubiger kann es, auch das erste Heim: nur das Finanzamt nicht. Vorher kommen Titel, precetto und Versteigerung. Möglich sind bis 48 Raten (conversione) oder ein Plan beim OCC. Gehen Sie jetzt zum Anwalt.',
  },
}

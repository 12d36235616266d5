/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'jp.public-debt.want': {
    says: 'Ein Amt sagt, dass Sie ihm dieses Geld schulden.',
  },
  'jp.public-debt.reality': {
    says: 'Für Steuern und Beiträge kann ein Amt ohne Gericht pfänden. Für Miete, Darlehen oder Schulessen braucht es ein Gericht. Fragen Sie, was es ist.',
  },
  'jp.public-debt.who-premium': {
    says: 'Das ist ein Amt. Nach einer förmlichen Mahnung (督促状) kann es für diese Abgabe ohne Gericht pfänden.',
  },
  'jp.public-debt.reality-premium': {
    says: 'Es kann Ihre Konten und Ihren Lohn prüfen und pfänden. Sprechen Sie vor dem Termin mit dem Amt. Oft erlaubt es Raten.',
  },
  'jp.public-debt.who-contract': {
    says: 'Das ist eine öffentliche Stelle. Aber für diese Schuld braucht sie ein Gericht, wie jeder andere.',
  },
  'jp.public-debt.reality-contract': {
    says: 'Dieser Brief allein pfändet nichts. Kommt ein Zahlungsbefehl (支払督促) vom Gericht, widersprechen Sie binnen zwei Wochen.',
  },
  'jp.public-debt.rights': {
    says: 'Sie können fragen, wie die Summe berechnet ist, Fehler melden und um Raten oder mehr Zeit bitten.',
  },
  'jp.public-debt.old': {
    says: 'Beiträge (保険料) verjähren nach zwei Jahren, Steuern (保険税) nach fünf. Eine förmliche Mahnung (督促状) startet die Zeit neu.',
  },
  'jp.public-debt.right-review': {
    says: 'Gegen einen Beitragsbescheid oder eine Pfändung können Sie kostenlos eine Überprüfung (審査請求) verlangen, meist binnen drei Monaten ab Kenntnis.',
  },
  'jp.public-debt.right-less-health': {
    says: 'Ist Ihr Einkommen gesunken, sind Sie krank oder traf Sie eine Katastrophe? Bitten Sie um einen kleineren Beitrag (減免) oder mehr Zeit (徴収猶予).',
  },
  'jp.public-debt.right-live': {
    says: 'Bei einer Lohnpfändung müssen Ihnen 107.000 ¥ im Monat bleiben, 48.000 ¥ je Familienmitglied und ein Teil vom Rest.',
  },
  'jp.public-debt.right-stop': {
    says: 'Gibt es nichts zu pfänden oder könnten Sie sonst nicht leben, kann das Amt den Einzug stoppen (滞納処分の停止). Bitten Sie darum.',
  },
  'jp.public-debt.right-rent': {
    says: 'Ist Ihr Einkommen gesunken oder sind Sie krank, bitten Sie um weniger Miete (減免) oder mehr Zeit (徴収猶予).',
  },
  'jp.public-debt.rent-leave': {
    says: 'Ab drei Monaten Mietrückstand kann das Amt Ihren Auszug verlangen. Nur ein Gericht kann Sie zwingen. Rufen Sie jetzt an.',
  },
  'jp.public-debt.reality-fine': {
    says: 'Das ist eine Geldstrafe eines Strafgerichts. Unbezahlt kann sie zu Pfändung oder zu Arbeitstagen in Haft (労役場留置) führen.',
  },
  'jp.public-debt.step-fine': {
    says: 'Rufen Sie heute die Staatsanwaltschaft an. Sagen Sie, was Sie verdienen, und bitten Sie um Zeit oder Raten.',
  },
  'jp.public-debt.step-talk': {
    says: 'Gehen Sie vor dem Termin zum Amt oder rufen Sie an. Bringen Sie Nachweise mit und bitten Sie um Raten, die Sie schaffen.',
  },
  'jp.public-debt.step-count': {
    says: 'Verlangen Sie eine Liste der Monate, Beträge und förmlichen Mahnungen (督促状) mit ihren Tagen. Vergleichen Sie sie mit Ihren Quittungen.',
  },
  'jp.public-debt.option-parts': {
    title: 'Das Amt um Raten oder Zeit bitten',
    says: 'Zeigen Sie dem Amt Ihr Einkommen und Ihre Kosten.',
    cost: 'Ein Zuschlag kann weiterlaufen.',
    time: 'Ein Besuch.',
    risk: 'Verpassen Sie eine Rate, kann der Einzug wieder beginnen.',
    bestFor: 'Sie schulden es und können nicht alles zahlen.',
  },
}

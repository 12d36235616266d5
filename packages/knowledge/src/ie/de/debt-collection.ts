/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'ie.debt.want': {
    says: 'Dieser Brief bittet nur um Geld. Er allein kann Sie nicht zum Zahlen zwingen.',
  },
  'ie.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf deshalb Ihre Sachen nehmen.',
  },
  'ie.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten und anbieten, was Sie zahlen können. Niemand darf Sie belästigen.',
  },
  'ie.debt.no-goods-yet': {
    says: 'Die Firma kann Ihre Sachen nicht nehmen. Das kann nur ein Gerichtsvollzieher (sheriff), nach einem Urteil, das nicht bezahlt wurde. Für ein Auto auf Mietkauf (hire purchase) gilt anderes.',
  },
  'ie.debt.no-wages': {
    says: 'In Irland kann ein gewöhnlicher Gläubiger kein Geld von Ihrem Lohn nehmen lassen. Das gibt es für Unterhalt, Steuern und manche Schulden beim Sozialamt.',
  },
  'ie.debt.know-old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht. Eine Zahlung oder ein unterschriebenes Anerkenntnis startet die Zeit neu.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt gezahlt oder geschrieben haben. Tun Sie das, bevor Sie etwas zahlen oder unterschreiben.',
  },
  'ie.debt.right-proof': {
    says: 'Sie können Beweise verlangen: den Vertrag, die Auszüge und wie sich die Summe zusammensetzt.',
  },
  'ie.debt.opt-proof': {
    title: 'Beweise verlangen',
    says: 'Verlangen Sie den Vertrag und die Auszüge. Zahlen Sie nichts, bevor Sie sie gesehen haben.',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Die Firma kann trotzdem klagen, achten Sie auf Post vom Gericht.',
    bestFor: 'Sie sind nicht sicher, ob es Ihre ist, oder die Summe wirkt falsch.',
  },
  'ie.debt.opt-plan': {
    title: 'Eine Ratenzahlung anbieten',
    says: 'Bieten Sie eine Summe pro Woche oder Monat an, oder eine kleinere Summe zum Abschluss. Holen Sie die Zusage schriftlich, bevor Sie zahlen.',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
  },
  'ie.debt.opt-insolvency': {
    title: 'Nach Wegen der Insolvenz fragen',
    says: 'Ein Schuldenerlass (debt relief notice), ein Vergleich oder eine Insolvenz (bankruptcy) kann Schulden beenden. MABS oder ein Personal Insolvency Practitioner sagt Ihnen, was passt.',
    cost: 'Fragen ist oft kostenlos.',
    time: 'Monate.',
    risk: 'Es steht in einem öffentlichen Register und schadet Ihrem Kredit.',
    bestFor: 'Sie schulden weit mehr, als Sie zahlen können.',
  },
  'ie.debt.insight-restart': {
    says: 'Schon eine kleine Zahlung oder ein unterschriebener Zettel kann die sechs Jahre neu starten.',
    actionable:
      'Prüfen Sie das Alter der Schuld, bevor Sie zahlen oder schreiben, dass Sie sie schulden.',
  },
  'ie.debt.myth-prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie Geld schulden. Nur wer zahlen kann und einen Gerichtsbeschluss verweigert, ist nach einer Verhandlung in Gefahr.',
  },
  'ie.debt.myth-things': {
    says: 'Ein Inkassobüro (debt collector) kann Ihre Sachen nicht nehmen und nicht hereinkommen. Das kann nur ein Gerichtsvollzieher (sheriff), nach einem Urteil. Für ein Auto auf Mietkauf (hire purchase) gilt anderes.',
  },
  'ie.debt.myth-wages': {
    says: 'Ein gewöhnlicher Gläubiger kann in Irland kein Geld von Ihrem Lohn nehmen. Steuern, Unterhalt und manche Schulden beim Sozialamt sind anders.',
  },
  'ie.debt.element-creditor': {
    name: 'Wem Sie schulden',
    says: 'Der Brief sollte sagen, wem Sie das Geld schulden.',
    ifMissing: 'Der Brief sagt nicht, wem Sie schulden. Fragen Sie, bevor Sie zahlen.',
  },
  'ie.debt.element-sum': {
    name: 'Wie viel',
    says: 'Der Brief sollte sagen, wie viel gefordert wird.',
    ifMissing: 'Der Brief nennt keine klare Summe. Verlangen Sie eine vollständige Aufstellung.',
  },
  'ie.debt.right-insolvency': {
    says: 'Können Sie nicht zahlen, gibt es Auswege im Gesetz. Eine Debt Relief Notice kann Schulden bis €35.000 beenden. Für mehr macht eine Fachperson (insolvency practitioner) einen Plan.',
  },
  'ie.debt.right-bad-work': {
    says: 'Wurde schlecht oder nicht fertig gearbeitet, schreiben Sie das mit Fotos. Sie können Nachbesserung oder einen niedrigeren Preis verlangen.',
  },
}

/** Rechte beim Inkasso: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_DE: Words = {
  'gb.debt.right-no-entry': {
    says: 'Sie haben das Recht, Geldeintreiber (debt collectors) nicht hereinzulassen. Sie müssen die Tür nicht öffnen. Sie müssen gehen, wenn Sie es sagen.',
  },
  'gb.debt.right-no-goods': {
    says: 'Sie müssen Geldeintreiber nicht hereinlassen. Sie können Ihre Sachen nicht nehmen. Das können nur Gerichtsvollzieher (bailiffs) mit einem Gerichtsbefehl (warrant) oder einer gesetzlichen Befugnis.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Sie haben das Recht, die Schuld zu bestreiten. Nennen Sie einen echten Grund, muss die Firma während der Prüfung aufhören, Geld einzutreiben.',
  },
  'gb.debt.right-they-prove': {
    says: 'Die Firma muss zeigen, dass Sie die richtige Person sind und die Summe stimmt. Sie müssen nicht das Gegenteil beweisen.',
  },
  'gb.debt.right-truth': {
    says: 'Sie haben das Recht auf die Wahrheit. Sie dürfen sich nicht als Gerichtsvollzieher oder Gericht ausgeben. Sie dürfen nicht mit etwas drohen, was das Gesetz nicht erlaubt.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Sie haben das Recht, in Ruhe gelassen zu werden. Eine Firma darf Sie nicht täuschen oder einschüchtern, damit Sie zahlen.',
  },
  'gb.debt.right-contact': {
    says: 'Sie können sagen, wann, wo und wie man Sie erreichen darf. Sie dürfen nicht zu schlechten Zeiten anrufen und nichts Ihrer Familie, Ihrem Chef oder Nachbarn sagen.',
  },
  'gb.debt.right-afford': {
    says: 'Sie müssen Ihnen faire Zeit zum Zahlen geben. Sie dürfen Sie nicht drängen, alles auf einmal zu zahlen oder dafür Geld zu leihen.',
  },
  'gb.debt.right-agreement': {
    says: 'Sie haben für £1 ein Recht auf eine Kopie Ihres Kreditvertrags (credit agreement). Kommt sie nicht innerhalb von 12 Werktagen, können sie ihn bis dahin nicht durchsetzen.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Sie dürfen Inkassokosten nur aufschlagen, wenn Ihr Vertrag das erlaubt. Die Kosten dürfen nicht höher sein als ihr fairer Aufwand.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Sagen Sie, dass eine Schuldnerberatung Ihnen bei einem Plan hilft. Dann müssen sie eine faire Zeit warten. Oft sind das 30 Tage.',
  },
  'gb.debt.right-mental-health': {
    says: 'Macht Ihre Gesundheit es schwer, mit Geld umzugehen? Sagen Sie es. Sie müssen dafür faire Regeln haben und danach handeln.',
  },
  'gb.debt.default-notice-right': {
    says: 'Eine Verzugsmitteilung (default notice) muss sagen, was falsch ist und wie Sie es beheben. Sie muss mindestens 14 Tage ab Erhalt geben.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Nach dem Datum der Verzugsmitteilung (default notice) kann der Kreditgeber kündigen und alles verlangen. Zahlen Sie bis dahin das Verlangte, gilt der Verstoß als nicht geschehen.',
  },
  'gb.debt.warn-restart': {
    says: 'Vor Ende der sechs Jahre kann eine Zahlung sie neu starten. Ein unterschriebener Brief, der die Schuld anerkennt, kann das auch.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Eine Zahlung auf eine alte Schuld kann neue fünf Jahre starten, wenn die ersten fünf nicht vorbei sind. Ein schriftliches Anerkenntnis kann das auch.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Ist die Schuld echt, kann Schweigen zu Klage (court claim) und Urteil (judgment) führen. Ignorieren Sie sie nicht für immer.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Betrüger machen solche Briefe nach. Prüfen Sie, ob es die Firma gibt. Suchen Sie ihre Nummer selbst, nicht in einer SMS oder E-Mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'Kostenlose Schuldnerberatung ist so gut wie bezahlte. Manche Firmen nehmen viel Geld für das, was gemeinnützige Stellen umsonst tun.',
  },
  'gb.debt.insight-may': {
    says: 'Der Brief spricht vom Gericht, aber noch ist kein Gericht gefragt. Vor einer Klage müssen sie eine letzte Aufforderung (letter of claim) schicken und 30 Tage geben.',
    actionable:
      'Achten Sie auf einen Brief mit Antwortformular (Reply Form). Der hat eine echte Frist.',
  },
  'gb.debt.insight-visit': {
    says: 'Ein Besuch von Geldeintreibern ist nur ein Gespräch an der Tür. Sie sind keine Gerichtsvollzieher (bailiffs). Sie dürfen nur herein, wenn Sie sie lassen.',
    actionable: 'Schreiben Sie, dass Sie das nur per Brief regeln und Besuchen nicht zustimmen.',
  },
  'gb.debt.insight-goods': {
    says: 'Der Brief spricht von Gerichtsvollziehern (bailiffs) oder Ihren Sachen. Gibt es noch kein Urteil und keine Anordnung gegen Sie, kann das jetzt nicht passieren.',
    actionable:
      'Fragen Sie schriftlich, auf welches Urteil sie sich stützen. Suchen Sie im Register der Urteile (register of judgments) nach Ihrem Namen.',
  },
  'gb.debt.insight-deadline': {
    says: 'Das Datum im Brief haben sie selbst gewählt. Das Gesetz gibt ihm keine Kraft. Trotzdem ist es klug, vorher zu antworten.',
    actionable:
      'Schicken Sie vor diesem Datum einen kurzen Brief. Dann kann niemand sagen, Sie hätten nicht geantwortet.',
  },
  'gb.debt.insight-discount': {
    says: 'Sie bieten an, weniger zu nehmen. Es gibt also Spielraum. Das erste Angebot ist oft nicht das letzte.',
    actionable:
      'Prüfen Sie zuerst, ob es Ihre Schuld und nicht zu alt ist. Bieten Sie dann weniger und lassen Sie sich alles schriftlich geben.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Ein Datum in diesem Brief liegt mehr als sechs Jahre zurück. Die Schuld ist vielleicht zu alt für das Gericht.',
    actionable:
      'Zahlen Sie noch nicht und erkennen Sie nichts an. Fragen Sie eine kostenlose Schuldnerberatung, ob die Frist vorbei ist.',
  },
  'gb.debt.insight-fees': {
    says: 'Es wurden Gebühren oder Kosten aufgeschlagen. Das geht nur, wenn Ihr Vertrag es erlaubt, und nur in fairer Höhe.',
    actionable: 'Fragen Sie für jede Gebühr nach der genauen Stelle im Vertrag, die sie erlaubt.',
  },
  'gb.debt.insight-assignment': {
    says: 'Wird eine Kreditschuld verkauft, muss man es Ihnen sagen. Alte Unterlagen gehen dabei oft verloren.',
    actionable:
      'Verlangen Sie die Mitteilung über den Verkauf, den Vertrag und eine Liste aller Zahlungen.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Eine verspätete Schuld steht oft schon in Ihrer Kreditakte (credit file). Dort bleibt sie sechs Jahre ab dem Verzug. So ein Brief allein fügt keinen Eintrag hinzu.',
    actionable:
      'Holen Sie Ihre kostenlose Kreditauskunft und sehen Sie nach, bevor Sie entscheiden.',
  },
  'gb.debt.tactic-agreement': {
    says: 'Verlangen Sie Ihren Kreditvertrag (credit agreement), bevor Sie über Zahlung reden. Finden sie ihn nicht, stehen Sie viel besser da.',
    risk: 'Sie finden ihn vielleicht. Dann ist die Schuld wieder durchsetzbar.',
    notWhen: 'Sie wollen bald zahlen, oder eine Klage läuft schon.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Regeln Sie es schriftlich. Am Telefon verspricht man leicht zu viel. Ein Brief gibt Ihnen Zeit und bleibt als Beleg.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nah.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Sagen Sie, dass eine Schuldnerberatung Ihnen bei einem Plan hilft. Sie müssen eine faire Zeit warten, oft 30 Tage.',
    risk: 'Zinsen können weiterlaufen.',
    notWhen: 'Sie haben keine Beratung angefragt.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'Die Zahlungspause (breathing space) stoppt die meisten Zinsen und Schritte 60 Tage. Nur eine Schuldnerberatung kann sie einrichten.',
    risk: 'Sie geht nur einmal innerhalb von zwölf Monaten. Die Schuld bleibt.',
    notWhen: 'Sie könnten jetzt ohne Not zahlen.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Eine Zahlung jetzt ist ihnen mehr wert als kleine Raten über Jahre. Eine kleinere Summe auf einmal kann die Schuld beenden.',
    risk: 'Der Rest kann verkauft werden, wenn die Abmachung nicht schriftlich ist.',
    notWhen: 'Die Schuld ist vielleicht zu alt oder nicht Ihre.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Benutzen Sie das Wort „complaint“ (Beschwerde). Dann laufen acht Wochen, und danach kann der Ombudsman kostenlos eingreifen.',
    risk: 'Eine Beschwerde allein stoppt keine Klage.',
    notWhen: 'Ein Gerichtsformular ist da. Antworten Sie zuerst darauf.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Geldeintreiber (debt collectors) sind keine Gerichtsvollzieher (bailiffs). Sie können Ihre Sachen nicht nehmen. Gerichtsvollzieher kommen erst nach einem Urteil oder einer anderen rechtlichen Anordnung.',
  },
  'gb.debt.myth-prison': {
    says: 'Schulden bei Karte, Kredit, Rechnung oder privatem Parken sind keine Straftat.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Eine Schuld endet nicht durch den Verkauf. Der neue Eigentümer kann sie verlangen, zu denselben Bedingungen wie die erste Firma.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Nach sechs Jahren gibt es die Schuld noch, aber eine Klage lässt sich abwehren. Vorher startet eine Zahlung oder ein unterschriebenes Anerkenntnis die Jahre neu.',
  },
  'gb.debt.element-balance': {
    says: 'Sie müssen sagen können, was geschuldet wird und wie viel davon überfällig ist.',
    name: 'Die geschuldete Summe',
    ifMissing:
      'Der Brief nennt keine klare Summe. Verlangen Sie einen Kontoauszug, bevor Sie zustimmen.',
  },
  'gb.debt.default-step': {
    says: 'Melden Sie sich vor dem Datum in der Mitteilung beim Kreditgeber. Zahlen Sie den Rückstand, wenn Sie können, oder bitten Sie um einen Plan und mehr Zeit.',
  },
  'gb.debt.default-option': {
    says: 'Zahlen Sie das Verlangte bis zum Datum. Oder schicken Sie einen Haushaltsplan und bitten Sie den Kreditgeber zu warten. Er muss Sie fair behandeln.',
    title: 'Rechtzeitig aufholen oder einen Plan vereinbaren',
    cost: 'Der Rückstand oder was Sie anbieten.',
    time: 'Vor dem Datum in der Mitteilung.',
    risk: 'Danach kann der Kreditgeber den Vertrag beenden. Finanzierte Sachen können in Gefahr sein.',
    bestFor: 'Sie schulden den Rückstand und wollen den Vertrag behalten.',
  },
}

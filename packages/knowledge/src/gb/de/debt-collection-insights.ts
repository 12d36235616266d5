/** Letters from debt collectors: what an adviser would notice. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_INSIGHTS_DE: Words = {
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
}

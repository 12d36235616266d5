/** A court judgment: warnings, what an adviser would notice, tactics and required parts. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_INSIGHTS_DE: Words = {
  'gb.judgment.warn-bailiffs': {
    says: 'Zahlen und antworten Sie nicht, können sie beim Gericht Gerichtsvollzieher (bailiffs), Geld vom Lohn oder eine Belastung Ihres Hauses (charge) beantragen.',
  },
  'gb.judgment.warn-move-fast': {
    says: 'Das Gericht sieht, wie schnell Sie handelten, als Sie es wussten. Wollen Sie die Aufhebung, warten Sie nicht.',
  },
  'gb.judgment.insight-default': {
    says: 'Dieses Urteil wurde erlassen oder beantragt, weil das Gericht keine Antwort von Ihnen hatte. Kein Richter hat Ihre Seite gehört.',
    actionable:
      'Prüfen Sie, wohin und wann die Klage ging. War es eine alte Adresse, sagen Sie es sofort dem Gericht.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Dieses Papier beantragt beim Gericht ein Urteil. Vielleicht gibt es noch keines.',
    actionable:
      'Rufen Sie jetzt das Gericht mit der Klagenummer (claim number) an. Gibt es kein Urteil, schicken Sie am selben Tag Ihre Antwort.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Bitten Sie den Kläger, der Aufhebung (set aside) gegen Zahlung zuzustimmen. Manche tun das, und das Gericht kann sie dann anordnen.',
    risk: 'Sie können Nein sagen. Die Gerichtsgebühr bleibt.',
    notWhen: 'Ihr Monat zum Zahlen ist fast vorbei.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Beantragen Sie Aufhebung oder Änderung? Bitten Sie das Gericht auch, Gerichtsvollzieher (bailiffs) bis zur Entscheidung aufzuhalten.',
    risk: 'Das Gericht will vielleicht solange eine Zahlung.',
    notWhen: 'Niemand hat Gerichtsvollzieher beantragt.',
  },
  'gb.judgment.element-case': {
    says: 'Ein echtes Urteil nennt ein Gericht und eine Klagenummer (claim number).',
    name: 'Ein Gericht, eine Klagenummer und ein Datum',
    ifMissing:
      'Wir sehen keine Klagenummer. Prüfen Sie das Register der Urteile, bevor Sie zahlen.',
  },
}

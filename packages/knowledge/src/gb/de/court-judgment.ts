/** Urteil des Gerichts: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'gb.judgment.want': { says: 'Im Schreiben steht, wie viel, an wen und bis wann.' },
  'gb.judgment.reality': {
    says: 'Das ist echt, aber nicht das Ende. Sie können rechtzeitig zahlen, um Raten bitten oder mit guten Gründen die Aufhebung beantragen.',
  },
  'gb.judgment.reality-scotland': {
    says: 'In Schottland heißt eine Zahlungsentscheidung decree. Meist muss der Gläubiger zuerst eine Zahlungsaufforderung (charge) mit 14 Tagen schicken, bevor er handelt.',
  },
  'gb.judgment.reality-ni': {
    says: 'In Nordirland vollstreckt nur das Enforcement of Judgments Office ein Urteil. Es muss prüfen, was Sie zahlen können.',
  },
  'gb.judgment.rights-summary': {
    says: 'Zahlen Sie alles innerhalb eines Monats, bleibt Ihr Eintrag weg. Sie können um kleinere Monatsraten bitten. Ist es falsch, können Sie die Aufhebung beantragen.',
  },
  'gb.judgment.who': {
    says: 'Das Gericht hat entschieden. Das Geld geht an den Kläger (claimant), nicht an das Gericht. Zahlen Sie an den Kläger und behalten Sie Belege.',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: 'Solange Sie die Raten des Gerichts einhalten, können sie für dieses Urteil keine Gerichtsvollzieher (bailiffs) schicken.',
  },
  'gb.judgment.no-bailiff-notice': {
    says: 'Gerichtsvollzieher (bailiffs) dürfen nicht ohne Ankündigung kommen. Mindestens sieben volle Tage vorher müssen Sie einen Bescheid bekommen.',
  },
  'gb.judgment.know-month': {
    says: 'Zahlen Sie alles innerhalb eines Monats nach dem Urteil, verschwindet es aus dem Register. Später bleibt es sechs Jahre, als bezahlt markiert.',
    learnMore:
      'Schicken Sie dem Gericht einen Beleg der Zahlung. Verlangen Sie bei Bedarf eine Bescheinigung (certificate).',
  },
  'gb.judgment.one-month': {
    says: 'Zahlen Sie alles innerhalb eines Monats nach dem Datum des Urteils, wird es aus dem Register genommen.',
    action: 'Alles zahlen, wenn es aus dem öffentlichen Register soll',
    consequence: 'Danach bleibt es sechs Jahre im Register, auch wenn Sie zahlen.',
  },
  'gb.judgment.instalments-step': {
    says: 'Zahlen Sie jede Rate pünktlich, direkt an den Kläger (claimant), mit Beleg. Richten Sie einen Dauerauftrag einige Tage vor dem Termin ein.',
  },
  'gb.judgment.instalments-option': {
    says: 'Zahlen Sie die Summe des Gerichts zu jedem Termin. Geht es nicht, beantragen Sie vorher mit Formular N245 eine Änderung.',
    title: 'Die Raten einhalten',
    cost: 'Die Monatsrate in der Anordnung.',
    time: 'Einige Minuten zum Einrichten.',
    risk: 'Eine verpasste Rate kann Gerichtsvollzieher (bailiffs) bringen.',
    bestFor: 'Sie schulden es und können die Monatsrate zahlen.',
  },
  'gb.judgment.step-read': {
    says: 'Suchen Sie das Datum des Urteils, die Summe und die Zahlweise: sofort oder monatlich. Tragen Sie die Daten im Kalender ein.',
  },
  'gb.judgment.step-request': {
    says: 'Rufen Sie heute das Gericht an und fragen Sie, ob es das Urteil schon gibt. Wenn nicht, schicken Sie sofort Verteidigung (defence) oder Zahlungsangebot.',
  },
  'gb.judgment.step-wrong': {
    says: 'Kam die Klage nie an oder schulden Sie nichts? Handeln Sie diese Woche. Beantragen Sie mit Formular N244 die Aufhebung (set aside).',
  },
  'gb.judgment.step-afford': {
    says: 'Schulden Sie es, können aber nicht wie angeordnet zahlen? Beantragen Sie mit Formular N245 kleinere Raten.',
  },
  'gb.judgment.step-advice': {
    says: 'Rufen Sie eine kostenlose Schuldnerberatung an. Sie hilft täglich mit diesen Formularen. Fragen Sie auch nach Hilfe mit Gerichtsgebühren.',
  },
  'gb.judgment.step-scotland': {
    says: 'Holen Sie jetzt Schuldnerberatung (money advice). Nach einer charge können Sie vielleicht eine time to pay order beantragen. Wussten Sie nichts vom Verfahren, fragen Sie nach Aufhebung (recall).',
  },
  'gb.judgment.step-pay-month': {
    says: 'Zahlen Sie, wenn möglich, alles innerhalb eines Monats nach dem Datum des Urteils. Schicken Sie dem Gericht dann den Beleg.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Zahlen Sie in Raten, richten Sie einen Dauerauftrag einige Tage vor jedem Termin ein. Eine verpasste Rate kann Gerichtsvollzieher (bailiffs) bringen.',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Schreiben Sie im Formular, warum es falsch ist und was Ihre Verteidigung ist. Schreiben Sie, wann Sie davon erfuhren. Schicken Sie Belege, etwa Ihre alte Adresse.',
  },
  'gb.judgment.step-check-register': {
    says: 'Sie können das Register der Urteile (Registry Trust) nach Ihrem Namen durchsuchen. Prüfen Sie, ob dieses Urteil echt und richtig ist.',
  },
  'gb.judgment.right-set-aside-must': {
    says: 'Das Gericht muss ein Versäumnisurteil (default judgment) aufheben, das zu früh kam oder nach Ihrer rechtzeitigen Antwort. Das gilt auch, wenn Sie schon alles gezahlt hatten.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'Das Gericht kann es aufheben, wenn Sie echte Aussicht auf Erfolg haben oder ein anderer guter Grund besteht. Sie müssen es schnell beantragen.',
  },
  'gb.judgment.right-vary': {
    says: 'Sie können eine andere Monatsrate beantragen. Das Gericht sieht Einkommen und Kosten an.',
  },
  'gb.judgment.right-off-register': {
    says: 'Zahlen Sie alles innerhalb eines Monats, haben Sie das Recht auf Löschung aus dem öffentlichen Register.',
  },
  'gb.judgment.right-wages': {
    says: 'Wollen sie Geld von Ihrem Lohn, muss das Gericht Ihnen genug zum Leben lassen. Sie schicken vorher Ihren Haushaltsplan.',
  },
  'gb.judgment.right-time-order': {
    says: 'Fragen Sie bei Kreditschulden eine Beratung nach einer time order. Das Gericht kann die Raten und manchmal die Zinsen ändern.',
  },
  'gb.judgment.option-pay': {
    says: 'Zahlen Sie an den Kläger und schicken Sie dem Gericht den Beleg. Der Eintrag verschwindet aus dem Register.',
    title: 'Innerhalb eines Monats alles zahlen',
    cost: 'Die Summe im Urteil.',
    time: 'Innerhalb eines Monats nach dem Datum des Urteils.',
    risk: 'Sie können das Urteil danach vielleicht nicht mehr bestreiten.',
    bestFor: 'Sie schulden es und können das Geld aufbringen.',
  },
  'gb.judgment.option-set-aside': {
    says: 'Nehmen Sie Formular N244. Erklären Sie Ihre Verteidigung und warum Sie vorher nicht geantwortet haben.',
    title: 'Das Gericht um Aufhebung bitten',
    cost: 'Eine Gerichtsgebühr. Bei wenig Einkommen gibt es vielleicht Hilfe.',
    time: 'Handeln Sie in Tagen. Verhandlung nach einigen Wochen.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht auch deren Kosten.',
    bestFor: 'Die Klage kam nie an, oder Sie schulden nichts.',
  },
  'gb.judgment.option-vary': {
    says: 'Nehmen Sie Formular N245 mit Haushaltsplan. Zahlen Sie in der Zwischenzeit, was Sie können.',
    title: 'Um kleinere Raten bitten',
    cost: 'Eine kleine Gerichtsgebühr. Vielleicht gibt es Hilfe.',
    time: 'Einige Wochen.',
    risk: 'Es bleibt sechs Jahre im Register.',
    bestFor: 'Sie schulden es, aber die Raten sind zu hoch.',
  },
  'gb.judgment.option-help': {
    says: 'Eine Beratung kann prüfen, ob es aufgehoben werden kann, und alle Schulden ansehen.',
    title: 'Kostenlose Schuldnerberatung holen',
    cost: 'Nichts.',
    time: 'Ein Anruf in dieser Woche.',
    risk: 'Keines.',
    bestFor: 'Alle mit einem Urteil.',
  },
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
  'gb.judgment.rights-later': {
    says: 'Sie können um kleinere Raten bitten. Ist es falsch, können Sie die Aufhebung beantragen. Haben Sie alles gezahlt, wird das vermerkt.',
  },
  'gb.judgment.option-pay-later': {
    says: 'Zahlen Sie an den Kläger und schicken Sie dem Gericht den Beleg. Das Register zeigt dann, dass Sie gezahlt haben.',
    title: 'Alles zahlen und als bezahlt vermerken lassen',
    cost: 'Was vom Urteil noch offen ist.',
    time: 'Einige Wochen, bis das Register es zeigt.',
    risk: 'Es bleibt sechs Jahre im Register, als bezahlt.',
    bestFor: 'Sie schulden es und haben das Geld gefunden.',
  },
}

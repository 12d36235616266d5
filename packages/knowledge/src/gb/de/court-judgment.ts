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

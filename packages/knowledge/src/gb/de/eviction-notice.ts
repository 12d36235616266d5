/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_DE: Words = {
  'gb.home.option-help': {
    says: 'Sie prüfen, ob die Kündigung gültig ist, und sprechen vor Gericht für Sie.',
    title: 'Einen kostenlosen Wohnanwalt holen',
    cost: 'Nichts.',
    time: 'Rufen Sie heute an.',
    risk: 'Keines.',
    bestFor: 'Alle mit Kündigung oder Gerichtstermin.',
  },
  'gb.home.option-plan': {
    says: 'Bieten Sie schriftlich die Miete und etwas vom Rückstand an.',
    title: 'Raten für die Miete anbieten',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Halten Sie es ein, sonst kann es gegen Sie zählen.',
    bestFor: 'Miete fehlt, aber Sie können jetzt zahlen.',
  },
  'gb.home.option-defend': {
    says: 'Kommt eine Klage, schicken Sie das Formular zur Verteidigung (defence form) und gehen Sie zum Termin.',
    title: 'Vor Gericht bestreiten',
    cost: 'Die Verteidigung kostet nichts.',
    time: 'Einige Wochen bis zum Termin.',
    risk: 'Verlieren Sie, können Kosten dazukommen.',
    bestFor: 'Die Kündigung ist falsch oder Sie haben einen guten Grund.',
  },
  'gb.home.warn-court-papers': {
    says: 'Gerichtspost hat ein Datum für ein Formular und einen Termin. Gehen Sie zum Termin, auch wenn Sie das Formular geschickt haben.',
  },
  'gb.home.warn-lodger': {
    says: 'Wohnen Sie mit dem Vermieter zusammen, haben Sie weniger Rechte und kürzere Fristen. Holen Sie zuerst Rat.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Das wirkt wie eine section 21 notice nach dem 30. April 2026. In England endeten solche Kündigungen am 1. Mai 2026. Sie hat keine Kraft.',
    actionable:
      'Ziehen Sie nicht aus. Zeigen Sie sie Shelter oder einer legal aid-Beratung und schreiben Sie dem Vermieter, dass Sie bleiben.',
  },
  'gb.home.insight-section-21-old': {
    says: 'Das ist eine section 21 notice von vor dem 1. Mai 2026. Sie zählt nur, wenn der Vermieter rechtzeitig klagte, spätestens am 31. Juli 2026.',
    actionable:
      'Fragen Sie schriftlich, ob und wann geklagt wurde. Wenn nicht, ist die Kündigung wirkungslos.',
  },
  'gb.home.insight-section-8': {
    says: 'Eine section 8 notice muss ihren Grund nennen. Das Gericht prüft die Beweise und bei vielen Gründen, was fair ist.',
    actionable:
      'Suchen Sie die Nummer des Grundes (ground). Fragen Sie eine Beratung, was dafür gezeigt werden muss.',
  },
  'gb.home.change-section-21': {
    says: 'Seit 1. Mai 2026 können private Vermieter in England nicht ohne Grund räumen.',
    was: 'Ein privater Vermieter konnte ohne Grund mit zwei Monaten kündigen.',
    is: 'Ein Vermieter muss einen gesetzlichen Grund nennen und vor Gericht beweisen.',
  },
  'gb.home.warn-order-made': {
    says: 'Vielleicht hat ein Gericht den Auszug angeordnet, oder bailiffs haben einen Termin. Holen Sie heute einen kostenlosen Wohnanwalt. Vielleicht können Sie das Gericht um einen Stopp bitten.',
  },
  'gb.home.insight-sale': {
    says: 'Will der Vermieter verkaufen oder einziehen, muss er vier Monate vorher kündigen. In den ersten 12 Monaten Ihrer Miete geht dieser Grund nicht.',
    actionable:
      'Vergleichen Sie den Beginn Ihrer Miete mit den Daten in der Kündigung, und verlangen Sie Belege für den Plan. Nach Ihrem Auszug darf die Wohnung 12 Monate nicht neu vermietet werden.',
  },
}

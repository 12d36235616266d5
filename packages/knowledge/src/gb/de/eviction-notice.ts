/** Kündigung der Wohnung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_DE: Words = {
  'gb.home.want-notice': {
    says: 'Bleiben Sie, können sie ein Gericht entscheiden lassen.',
  },
  'gb.home.reality': {
    says: 'Ein Brief oder eine Kündigung (notice) beendet Ihr Wohnen nicht. Nur ein Gericht kann die meisten Mieter hinaus anordnen, und nur Beamte des Gerichts dürfen es durchführen.',
  },
  'gb.home.reality-scotland': {
    says: 'Eine Kündigung (notice) beendet Ihr Wohnen nicht. Bei den meisten privaten Mieten braucht der Vermieter eine Anordnung des First-tier Tribunal. Es fragt, ob das fair ist.',
  },
  'gb.home.reality-ni': {
    says: 'Eine Kündigung (notice) allein beendet Ihr Wohnen nicht. Der Vermieter braucht eine Gerichtsanordnung.',
  },
  'gb.home.rights-summary': {
    says: 'Sie dürfen bleiben, bis ein Gericht anders entscheidet. Sie können es bestreiten, um Zeit bitten und einen kostenlosen Anwalt bekommen.',
  },
  'gb.home.rights-scotland': {
    says: 'Sie dürfen bleiben, bis das Tribunal anordnet. Sie können ihm Ihre Seite sagen. Die Räumung (eviction) muss angemessen sein.',
  },
  'gb.home.who': {
    says: 'Ihr Vermieter oder Makler ist eine private Person oder Firma. Er darf keine Schlösser tauschen, den Strom nicht sperren und Ihre Sachen nicht hinausstellen.',
  },
  'gb.home.not-yet': {
    says: 'Jetzt können sie Sie nicht hinaussetzen. Zuerst braucht es eine gültige Kündigung (notice), eine Klage, eine Anordnung und einen Termin mit Gerichtsvollziehern (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Bekommen Sie einen Brief über den Verlust der Wohnung, gibt es einen kostenlosen Anwalt (legal aid), egal was Sie verdienen.',
    learnMore:
      'Suchen Sie auf der Seite der legal aid nach dem Housing Loss Prevention Advice Service.',
  },
  'gb.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und geben Sie keine Schlüssel zurück. Gehen Sie zu früh, können Sie Rechte und Hilfe der Gemeinde verlieren.',
  },
  'gb.home.step-lawyer': {
    says: 'Holen Sie jetzt kostenlose Rechtshilfe: eine Wohnberatung mit legal aid, Shelter oder Citizens Advice. Zeigen Sie die Kündigung (notice).',
  },
  'gb.home.step-council': {
    says: 'Sagen Sie es Ihrer Gemeinde (council). Droht der Verlust innerhalb von 56 Tagen, muss sie helfen, die Wohnung zu halten oder eine andere zu finden.',
  },
  'gb.home.step-council-wales': {
    says: 'Sagen Sie es Ihrer Gemeinde (council). Droht der Verlust der Wohnung innerhalb von 56 Tagen, muss sie Ihnen helfen.',
  },
  'gb.home.step-keep-paying': {
    says: 'Zahlen Sie weiter Miete oder so viel, wie Sie können. Behalten Sie jeden Beleg.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Bleiben Sie wohnen. Holen Sie vor dem Datum in der Kündigung Rat bei Shelter Scotland oder einem citizens advice bureau.',
  },
  'gb.home.step-advice-ni': {
    says: 'Bleiben Sie wohnen. Holen Sie vor dem Datum in der Kündigung Rat bei Housing Rights.',
  },
  'gb.home.step-arrears': {
    says: 'Fehlt Miete, bieten Sie die Miete und jede Woche etwas für den Rückstand an. Prüfen Sie Sozialleistungen und Wohngeld der Gemeinde (housing payment).',
  },
  'gb.home.step-dispute': {
    says: 'Verlangen Sie einen Mietkontoauszug und prüfen Sie jede Zeile. Notieren Sie jede fehlende Reparatur und jeden Brief dazu.',
  },
  'gb.home.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht den Auszug anordnet und court bailiffs kommen. Das gilt für die meisten Mieter.',
  },
  'gb.home.right-no-force': {
    says: 'Ein Vermieter, der Sie mit Gewalt oder Angst vertreibt, macht sich strafbar. Rufen Sie dann die Gemeinde (council) an, bei Gefahr die Polizei.',
  },
  'gb.home.right-reason': {
    says: 'In England muss ein privater Vermieter jetzt einen gesetzlichen Grund nennen und beweisen. Räumungen ohne Grund gibt es nicht.',
  },
  'gb.home.right-arrears-ground': {
    says: 'In England braucht der strenge Mietgrund drei Monate Rückstand, am Tag der Kündigung und beim Termin. Die Kündigung muss vier Wochen geben.',
  },
  'gb.home.right-breathing-space': {
    says: 'Die Zahlungspause (breathing space) kann Kündigung und Gerichtsschritt wegen Rückstand bis zu 60 Tage stoppen. Die laufende Miete müssen Sie zahlen.',
  },
  'gb.home.right-scotland': {
    says: 'Sie können dem Tribunal sagen, warum eine Räumung nicht angemessen ist. Es muss Ihre Seite abwägen.',
  },
  'gb.home.right-ni': {
    says: 'Ihr Vermieter muss schriftlich kündigen: mit vier Wochen in den ersten 12 Monaten, acht Wochen bis zu zehn Jahren, danach zwölf.',
  },
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
  'gb.rent.want': { says: 'Sie sollen die Miete zahlen oder anrufen und Raten vereinbaren.' },
  'gb.rent.step-statement': {
    says: 'Verlangen Sie einen Mietkontoauszug und prüfen Sie jede Zeile: jede Woche, jede Zahlung, jede Leistung. Fehler sind häufig.',
  },
  'gb.rent.step-plan': {
    says: 'Antworten Sie vor dem Datum. Bieten Sie die Miete und jede Woche etwas an, das Sie durchhalten. Holen Sie das Ja schriftlich.',
  },
  'gb.rent.step-benefits': {
    says: 'Prüfen Sie, ob Sie alle Hilfe zur Miete bekommen. Bitten Sie die Gemeinde (council) bei einer Lücke um zusätzliches Wohngeld.',
  },
  'gb.rent.right-social': {
    says: 'Gemeinde (council) oder housing association muss vor dem Gericht mit Ihnen sprechen. Sie soll tragbare Raten versuchen und bei Sozialleistungen helfen.',
  },
  'gb.rent.option-plan': {
    says: 'Schicken Sie einen Haushaltsplan und bieten Sie die Miete und etwas vom Rückstand an.',
    title: 'Raten für den Rückstand anbieten',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Bieten Sie nur an, was Sie durchhalten.',
    bestFor: 'Sie schulden es und können ab jetzt die Miete zahlen.',
  },
  'gb.home.insight-sale': {
    says: 'Will der Vermieter verkaufen oder einziehen, muss er vier Monate vorher kündigen. In den ersten 12 Monaten Ihrer Miete geht dieser Grund nicht.',
    actionable:
      'Vergleichen Sie den Beginn Ihrer Miete mit den Daten in der Kündigung, und verlangen Sie Belege für den Plan. Nach Ihrem Auszug darf die Wohnung 12 Monate nicht neu vermietet werden.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Schreiben Sie im Journal von Universal Credit, dass Sie Miete schulden. Fragen Sie, warum der Mietanteil spät ist und ob er direkt an den Vermieter gehen kann.',
  },
}

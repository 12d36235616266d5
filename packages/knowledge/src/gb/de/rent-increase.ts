/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_DE: Words = {
  'gb.rent-rise.not-yet': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete. Ein Nein ist kein Rechtsgrund, Sie aus der Wohnung zu weisen.',
  },
  'gb.rent-rise.reality': {
    says: 'Das Gericht (tribunal) schaut auf die Mieten ähnlicher Wohnungen in der Nähe. Was Sie zahlen können, zählt nicht. Sammeln Sie darum Anzeigen.',
  },
  'gb.rent-rise.right-faulty': {
    says: 'Ein Schreiben im falschen Formular, mit weniger als zwei Monaten oder vor Ablauf von 52 Wochen ändert Ihre Miete nicht. Das Gericht kann das feststellen.',
  },
  'gb.rent-rise.right-hardship': {
    says: 'Wäre die neue Miete eine echte Not für Sie, kann das Gericht ihren Beginn um bis zu zwei Monate nach der Entscheidung verschieben.',
  },
  'gb.rent-rise.right-leave': {
    says: 'Sie dürfen den Mietvertrag mit zwei Monaten Frist schriftlich beenden. Einen Grund brauchen Sie nicht.',
  },
  'gb.rent-rise.step-check': {
    says: 'Prüfen Sie drei Dinge. Ist es Form 4A? Sind es zwei volle Monate bis zum Beginn? Sind 52 Wochen seit der letzten Erhöhung oder dem Einzug um?',
  },
  'gb.rent-rise.step-mark': {
    says: 'Merken Sie sich den Tag, an dem die neue Miete beginnt. Ihr Antrag muss vor diesem Tag beim Gericht (tribunal) sein.',
  },
  'gb.rent-rise.step-old-rent': {
    says: 'Zahlen Sie die alte Miete pünktlich weiter, bis die neue beginnt. Mehr zu zahlen kann wie ein Ja aussehen.',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Bekommen Sie Universal Credit oder Housing Benefit? Melden Sie die neue Miete, sobald sie gilt. Fragen Sie eine Beratung nach weiterer Hilfe.',
  },
  'gb.rent-rise.option-tribunal': {
    says: 'Schicken Sie dem Gericht (tribunal) sein Formular, dieses Schreiben und Anzeigen ähnlicher Wohnungen, bevor die neue Miete beginnt.',
    title: 'Die Miete vom Gericht festsetzen lassen',
    cost: '£47, ohne Gebühr für die Anhörung. Bei wenig Einkommen gibt es Hilfe.',
    time: 'Einige Wochen oder Monate. Bis dahin zahlen Sie die alte Miete.',
    risk: 'Gering. Es kann nicht mehr festsetzen, als der Vermieter verlangt.',
    bestFor: 'Die Miete liegt über der ähnlicher Wohnungen, oder das Schreiben hat Fehler.',
  },
  'gb.rent-rise.option-talk': {
    says: 'Zeigen Sie dem Vermieter Mieten ähnlicher Wohnungen und bieten Sie an, was Sie zahlen können. Bitten Sie um eine schriftliche Antwort.',
    title: 'Eine kleinere Erhöhung anbieten',
    cost: 'Nur was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Gespräche halten die Frist nicht an. Was Sie unterschreiben, kann Sie binden.',
    bestFor: 'Sie wollen bleiben und keinen Streit.',
  },
  'gb.rent-rise.insight-rent-day': {
    says: 'Die neue Miete muss am ersten Tag einer Mietperiode beginnen. Oft ist das der Tag, an dem Sie zahlen.',
    actionable:
      'Vergleichen Sie den Beginn mit Ihrem Zahltag. Passt es nicht, sagen Sie es Vermieter und Gericht.',
  },
  'gb.rent-rise.right-social': {
    says: 'Gemeinde (council) oder Wohnungsverein (housing association) dürfen die meisten Mieten einmal im Jahr erhöhen. Die Regierung setzt eine Grenze.',
  },
  'gb.rent-rise.right-council-notice': {
    says: 'Die Gemeinde (council) muss Ihnen die neue Miete mindestens vier Wochen vorher schriftlich mitteilen.',
  },
  'gb.rent-rise.step-social': {
    says: 'Fragen Sie, wie die neue Miete und Nebenkosten berechnet sind und ob sie die Grenze der Regierung einhalten.',
  },
  'gb.rent-rise.option-social': {
    says: 'Beschweren Sie sich zuerst beim Vermieter. Nach seiner letzten Antwort können Sie zum Housing Ombudsman.',
    title: 'Sich beim Vermieter beschweren',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Keines. Zahlen Sie Ihre Miete weiter.',
    bestFor: 'Die Summe ist über der Grenze oder niemand erklärt sie.',
  },
  'gb.rent-rise.deadline-england': {
    says: 'Ihr Antrag muss beim Gericht (tribunal) sein, bevor die neue Miete beginnt. Wir zählen bis zum letzten Arbeitstag davor.',
    action: 'Das Formular an das Gericht schicken, wenn Sie die Miete anfechten wollen',
    consequence: 'Danach gilt die neue Miete, und das Gericht kann sie nicht mehr prüfen.',
  },
  'gb.rent-rise.reality-social': {
    says: 'Die meisten Sozialmieten steigen einmal im Jahr, oft im April. Prüfen Sie die Summe und welche Hilfe es gibt.',
  },
  'gb.rent-rise.not-yet-social': {
    says: 'Nachzufragen ist kein Grund, Sie aus der Wohnung zu weisen. Nur ein Gericht kann den Vertrag beenden.',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'Diese Regeln gelten für Mieter, die nicht mit dem Vermieter wohnen. Für Untermieter beim Vermieter oder im Wohnheim gelten andere.',
    actionable:
      'Wohnen Sie beim Vermieter oder im Wohnheim? Sehen Sie in den Vertrag und fragen Sie Shelter.',
  },
}

/** A notice of a higher rent: the words in German. */
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
  'gb.rent-rise.right-faulty-wales': {
    says: 'Bei weniger als zwei Monaten Frist oder weniger als einem Jahr seit der letzten Erhöhung ändert sich die Miete nicht.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Bei einem Vertrag ohne festes Ende dürfen Sie mit vier Wochen Frist schriftlich gehen.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Prüfen Sie: Formular RHW12, zwei volle Monate, ein Jahr seit der letzten Erhöhung. Fehlt etwas, schreiben Sie dem Vermieter.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'In Wales kann bei den meisten Verträgen niemand die Miete festsetzen. Bei manchen von vor Dezember 2022 kann ein Ausschuss (rent assessment committee) entscheiden.',
    actionable:
      'Sind Sie vor Dezember 2022 eingezogen? Fragen Sie sofort Shelter Cymru, die Frist ist kurz.',
  },
  'gb.rent-rise.right-faulty-scotland': {
    says: 'Ohne amtliches Formular und drei volle Monate, oder vor Ablauf von 12 Monaten, ändert sich Ihre Miete nicht.',
  },
  'gb.rent-rise.step-scotland': {
    says: 'Ist es zu viel? Sagen Sie es dem Vermieter im Antwortteil des Schreibens und stellen Sie einen Antrag bei Rent Service Scotland.',
  },
  'gb.rent-rise.deadline-scotland': {
    says: 'Sie haben 21 Tage ab Erhalt des Schreibens. Wir zählen sicherheitshalber ab seinem Datum.',
    action: 'Rent Service Scotland um Prüfung der Miete bitten',
    consequence: 'Danach gilt die neue Miete ab ihrem Tag.',
  },
  'gb.rent-rise.option-scotland': {
    says: 'Ein Mietbeamter (rent officer) vergleicht Ihre Miete mit dem Markt. Danach können beide Seiten zum Gericht (tribunal).',
    title: 'Einen Beamten die Miete festsetzen lassen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Er kann auch eine höhere Miete für fair halten.',
    bestFor: 'Ähnliche Wohnungen kosten weniger.',
  },
  'gb.rent-rise.right-faulty-ni': {
    says: 'Eine Erhöhung, die zu früh kommt oder mit weniger als drei Monaten schriftlicher Frist, gilt nicht.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Prüfen Sie zwei Dinge: ein Jahr seit der letzten Erhöhung und drei volle Monate bis zum Beginn. Fehlt eins, schreiben Sie dem Vermieter.',
  },
  'gb.rent-rise.not-yet-scotland': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete. Ein Nein ist kein Rechtsgrund, Sie aus der Wohnung zu weisen.',
  },
  'gb.rent-rise.reality-scotland': {
    says: 'Der Mietbeamte (rent officer) schaut auf Mieten ähnlicher Wohnungen, nicht auf Ihr Geld. Sammeln Sie Anzeigen.',
  },
  'gb.rent-rise.right-leave-scotland': {
    says: 'Sie dürfen den Mietvertrag mit 28 Tagen Frist schriftlich und ohne Grund beenden. Gemeinsame Mieter tun es zusammen oder warnen einander vorher.',
  },
  'gb.rent-rise.step-adverts-scotland': {
    says: 'Notieren Sie den Tag, an dem das Schreiben kam: Davon laufen 21 Tage. Sammeln Sie Anzeigen und Fotos von Mängeln.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'Ein Vermieter in Wales darf manche Verträge ohne Grund kündigen. Denken Sie beim Verhandeln daran.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'In Nordirland setzt für die meisten privaten Wohnungen kein Gericht die Miete fest. Es hilft, die Regeln zu prüfen und zu verhandeln.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Ohne festes Ende oder danach dürfen Sie mit vier Wochen Frist schriftlich gehen. Nach zehn Jahren in der Wohnung sind es zwölf Wochen.',
  },
  'gb.rent-rise.step-council-ni': {
    says: 'Bricht der Vermieter diese Regeln und lenkt nicht ein? Melden Sie es der Gemeinde (environmental health) und rufen Sie Housing Rights an.',
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

/** Letters of landlords: rent owed, repairs, receipts, deposits and the way to a court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_DE: Words = {
  'es.home.want-rent': {
    says: 'Ihr Vermieter sagt, dass Sie Miete oder anderes schulden, und will Geld.',
  },
  'es.home.want-rent-demand': {
    says: 'Ihr Vermieter sagt, dass Sie Miete oder anderes schulden, und will Geld.',
  },
  'es.home.who': {
    says: 'Das ist Ihr Vermieter (arrendador) oder eine Firma oder ein Anwalt für ihn. Es ist kein Gericht.',
  },
  'es.home.rights': {
    says: 'Sie müssen erst ausziehen, wenn ein Gericht es anordnet. Sie können zahlen, bestreiten, um Zeit bitten und bei kleinem Einkommen einen kostenlosen Anwalt bekommen.',
  },
  'es.home.reality': {
    says: 'Ein Brief nimmt Ihnen nicht die Wohnung. Nur ein Richter kann Sie zum Auszug zwingen, und nur Gerichtspersonal führt es aus.',
  },
  'es.home.no-locks': {
    says: 'Ihr Vermieter darf nicht die Schlösser tauschen, Strom oder Wasser sperren oder ohne Ihr Ja hereinkommen. Das kann eine Straftat sein: Rufen Sie die Polizei.',
  },
  'es.home.shield': {
    says: 'Vor Gericht gibt es für Menschen in Not eine Pause von zwei oder vier Monaten. Ein Dekret vom Oktober 2026 brachte wieder einen längeren Stopp: Fragen Sie, ob das Parlament es bestätigt hat.',
  },
  'es.home.right-judge': {
    says: 'Sie haben das Recht, von einem Richter gehört zu werden, bevor Sie Ihre Wohnung verlieren.',
  },
  'es.home.right-pay-once': {
    says: 'Klagen sie wegen Miete, können Sie es einmal stoppen, wenn Sie rechtzeitig alles zahlen (enervar). Eine förmliche Mahnung 30 Tage vor der Klage kann Ihnen das nehmen.',
  },
  'es.home.right-receipt': {
    says: 'Sie haben das Recht auf eine Quittung für jede Miete, außer wenn die Zahlungsart sie beweist.',
  },
  'es.home.right-repairs': {
    says: 'Der Vermieter muss reparieren, was die Wohnung bewohnbar hält. Er darf die Miete dafür nicht erhöhen.',
  },
  'es.home.right-deposit': {
    says: 'Die Kaution (fianza) ist eine Monatsmiete. In den ersten fünf oder sieben Jahren sind weitere Sicherheiten höchstens zwei Monate. Sie ist einen Monat nach den Schlüsseln zurückzuzahlen.',
  },
  'es.home.right-agency': {
    says: 'Makler und Vertragskosten zahlt der Vermieter, nicht Sie.',
  },
  'es.home.option-dispute': {
    title: 'Schriftlich Nein sagen',
    says: 'Sagen Sie dem Vermieter, dass Sie nach dem Gesetz bleiben dürfen oder die Summe falsch ist, und warum.',
    cost: 'Ein burofax kostet einige Euro.',
    time: 'Eine Stunde.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Die Kündigung kam spät, hat keinen Grund, oder die Erhöhung ist zu hoch.',
  },
  'es.home.option-negotiate': {
    title: 'Sich einigen',
    says: 'Bieten Sie einen Plan für die Miete an oder einen Auszugstag, den Sie schaffen.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Ein Versprechen, das Sie nicht halten können, macht es schlimmer.',
    bestFor: 'Sie schulden Miete oder wollen in Ruhe gehen.',
  },
  'es.home.option-pay': {
    title: 'Die offene Miete zahlen',
    says: 'Zahlen Sie alles, bevor sie klagen. Dann gibt es keinen Grund für eine Räumung.',
    cost: 'Die offene Miete.',
    time: 'Jetzt.',
    risk: 'Gering.',
    bestFor: 'Sie schulden sie und können das Geld finden.',
  },
  'es.home.option-help': {
    title: 'Kostenlose Hilfe holen',
    says: 'Fragen Sie das Sozialamt, einen Mieterverein oder die kostenlose Beratung der Anwaltskammer.',
    cost: 'Nichts.',
    time: 'Ein Besuch diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben Angst um Ihre Wohnung.',
  },
  'es.home.deadline-thirty': {
    says: 'Zahlen Sie in 30 Tagen nach einer förmlichen Mietmahnung alles, behalten Sie das Recht, eine spätere Räumung zu stoppen.',
    action: 'Die ganze geforderte Miete zahlen',
    consequence: 'Klagen sie danach, können Sie es vielleicht nicht mehr durch Zahlung stoppen.',
  },
  'es.home.insight-one-month': {
    says: 'Ein unbezahlter Monat reicht dem Vermieter für das Gericht.',
    actionable: 'Zahlen Sie zuerst diesen Monat und behalten Sie den Beleg.',
  },
  'es.home.tactic-consign': {
    says: 'Nimmt der Vermieter die Miete nicht an, zahlen Sie sie beim Notar oder Gericht ein (consignación).',
    risk: 'Es kostet Zeit und eine Gebühr beim Notar.',
    notWhen: 'Nicht nötig, wenn eine Überweisung geht.',
  },
  'es.home.know-demand': {
    says: 'Die Miete ist an den vereinbarten Tagen fällig. Ab einer Mahnung laufen gesetzliche Zinsen. Nach fünf Jahren ohne Mahnung ist ein Monat verjährt.',
  },
}

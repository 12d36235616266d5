/** Entscheidungen zur Räumung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDER_DE: Words = {
  'gb.home.order-want': {
    says: 'Ein Gericht hat entschieden, dass Sie ausziehen müssen. Das Papier nennt den Tag oder sagt, dass Gerichtsvollzieher (bailiffs) kommen können.',
  },
  'gb.home.order-rights': {
    says: 'Vor diesem Tag können Sie einen Richter bitten, die Räumung zu stoppen oder zu verschieben. Nutzen Sie Formular N244.',
  },
  'gb.home.order-reality': {
    says: 'Das ist die letzte Stufe, und der Tag ist echt. Sie können noch etwas tun, aber nur jetzt.',
  },
  'gb.home.order-step-court': {
    says: 'Rufen Sie heute einen kostenlosen Wohn-Anwalt an. Lassen Sie sich mit Formular N244 helfen, vor dem Tag im Papier.',
  },
  'gb.home.order-step-offer': {
    says: 'Schulden Sie Miete? Zeigen Sie dem Gericht, was Sie zahlen können: die Miete und jede Woche etwas dazu. Sagen Sie, was sich geändert hat.',
  },
  'gb.home.order-step-plan': {
    says: 'Planen Sie auch für den Tag. Halten Sie Papiere, Medikamente und das Nötigste bereit. Fragen Sie die Gemeinde (council), wo Sie bleiben können.',
  },
  'gb.home.order-option-stop': {
    says: 'Schicken Sie Formular N244 mit Ihren Gründen und dem, was Sie zahlen können. Es gibt eine kurze Verhandlung.',
    title: 'Das Gericht bitten, die Räumung zu stoppen',
    cost: 'Eine Gerichtsgebühr. Bei wenig Einkommen gibt es Hilfe.',
    time: 'Heute. Es muss vor den Gerichtsvollziehern sein.',
    risk: 'Der Richter kann Nein sagen. Bei manchen Anordnungen kann er wenig tun.',
    bestFor: 'Sie können jetzt etwas zahlen oder wussten nichts vom Verfahren.',
  },
  'gb.home.held-want': {
    says: 'Ein Gericht hat die Räumung angeordnet, sie aber ausgesetzt. Sie dürfen bleiben, solange Sie die Miete und die festgelegte Summe dazu zahlen.',
  },
  'gb.home.held-rights': {
    says: 'Sie dürfen bleiben, solange Sie sich an die Anordnung halten. Geht das nicht, bitten Sie das Gericht mit Formular N244 um eine Änderung, bevor eine Zahlung fehlt.',
  },
  'gb.home.held-reality': {
    says: 'Sie müssen jetzt nicht ausziehen. Aber jede Zahlung zählt: Fehlt eine, kann der Vermieter das Gericht um Gerichtsvollzieher (bailiffs) bitten.',
  },
  'gb.home.held-step-pay': {
    says: 'Zahlen Sie Miete und Summe jedes Mal pünktlich. Zahlen Sie so, dass Sie es beweisen können. Lesen Sie die Anordnung des Gerichts selbst, wenn sie kommt.',
  },
  'gb.home.held-step-change': {
    says: 'Können Sie nicht alles zahlen? Rufen Sie heute den Vermieter und eine kostenlose Wohnberatung an. Ein Richter kann die Summe senken. Haben Gerichtsvollzieher (bailiffs) schon einen Tag, kann er sie noch stoppen.',
  },
}

/** The German words of the Netherlands: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'nl.judgment.want': {
    says: 'Ein Richter hat entschieden, dass Sie zahlen oder etwas tun müssen.',
  },
  'nl.judgment.who': {
    says: 'Ein Gerichtsvollzieher (deurwaarder) bringt das Urteil. Es kommt vom Gericht.',
  },
  'nl.judgment.real': {
    says: 'Das ist ernst, aber es gibt noch Wege, sich zu wehren oder in Raten zu zahlen.',
  },
  'nl.judgment.not-yet': {
    says: 'Der Gerichtsvollzieher (deurwaarder) muss Ihnen zuerst das Urteil mit einem Zahlungsbefehl übergeben. Danach haben Sie meist zwei Tage.',
  },
  'nl.judgment.rights': {
    says: 'Haben Sie nie geantwortet, können Sie denselben Richter bitten, neu zu prüfen (verzet).',
  },
  'nl.judgment.deadline-verzet': {
    says: 'Sie haben vier Wochen für den Einspruch (verzet). Diese Zeit beginnt, wenn Sie es persönlich bekamen oder zeigten, dass Sie davon wissen. Zählen Sie zur Sicherheit ab dem Brief.',
    action: 'Den Einspruch (verzet) beginnen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'nl.judgment.deadline-appeal': {
    says: 'Sie haben drei Monate ab dem Urteil für die Berufung. Es muss um mehr als 1.750 € gehen.',
    action: 'Mit einem Anwalt Berufung (hoger beroep) einlegen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'nl.judgment.step-help': {
    says: 'Rufen Sie heute das Juridisch Loket an. Sagen Sie, an welchem Tag Sie das Urteil bekamen.',
  },
  'nl.judgment.step-plan': {
    says: 'Stimmt das Urteil, rufen Sie den Gerichtsvollzieher (deurwaarder) an und bieten an, was Sie zahlen können.',
  },
  'nl.judgment.step-wgs': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um Schuldenhilfe, wenn Sie nicht zahlen können.',
  },
  'nl.judgment.step-verzet': {
    says: 'Für den Einspruch braucht es ein Papier, das ein Gerichtsvollzieher bringt (verzetdagvaarding). Holen Sie Hilfe bei einem Anwalt oder beim Juridisch Loket.',
  },
  'nl.judgment.right-again': {
    says: 'Sie haben das Recht, dass der Fall neu geprüft wird.',
  },
  'nl.judgment.right-appeal': {
    says: 'Über 1.750 € haben Sie das Recht auf Berufung (hoger beroep).',
  },
  'nl.judgment.right-income': {
    says: 'Ein Teil Ihres Einkommens bleibt immer Ihres (beslagvrije voet).',
  },
  'nl.judgment.option-verzet': {
    title: 'Einspruch (verzet) einlegen',
    says: 'Bitten Sie denselben Richter, neu zu prüfen.',
    cost: 'Die Kosten des Gerichtsvollziehers.',
    time: 'In vier Wochen.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Sie haben nicht geantwortet und sind nicht einverstanden.',
  },
  'nl.judgment.option-plan': {
    title: 'Einen Plan vereinbaren',
    says: 'Bieten Sie dem Gerichtsvollzieher (deurwaarder) eine Summe im Monat an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf.',
    risk: 'Zinsen können weiterlaufen.',
    bestFor: 'Sie schulden es.',
  },
  'nl.judgment.option-help': {
    title: 'Ihre Gemeinde um Hilfe bitten',
    says: 'Kostenlose Schuldenhilfe der Gemeinde (gemeente) für alle Ihre Schulden.',
    cost: 'Nichts.',
    time: 'Ein Gespräch in vier Wochen, schneller, wenn es dringend ist.',
    risk: 'Keines.',
    bestFor: 'Sie können nicht zahlen.',
  },
  'nl.judgment.right-stop': {
    says: 'Ein Gericht kann die Vollstreckung im Eilverfahren (executiegeschil) stoppen oder begrenzen, etwa bei klarem Fehler oder neuer Not.',
  },
}

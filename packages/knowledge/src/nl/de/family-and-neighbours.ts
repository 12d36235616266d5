/** Nachbarn, Erbe, Unterhalt und Aufenthalt, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_NEIGHBOURS_DE: Words = {
  'nl.ask.neighbour-noise': {
    says: 'Ein Nachbar darf Sie nicht rechtswidrig stören (onrechtmatige hinder). Reden Sie zuerst, führen Sie ein Tagebuch, dann fragen Sie nach kostenloser Vermittlung (buurtbemiddeling).',
  },
  'nl.ask.neighbour-tree': {
    says: 'Bäume müssen meist zwei Meter von der Grenze stehen, Hecken einen halben Meter. Die Gemeinde kann anderes festlegen. Fragen Sie schriftlich, bevor Sie schneiden.',
  },
  'nl.ask.estate': {
    says: 'Mit eigenem Geld haften Sie nur, wenn Sie das Erbe voll annehmen. Beim Gericht können Sie es ausschlagen oder erst nach einer Liste annehmen (beneficiair). Wählen Sie, bevor Sie etwas anfassen: Verkaufen oder Verbrauchen kann als volle Annahme gelten. Ein Andenken ohne Wert meist nicht. Notar oder Gericht helfen. Schreiben Sie den Firmen, dass Sie noch wählen.',
  },
  'nl.ask.maintenance': {
    says: 'Beide Eltern zahlen für ein Kind nach dem, was sie können. Ein Richter kann die Summe ändern, wenn sich Einkommen oder Leben ändern.',
  },
  'nl.stay.right-short': {
    says: 'Bei einer Ablehnung haben Sie für den Widerspruch oft nur vier Wochen. Sehen Sie am Ende des Briefs nach und holen Sie jetzt einen Anwalt.',
  },
  'nl.ask.maintenance-unpaid': {
    says: 'Bitten Sie das LBIO um Einzug: Das ist für Sie kostenlos. Eine Zahlung aus den letzten sechs Monaten muss fehlen, und ein Richter muss die Summe festgesetzt haben. Schreiben Sie zuerst Ihrem Ex-Partner.',
  },
  'nl.ask.maintenance-cannot-pay': {
    says: 'Hören Sie nicht von sich aus auf: Die Summe gilt, bis ein Richter sie ändert oder Sie sich schriftlich einigen. Bitten Sie zuerst den anderen um weniger, mit Belegen. Bei Nein beantragt ein Anwalt die Änderung beim Gericht; mit wenig Einkommen gibt es Hilfe (toevoeging). Eine kleinere Summe zählt meist erst ab dem Antrag. Wer die Arbeit freiwillig aufgab, kann ein Nein bekommen.',
  },
}

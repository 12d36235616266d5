/** Kündigungen in Schottland und Nordirland: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NATIONS_DE: Words = {
  'gb.home.want-scotland': {
    says: 'Bleiben Sie, können sie das First-tier Tribunal entscheiden lassen.',
  },
  'gb.home.not-yet-scotland': {
    says: 'Jetzt kann Sie niemand hinauswerfen. Der Vermieter muss erst zum Tribunal, und dort können Sie sprechen.',
  },
  'gb.home.right-no-force-scotland': {
    says: 'Sie mit Gewalt hinauszuwerfen ist eine Straftat. Das gilt auch, wenn man Ihnen das Leben so schwer macht, dass Sie gehen. Rufen Sie dann die Polizei.',
  },
  'gb.home.step-council-scotland': {
    says: 'Sagen Sie Ihrer Gemeinde (council), dass Sie die Wohnung verlieren können. Sie muss Ihnen Rat und Hilfe geben.',
  },
  'gb.home.option-help-scotland': {
    says: 'Die Beratung kann die Kündigung prüfen und helfen, dem Tribunal Ihre Seite zu zeigen.',
    title: 'Kostenlosen Rat zum Wohnen holen',
    cost: 'Nichts.',
    time: 'Diese Woche anrufen.',
    risk: 'Keins.',
    bestFor: 'Alle mit einer Kündigung (notice to leave).',
  },
  'gb.home.option-tribunal-scotland': {
    says: 'Stellt der Vermieter den Antrag, sagen Sie, warum der Auszug nicht fair ist. Für Sie kostet es keine Gebühr.',
    title: 'Dem Tribunal Ihre Seite sagen',
    cost: 'Nichts.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, folgt eine Anordnung zum Auszug.',
    bestFor: 'Die Kündigung ist falsch, oder der Auszug wäre sehr hart.',
  },
  'gb.home.rights-ni': {
    says: 'Sie dürfen bleiben, bis ein Gericht den Auszug anordnet. Sie können erst die Kündigung prüfen und kostenlosen Rat holen.',
  },
  'gb.home.insight-weeks-ni': {
    says: 'Eine Kündigung mit zu wenigen Wochen oder ohne Schrift zählt nicht. Der Vermieter muss dann eine neue geben.',
    actionable:
      'Zählen Sie die Wochen ab dem Tag, an dem sie kam. Sagen Sie Housing Rights, wie lange Sie dort wohnen.',
  },
  'gb.home.step-council-ni': {
    says: 'Sagen Sie der Housing Executive, dass Sie die Wohnung verlieren können. Sie prüft, welche Hilfe Sie bekommen.',
  },
  'gb.home.option-help-ni': {
    says: 'Housing Rights kann die Kündigung prüfen und für Sie mit dem Vermieter sprechen.',
    title: 'Kostenlosen Rat zum Wohnen holen',
    cost: 'Nichts.',
    time: 'Diese Woche anrufen.',
    risk: 'Keins.',
    bestFor: 'Alle mit einer Kündigung (notice to quit).',
  },
  'gb.home.right-no-force-ni': {
    says: 'Wenn die Frist endet, muss der Vermieter noch immer zum Gericht. Sie ohne Gericht hinauszusetzen oder zu bedrängen ist strafbar: Rufen Sie die Gemeinde an.',
  },
  'gb.home.right-executive-ni': {
    says: 'Die Housing Executive braucht einen Gerichtsbeschluss. Bei einem gesicherten Mieter muss der Richter ihn meist angemessen finden. Bei einer introductory tenancy können Sie binnen 14 Tagen nach der Anzeige eine Überprüfung verlangen.',
  },
  'gb.home.right-days-scotland': {
    says: 'Nach sechs Monaten in der Wohnung brauchen Sie 84 Tage Frist, wenn der Vermieter verkaufen oder einziehen will. Ein verschickter Brief (notice) gilt 48 Stunden später als erhalten.',
  },
  'gb.home.right-form-scotland': {
    says: 'Ein Notice to leave muss das amtliche Formular nutzen, mit dem Grund und dem ersten Tag für das Tribunal. Ein kleiner Fehler, selbst ein Tag beim Datum, schadet oft nicht. Ein falscher Grund oder ein viel zu frühes Datum kann es.',
  },
  'gb.home.before-notice-reality-scotland': {
    says: 'Dieser Brief ist keine Kündigung (notice to leave). Er muss zuerst kommen, damit Sie einen Plan vereinbaren und Ihre Wohnung behalten können.',
  },
  'gb.home.before-notice-step-scotland': {
    says: 'Antworten Sie schriftlich bis zum Tag in diesem Brief. Sagen Sie, was Sie neben der Miete im Monat zahlen können, und bitten Sie um ein schriftliches Ja.',
  },
}

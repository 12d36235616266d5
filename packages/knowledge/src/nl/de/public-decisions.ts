/** Entscheidungen von Behörden, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_DE: Words = {
  'nl.decision.right-urgent': {
    says: 'Ein Widerspruch stoppt die Zahlung nicht von selbst. Bitten Sie um Aufschub. Ist es eilig, kann ein Richter schnell etwas anordnen (voorlopige voorziening).',
  },
  'nl.decision.right-late-answer': {
    says: 'Sie müssen innerhalb von sechs Wochen über Ihren Widerspruch entscheiden, mit Kommission zwölf. Sind sie zu spät, schreiben Sie. Dann schulden sie Ihnen vielleicht Geld (dwangsom).',
  },
  'nl.decision.right-judge': {
    says: 'Wird Ihr Widerspruch abgelehnt, haben Sie sechs Wochen, um zum Richter zu gehen (beroep).',
  },
  'nl.tax.right-penalty': {
    says: 'Ein Zuschlag (verzuimboete) kann wegfallen, wenn Sie gar keine Schuld trifft. Legen Sie Widerspruch ein und sagen Sie, warum Sie zu spät waren.',
  },
  'nl.tax.right-later-tax': {
    says: 'Eine spätere Steuerforderung (navordering) braucht eine neue Tatsache, böse Absicht oder einen klaren Fehler. Meist geht das nur innerhalb von fünf Jahren.',
  },
  'nl.tax.right-writ-costs': {
    says: 'Was sie für eine Mahnung (aanmaning) oder einen Zwangsbefehl (dwangbevel) aufschlagen dürfen, legt das Gesetz fest. Gegen diese Kosten können Sie Widerspruch einlegen.',
  },
  'nl.tax.right-writ-court': {
    says: 'Sie können ein Gericht bitten, einen Zwangsbefehl wegen Steuern zu stoppen (verzet), aber nicht, weil die Steuer zu hoch ist. Er läuft solange weiter. Holen Sie vorher Rat.',
  },
  'nl.tax.right-interest': {
    says: 'Zinsen auf Steuern legt das Gesetz fest. Sie können zusammen mit der Steuer auch gegen die Zinsen Widerspruch einlegen.',
  },
  'nl.benefit.right-fine': {
    says: 'Eine Geldbuße wegen fehlender Angaben muss zu Ihrer Schuld und zu dem passen, was Sie zahlen können. Sagen Sie, was Sie wussten und gemeldet haben.',
  },
  'nl.utility.right-steps': {
    says: 'Energie darf nicht gesperrt werden, solange Sie einen Zahlungsplan einhalten, Schuldenhilfe beantragt haben oder Ihre Gesundheit ernst in Gefahr käme.',
  },
  'nl.benefit.right-balance': {
    says: 'Bevor sie Geld zurückfordern, müssen sie abwägen, was das für Sie bedeutet und was sie selbst falsch gemacht haben. Schreiben Sie beides auf.',
  },
}

/** Gemeindesteuer, Gerichtskosten und Gerichtsvollzieher: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RECOVERY_DE: Words = {
  'gb.council-tax.right-bailiff-limits': {
    says: 'Kommen später Gerichtsvollzieher (bailiffs), müssen sie das vorher ankündigen. Beim ersten Besuch dürfen sie wegen Gemeindesteuer nicht mit Gewalt in Ihre Wohnung.',
  },
  'gb.council-tax.insight-bailiff-fees': {
    says: 'Die Gebühren der Gerichtsvollzieher (bailiffs) sind gesetzlich fest und steigen mit jedem Schritt. Ein Plan mit der Gemeinde vorher kostet nichts extra.',
    actionable:
      'Vereinbaren Sie mit der Gemeinde einen Plan, bevor sie die Schuld abgibt. Lassen Sie ihn sich schriftlich geben.',
  },
  'gb.council-tax.insight-costs-case': {
    says: 'Der High Court entschied 2015: Eine Gemeinde muss zeigen können, wie sie auf ihre Gerichtskosten kommt.',
    actionable:
      'Fragen Sie die Gemeinde nach der Berechnung. Sie können die magistrates bitten, die Kosten zu prüfen.',
  },
  'gb.council-tax.right-not-counted': {
    says: 'Studierende, Lehrlinge und einige andere zählen beim Rabatt von 25% nicht als Erwachsene. Sagen Sie der Gemeinde, wer bei Ihnen lebt.',
  },
  'gb.council-tax.wales-reduction-law': {
    says: 'Die Regeln für die Ermäßigung sind in ganz Wales gleich. Lehnt die Gemeinde ab, bitten Sie um Überprüfung. Danach hilft das Valuation Tribunal for Wales.',
  },
  'gb.council-tax.scotland-right-reminder': {
    says: 'Die Gemeinde muss zuerst mahnen. Erst wenn der fällige Teil 7 Tage offen bleibt, kann sie den Rest des Jahres verlangen.',
  },
  'gb.council-tax.scotland-charge-first': {
    says: 'Auch mit Beschluss (warrant) müssen sheriff officers meist erst eine Zahlungsaufforderung (charge) zustellen. Sie gibt Ihnen 14 Tage.',
  },
  'gb.council-tax.scotland-information-pack': {
    says: 'Bevor sie Sachen oder Lohn nehmen, müssen Sie ein Heft mit Schuldenrat (debt advice and information package) bekommen. Rufen Sie eine Stelle darin an.',
  },
  'gb.council-tax.scotland-payment-programme': {
    says: 'Mit dem Debt Arrangement Scheme zahlen Sie Schulden über längere Zeit, ohne neue Zinsen. Eine Schuldenberatung richtet es kostenlos ein.',
  },
  'gb.council-tax.ni-right-check': {
    says: 'Sie können Ihnen zustehende Ermäßigungen verlangen. Ist der Wert Ihrer Wohnung falsch, können Sie eine neue Prüfung verlangen.',
  },
}

/** Questions on old and small Centrelink debts, and on superannuation after a death: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_AND_SUPER_DE: Words = {
  'au.ask.centrelink-old-debt': {
    says: 'Es gibt keine Frist mehr: Die sechs Jahre endeten am 1. Januar 2017. Alte Schulden dürfen also von Leistungen und Steuererstattungen abgezogen werden, außer sie waren damals schon zu alt. Fragen Sie nach der Berechnung und verlangen Sie eine Überprüfung; beides ist kostenlos. Meist muss sie erlassen werden, wenn nur ein Fehler des Amtes sie verursachte und Sie ehrlich waren. Auch Krankheit oder Gewalt zu Hause können zählen. Ebenso seit dem 20. März 2026 eine Schuld unter $250.',
  },
  'au.ask.centrelink-small-debt': {
    says: 'Seit dem 20. März 2026 muss eine Schuld unter $250 meist erlassen werden. Der Betrag steigt jeden Juli. Das gilt für Schulden, die seit diesem Tag berechnet oder geändert wurden. Auch kleine Beträge, die damals noch nicht berechnet waren, wurden erlassen. Betrug darf weiter geprüft werden. Kam trotzdem ein Brief? Verlangen Sie eine Überprüfung; sie ist kostenlos. Sagen Sie, dass die Regel für kleine Schulden gilt.',
  },
  'au.ask.super-will': {
    says: 'Ein Testament bestimmt nicht über die Super: Der Fonds zahlt sie aus. Eine gültige binding nomination sagt ihm, an wen. Meist endet sie nach drei Jahren, wenn sie nicht erneuert wird oder der Fonds sie gelten lässt. Sie können nur Partner, Kinder, von Ihnen abhängige Menschen oder Ihren Nachlass nennen. Nennen Sie den Nachlass, entscheidet das Testament. Ohne Nennung wählt der Fonds. Die Familie kann in der Frist seines Briefs widersprechen, danach kostenlos zur AFCA gehen.',
  },
}

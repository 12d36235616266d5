/** Der eigene Anteil an der Pflege: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_CHARGES_DE: Words = {
  'gb.care-charges.goes-on': {
    says: 'Die nötige Pflege endet nicht, weil Sie die Rechnung prüfen lassen. Die Gemeinde (council) muss sie weiter sichern.',
  },
  'gb.care-charges.step-costs': {
    says: 'Listen Sie auf, was Ihre Behinderung kostet: Heizung, Wäsche, besonderes Essen, Taxis, Geräte, private Hilfe. Sammeln Sie einen Monat Belege.',
  },
  'gb.care-charges.step-benefits': {
    says: 'Lassen Sie Ihre Leistungen prüfen. Vielleicht fehlen Attendance Allowance, PIP, Pension Credit oder Carer’s Allowance.',
  },
  'gb.care-charges.right-minimum': {
    says: 'Nach der Zahlung muss Ihnen jede Woche ein fester Betrag bleiben (minimum income guarantee). Wohnkosten und Kosten der Behinderung kommen dazu.',
  },
  'gb.care-charges.right-house': {
    says: 'Bei Pflege zu Hause zählt das eigene Haus nicht. Arbeitslohn zählt gar nicht, und das Geld des Partners auch nicht.',
  },
  'gb.care-charges.right-pocket': {
    says: 'Im Heim bleibt Ihnen jede Woche ein fester Betrag (personal expenses allowance). Das Geld des Partners zählt nicht.',
  },
  'gb.care-charges.right-free': {
    says: 'Manche Hilfe ist kostenlos: bis zu sechs Wochen, um wieder auf die Beine zu kommen, und Hilfsmittel oder kleine Umbauten bis £1,000.',
  },
  'gb.care-charges.right-sums': {
    says: 'Sie müssen die Berechnung schriftlich bekommen, und der Betrag muss für Sie tragbar sein. War er zu hoch, verlangen Sie Geld zurück.',
  },
  'gb.care-charges.warning-gifts': {
    says: 'Verschenken Sie kein Geld und kein Haus, um weniger zu zahlen. Die Gemeinde kann es trotzdem anrechnen und beim Beschenkten holen.',
  },
  'gb.care-charges.option-review': {
    says: 'Schicken Sie Ihre Kostenliste und sagen Sie, was falsch ist. Bitten Sie, mit dem Einziehen bis zur Antwort zu warten.',
    title: 'Eine Überprüfung verlangen',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt.',
    risk: 'Zahlen Sie den unstrittigen Teil, damit keine große Schuld wächst.',
    bestFor: 'Es bleibt zu wenig zum Leben.',
  },
  'gb.care-charges.option-parts': {
    says: 'Bieten Sie an, was nach den Lebenskosten bleibt. Das Gericht ist für die Gemeinde der letzte Schritt.',
    title: 'Rückstände in Raten zahlen',
    cost: 'Ein kleiner Betrag je Woche.',
    time: 'Ein Brief jetzt.',
    risk: 'Neue Beträge laufen daneben weiter.',
    bestFor: 'Der Betrag stimmt, aber es gibt Rückstände.',
  },
  'gb.care-charges.wales': {
    says: 'Für Pflege zu Hause gibt es einen Höchstbetrag je Woche. Ein fester Betrag zum Leben muss bleiben, und Sie können eine Prüfung verlangen.',
  },
  'gb.care-charges.wales-step': {
    says: 'Verlangen Sie von der Gemeinde die Berechnung und eine Prüfung. Danach hilft der Public Services Ombudsman for Wales kostenlos.',
  },
  'gb.care-charges.scotland': {
    says: 'Körperpflege und Krankenpflege sind für jeden Erwachsenen mit festgestelltem Bedarf kostenlos. Fragen Sie, welcher Teil für andere Hilfe ist.',
  },
  'gb.care-charges.scotland-step': {
    says: 'Bitten Sie die Gemeinde schriftlich, die Rechnung aufzuteilen und zu prüfen. Danach hilft der Scottish Public Services Ombudsman kostenlos.',
  },
  'gb.care.wants': {
    says: 'Die Gemeinde sagt, was sie jede Woche für die Pflege will und wie sie es berechnet hat.',
  },
  'gb.care.step': {
    says: 'Verlangen Sie schriftlich eine Prüfung. Prüfen Sie jede Summe: Einkommen, Erspartes, das Haus und wer darin lebt. Nach der Antwort ist der Local Government Ombudsman kostenlos.',
  },
}

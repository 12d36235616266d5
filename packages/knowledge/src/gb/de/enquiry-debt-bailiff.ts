/** Fragen zu Schulden und Vollstreckung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_BAILIFF_DE: Words = {
  'gb.ask-debt.bailiff-open-door': {
    says: 'Halten Sie jede Tür verschlossen. Ein Bailiff darf durch eine Tür eintreten, die nicht verschlossen ist oder die Sie öffnen, vorn oder hinten. Nicht durch ein Fenster und nicht, indem er sich an Ihnen vorbeidrängt. Für Council Tax und die meisten Schulden darf er eine verschlossene Tür beim ersten Besuch nicht aufbrechen. Sprechen Sie durch den Briefschlitz, am Telefon oder schriftlich.',
  },
  'gb.ask-debt.bailiff-entry': {
    says: 'Beim ersten Besuch müssen Sie sie nicht hereinlassen. Bei council tax, Bußgeld fürs Parken und den meisten Urteilen dürfen sie nicht mit Gewalt hinein. Unbezahlte Geldstrafen vom Gericht sind anders.',
  },
  'gb.ask-debt.bailiff-goods': {
    says: 'Einfachen Hausrat wie Betten, Herd oder Kühlschrank und Sachen anderer dürfen sie nicht nehmen. Werkzeug und Fahrzeug für Ihre eigene Arbeit sind bis zusammen £1,350 sicher.',
    dependsOn: 'was es ist, wem es gehört und ob Sie es brauchen',
  },
  'gb.ask-debt.council-tax-prison': {
    says: 'In England darf ein Gericht das nur als letztes Mittel, und nur, wenn Sie zahlen konnten und sich weigerten oder es grob versäumten. Es muss zuerst prüfen, was Sie zahlen können. Holen Sie Rat und gehen Sie zu jedem Termin.',
    dependsOn: 'ob Sie zahlen konnten und sich weigerten oder es grob versäumten',
  },
  'gb.ask-debt.council-tax-prison-wales': {
    says: 'In Wales kommt seit dem 1. April 2019 niemand wegen council tax ins Gefängnis. Die Gemeinde kann andere Wege nutzen, um Geld zu holen.',
  },
  'gb.ask-debt.bailiff-wait': {
    says: 'Ein Bailiff muss zuerst eine Mitteilung (notice of enforcement) schicken und sieben volle Tage warten. Sonntage und Feiertage zählen nicht, und ein Gericht kann weniger erlauben. Rufen Sie vorher an: Bis dahin bleibt es bei der ersten Gebühr.',
  },
}

/** Notices to end a tenancy and late rent in British Columbia: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_BRITISH_COLUMBIA_WORDS: Words = {
  'ca.home.bc-ten-day': {
    says: 'In British Columbia haben Sie fünf Tage ab dem Tag, an dem Sie eine Kündigung mit 10 Tagen bekamen. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Alle Miete zahlen oder der Kündigung widersprechen',
    consequence: 'Es gilt, als nähmen Sie das Ende des Mietverhältnisses an.',
  },
  'ca.home.bc-own-use': {
    says: 'In British Columbia haben Sie 21 Tage ab dem Tag, an dem Sie eine Kündigung wegen Eigennutzung bekamen. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Der Kündigung beim Residential Tenancy Branch widersprechen',
    consequence: 'Es gilt, als nähmen Sie das Ende des Mietverhältnisses an.',
  },
  'ca.home.bc-cause': {
    says: 'In British Columbia haben Sie 10 Tage ab Erhalt einer Kündigung mit einem Monat aus wichtigem Grund (for cause). Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Der Kündigung beim Residential Tenancy Branch widersprechen',
    consequence: 'Es gilt, als nähmen Sie das Ende des Mietverhältnisses an.',
  },
  'ca.home.bc-void': {
    says: 'In British Columbia endet die Kündigung, wenn Sie binnen fünf Tagen nach Erhalt alle Miete und Nebenkosten (utilities) zahlen.',
  },
  'ca.home.bc-three-months': {
    says: 'Seit dem 18. Juni 2025 muss ein Vermieter, der einziehen will, Ihnen drei Monate geben. Sie bekommen eine Monatsmiete.',
  },
  'ca.home.bc-twelve': {
    says: 'Nutzt man die Wohnung nicht mindestens 12 Monate wie angekündigt, können Sie 12 Monatsmieten fordern.',
  },
  'ca.home.bc-branch': {
    says: 'In British Columbia braucht der Vermieter eine Räumungsanordnung (order of possession). Dann braucht er einen Vollstreckungsauftrag (writ), den nur ein court bailiff ausführen darf.',
  },
  'ca.home.bc-change': {
    says: 'In British Columbia beträgt die Frist bei Eigennutzung seit dem 18. Juni 2025 drei Monate.',
    was: 'Ein Vermieter, der einziehen wollte, musste vier Monate geben, und Sie hatten 30 Tage zum Widersprechen.',
    is: 'Der Vermieter gibt drei Monate, und Sie haben 21 Tage zum Widersprechen.',
  },
  'ca.home.bc-order': {
    says: 'In British Columbia können Sie die Überprüfung einer Räumungsanordnung (order of possession) verlangen, meist in zwei Tagen. Nur ein Gerichtsvollzieher darf Sie aus der Wohnung setzen.',
  },
}

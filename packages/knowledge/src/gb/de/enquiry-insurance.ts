/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Sie mussten nur mit üblicher Sorgfalt antworten. Haben Sie nur etwas vergessen, darf anteilig gekürzt werden. Ablehnen darf der Versicherer nur, wenn er Sie nie versichert hätte, und muss dann den Beitrag zurückgeben. Um ihn zu behalten, muss er zeigen, dass Sie ihn absichtlich täuschten oder es Ihnen egal war. Verlangen Sie Belege. Nach einem Unfall muss er der Gegenseite meist trotzdem zahlen: Geben Sie jeden Brief weiter. Beschweren Sie sich, dann hilft der kostenlose Financial Ombudsman.',
  },
  'gb.ask-insurance.written-off': {
    says: 'Nehmen Sie noch nicht an. Der Versicherer muss einen fairen Marktwert des Wagens vor dem Schaden zahlen. Schicken Sie Anzeigen und Preislisten für gleiches Alter und gleiche Strecke und fragen Sie nach den Gründen. Sie können die Summe als Teilzahlung nehmen, sich beschweren und dann zum kostenlosen Ombudsman gehen.',
  },
  'gb.ask-insurance.refused': {
    says: 'Fragen Sie nach dem Grund und dem genauen Wortlaut der Police. Ohne guten Grund darf ein Versicherer nicht ablehnen; bei einem Ausschluss muss er zeigen, dass er passt. Beschweren Sie sich schriftlich. Nach acht Wochen oder der letzten Antwort gehen Sie innerhalb von sechs Monaten zum kostenlosen Financial Ombudsman.',
  },
}

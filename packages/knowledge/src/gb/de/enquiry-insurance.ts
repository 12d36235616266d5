/** Questions about insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'gb.ask-insurance.not-told': {
    says: 'Sie mussten nur die Fragen mit üblicher Sorgfalt beantworten. Haben Sie das getan, muss der Versicherer zahlen. Waren Sie unachtsam, darf er weniger zahlen, oder ablehnen, wenn er Sie nie versichert hätte. Beschweren Sie sich und gehen Sie dann zum kostenlosen Financial Ombudsman.',
  },
  'gb.ask-insurance.written-off': {
    says: 'Nehmen Sie noch nicht an. Der Versicherer muss einen fairen Marktwert des Wagens vor dem Schaden zahlen. Schicken Sie Anzeigen und Preislisten für gleiches Alter und gleiche Strecke und fragen Sie nach den Gründen. Sie können die Summe als Teilzahlung nehmen, sich beschweren und dann zum kostenlosen Ombudsman gehen.',
  },
  'gb.ask-insurance.refused': {
    says: 'Fragen Sie nach dem Grund und dem genauen Wortlaut der Police. Ohne guten Grund darf ein Versicherer nicht ablehnen; bei einem Ausschluss muss er zeigen, dass er passt. Beschweren Sie sich schriftlich. Nach acht Wochen oder der letzten Antwort gehen Sie innerhalb von sechs Monaten zum kostenlosen Financial Ombudsman.',
  },
}

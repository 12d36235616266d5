/** The Italian words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_IT: Words = {
  'ie.ask.child-support': {
    says: 'Vada all’ufficio della District Court. Con un ordine di mantenimento (maintenance order) il giudice può farlo trattenere dallo stipendio. Se non c’è, lo chieda lì; non serve un avvocato.',
  },
  'ie.ask.maintenance-cannot-pay': {
    says: 'Non smetta e basta: un ordine vale finché un giudice non lo cambia, e ciò che manca si somma. Chieda oggi all’ufficio della District Court una modifica (variation), con la prova del nuovo reddito; non serve un avvocato. Potete anche accordarvi su meno per iscritto e farlo ordinare. Intanto paghi quello che può e tenga le prove. Prima di toglierlo dallo stipendio, la sentono.',
  },
  'ie.ask.maintenance-how-much': {
    says: 'In Irlanda non c’è una tabella fissa. Potete accordarvi su una somma, con la mediazione familiare gratuita, e un tribunale la rende vincolante. Se no, la District Court decide in base a ciò che serve al bambino e a quanto guadagnate e dovete entrambi. Dura fino a 18 anni, o 23 se studia a tempo pieno. Porti buste paga, bollette e una lista dei costi a settimana. Non serve un avvocato.',
    dependsOn: 'ciò che serve al bambino e quanto guadagnate entrambi',
  },
}

/** The German words of the rows in ../overdebt-commission.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OVERDEBT_COMMISSION_DE: Words = {
  'fr.commission.want': {
    says: 'Die Überschuldungskommission (commission de surendettement) sagt Ihnen, was sie zu Ihrem Antrag entschieden hat.',
  },
  'fr.commission.deadline-refused': {
    says: 'Wurde Ihr Antrag abgelehnt (irrecevable), haben Sie ab dem Brief 15 Tage, um das anzufechten.',
    action: 'Beim Büro der Kommission anfechten',
    consequence: 'Die Ablehnung wird endgültig. Ändert sich etwas, können Sie neu beantragen.',
  },
  'fr.commission.deadline-imposed': {
    says: 'Sie haben ab dem Brief 30 Tage, um die Maßnahmen vor dem Richter anzufechten.',
    action: 'Die Maßnahmen anfechten, wenn Sie sie nicht durchhalten',
    consequence: 'Die Maßnahmen binden Sie und die Gläubiger.',
  },
  'fr.commission.right-stop': {
    says: 'Ist Ihr Antrag angenommen, ruhen Pfändungen bis zu zwei Jahre, und Sie dürfen die alten Schulden nicht zahlen. Zahlen Sie Miete, Essen und neue Rechnungen.',
  },
  'fr.commission.right-budget': {
    says: 'Man muss Ihnen genug zum Leben lassen. Sagen Sie es, wenn in der Rechnung Miete oder Gesundheitskosten fehlen.',
  },
  'fr.commission.step': {
    says: 'Prüfen Sie jede Schuld und Ihren Haushaltsplan im Brief. Schreiben Sie der Kommission per Einschreiben, was falsch ist, mit Beweisen.',
  },
  'fr.commission.option': {
    says: 'Fechten Sie rechtzeitig an. Ein Richter sieht sich die ganze Akte an.',
    title: 'Vor dem Richter anfechten',
    cost: 'Kostenlos.',
    time: '15 oder 30 Tage: siehe Brief.',
    risk: 'Der Richter kann auch andere Punkte ändern.',
    bestFor: 'Die Summen oder Ihr Haushaltsplan stimmen nicht.',
  },
}

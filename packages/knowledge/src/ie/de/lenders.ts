/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDERS_DE: Words = {
  'ie.debt.know-register': {
    says: 'Eine Firma, die einen Kredit verwaltet, braucht eine Zulassung der Zentralbank (Central Bank). Sie können das kostenlos nachsehen.',
  },
  'ie.debt.org': {
    says: 'Kreditgeber und Kreditverwalter werden von der Zentralbank (Central Bank) beaufsichtigt. Firmen, die nur Rechnungen eintreiben, oft nicht.',
  },
  'ie.debt.right-lender': {
    says: 'Ein Kreditgeber muss versuchen, bei Rückständen einen Plan mit Ihnen zu vereinbaren. Er darf Sie nur angemessen und nicht zu oft ansprechen.',
  },
  'ie.debt.right-mortgage': {
    says: 'Beim Kredit für Ihr Zuhause muss der Kreditgeber feste Schritte einhalten, alle Wege prüfen und Ihnen eine Beschwerde geben. Füllen Sie das Standard Financial Statement aus.',
  },
  'ie.debt.right-fspo': {
    says: 'Sie können sich beim Kreditgeber beschweren. Nach 40 Werktagen oder einem endgültigen Nein prüft es der Financial Services and Pensions Ombudsman kostenlos.',
  },
  'ie.debt.right-credit-report': {
    says: 'Sie können Ihre Kreditauskunft kostenlos sehen und berichtigen lassen. Sie können auch eine kurze eigene Erklärung hinzufügen.',
  },
  'ie.debt.right-loan-owner': {
    says: 'Eine Firma, die Ihren Kredit gekauft hat oder verwaltet, braucht die Zulassung der Zentralbank. Sie behalten denselben Schutz wie bei der Bank.',
  },
}

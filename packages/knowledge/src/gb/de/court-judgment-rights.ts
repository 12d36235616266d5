/** Rights after a court judgment: to cancel it, change it or have it taken off the register. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_RIGHTS_DE: Words = {
  'gb.judgment.right-set-aside-must': {
    says: 'Das Gericht muss ein Versäumnisurteil (default judgment) aufheben, das zu früh kam oder nach Ihrer rechtzeitigen Antwort. Das gilt auch, wenn Sie schon alles gezahlt hatten.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'Das Gericht kann es aufheben, wenn Sie echte Aussicht auf Erfolg haben oder ein anderer guter Grund besteht. Sie müssen es schnell beantragen.',
  },
  'gb.judgment.right-vary': {
    says: 'Sie können eine andere Monatsrate beantragen. Das Gericht sieht Einkommen und Kosten an.',
  },
  'gb.judgment.right-off-register': {
    says: 'Zahlen Sie alles innerhalb eines Monats, haben Sie das Recht auf Löschung aus dem öffentlichen Register.',
  },
  'gb.judgment.right-wages': {
    says: 'Wollen sie Geld von Ihrem Lohn, muss das Gericht Ihnen genug zum Leben lassen. Sie schicken vorher Ihren Haushaltsplan.',
  },
  'gb.judgment.right-time-order': {
    says: 'Fragen Sie bei Kreditschulden eine Beratung nach einer time order. Das Gericht kann die Raten und manchmal die Zinsen ändern.',
  },
}

/** The German words of the rows in ../maintenance-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_COLLECTION_DE: Words = {
  'nl.lbio.right-pay-first': {
    says: 'Zahlen Sie den Rückstand in der Frist des Briefs und schicken Sie den Beleg. Dann übernimmt das LBIO nicht und rechnet keine Zusatzkosten.',
  },
  'nl.lbio.step-late': {
    says: 'Die Frist im Brief scheint vorbei. Das LBIO kann übernehmen und Kosten berechnen. Rufen Sie heute an, zahlen Sie, was Sie können, und schicken Sie Belege.',
  },
  'nl.lbio.right-change': {
    says: 'Ist Ihr Einkommen gesunken? Ein Gericht kann den Betrag ändern, ein Anwalt beantragt das. Bis dahin gilt der alte Betrag, also handeln Sie bald.',
  },
}

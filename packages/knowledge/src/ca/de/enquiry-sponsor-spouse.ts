/** The words of the rows in ../enquiry-sponsor-spouse.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSOR_SPOUSE_DE: Words = {
  'ca.ask.sponsor-spouse': {
    says: 'Das geht, wenn Sie 18 sind und Staatsbürger oder dauerhaft aufenthaltsberechtigt. Sie dürfen keine Sozialhilfe bekommen, außer wegen einer Behinderung. Für Ehe oder Partnerschaft gibt es meist kein Mindesteinkommen. Sie versprechen, drei Jahre für den Unterhalt zu sorgen, auch nach einer Trennung. Stellen Sie den Antrag bei IRCC, mit Belegen für eine echte Beziehung. Wohnen Sie in Québec, muss auch Québec zustimmen.',
    dependsOn: 'Ihr Status und ob Sie Sozialhilfe bekommen',
  },
}

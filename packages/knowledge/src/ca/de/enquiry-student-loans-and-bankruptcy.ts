/** The German words of the rows in ../enquiry-student-loans-and-bankruptcy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_DE: Words = {
  'ca.fact.student-loan': {
    says: 'Beantragen Sie beim National Student Loans Service Centre den Repayment Assistance Plan. Bei kleinem Einkommen zahlen Sie sechs Monate nichts und können neu beantragen. Der Bundesteil trägt seit April 2023 keine Zinsen. Beantragen Sie es, bevor Raten ausfallen. Sind Sie schon im Rückstand, fragen Sie zuerst, wie der Kredit wieder in Ordnung kommt. Québec hat einen eigenen Plan (AFE).',
  },
  'ca.fact.bankrupt-car': {
    says: 'Meist behalten Sie es. Jede Provinz lässt ein Auto bis zu einer Summe, etwa 5.000 Dollar in Alberta und British Columbia, mehr in Ontario. Ist es mehr wert, können Sie oft den Unterschied zahlen. Mit Autokredit behalten Sie es, wenn Sie weiterzahlen. Bei einem Consumer Proposal behalten Sie Ihre Sachen. Fragen Sie einen Licensed Insolvency Trustee; das erste Gespräch ist frei.',
  },
}

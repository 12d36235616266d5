/** Questions about student loans that are late or can be forgiven: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_NL: Words = {
  'us.ask-debt.student-loan-default': {
    says: 'Loon en belastingteruggave nemen voor federale leningen met achterstand (default) is op 16 januari 2026 gepauzeerd. Kijk of dat nog zo is. Een particuliere geldgever moet eerst naar de rechter.',
    dependsOn: 'of de lening federaal of particulier is',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Het SAVE-plan is geëindigd. Zat u erin? Uw servicer schrijft u, en dan hebt u ongeveer 90 dagen om een ander plan te kiezen, anders kiezen zij er een voor u. Kijk op StudentAid.gov welke plannen u nog kunt kiezen. Sinds juli 2026 is er een nieuw plan, het Repayment Assistance Plan.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Federale leningen kunnen worden kwijtgescholden na tien jaar openbare dienst, bij blijvende handicap, of als de school sloot. Vraag het gratis aan op studentaid.gov. Particuliere leningen meestal niet.',
    dependsOn: 'de soort lening en soort werk',
  },
}

/** Questions about Medicaid that is to be paid back from a home or an estate: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAID_ESTATE_DE: Words = {
  'us.medicaid-estate.ask-disabled-child': {
    says: 'Solange ein blindes oder behindertes Kind der Person mit Medicaid lebt, darf der Staat nicht eintreiben, egal wie alt das Kind ist. Papiere von SSI oder SSDI beweisen es: per Einschreiben schicken. Verlangen Sie, dass das Pfandrecht (lien) wegfällt, und das Nein schriftlich mit der Frist. Auch eine Härtebefreiung gibt es. War ein Nein falsch, fragen Sie erneut. Legal Aid ist frei.',
  },
  'us.medicaid-estate.ask-house': {
    says: 'Nach einem Tod muss der Staat zurückholen, was Medicaid ab 55 für Langzeitpflege zahlte. Es kommt aus dem Nachlass, nicht aus Ihrem Geld. Er darf nicht eintreiben, solange Ehepartner leben, oder ein Kind, das unter 21, blind oder behindert ist. Verlangen Sie eine Liste der Zahlungen und das Formular für die Härtebefreiung (hardship waiver). Achten Sie auf dessen Frist. Legal Aid ist frei.',
    dependsOn: 'wer noch lebt, und Ihr Staat',
  },
}

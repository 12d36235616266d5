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
  'us.medicaid-estate.ask-lien-alive': {
    says: 'Zu Lebzeiten darf der Staat ein Pfandrecht (lien) auf das Haus nur legen, wenn die Person auf Dauer im Pflegeheim lebt. Vorher muss er es mitteilen und anhören. Keines ist erlaubt, solange Ehepartner dort wohnen, oder ein Kind, das unter 21, blind oder behindert ist, und manche Geschwister mit Anteil. Verlangen Sie schriftlich die Anhörung (hearing). Legal Aid ist frei.',
    dependsOn: 'wer im Haus wohnt',
  },
  'us.medicaid-estate.ask-gift': {
    says: 'Für Langzeitpflege schaut Medicaid fünf Jahre zurück auf Geschenke. Ein Geschenk in dieser Zeit bedeutet einige Monate ohne Zahlung. Geschenke an Ehepartner oder an ein blindes oder behindertes Kind zählen nicht. Wird es zurückgegeben, können die Monate wegfallen, auch bei unzumutbarer Härte. Verlangen Sie vor dem Datum im Brief ein Fair Hearing. Gehen Sie jetzt zu Legal Aid.',
    dependsOn: 'wann und wem es geschenkt wurde',
  },
}

/** The German words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'us.named.trade-secrets': {
    says: 'Eine Firma kann wegen echter Geschäftsgeheimnisse klagen, aber Ihr Können und das bei der Arbeit Gelernte gehören Ihnen. Ein Gericht darf Ihnen eine Stelle nicht nur wegen Ihres Wissens verbieten.',
  },
  'us.named.boundary': {
    says: 'Verlangen Sie deren Vermessung, und lassen Sie selbst messen. Wer einen Streifen viele Jahre offen nutzt oder eine alte vereinbarte Grenze hat, kann ein Recht daran haben. Einigen Sie sich nicht, entscheidet ein Gericht, wem er gehört.',
  },
  'us.named.penalty-clause': {
    says: 'Eine Gebühr für das Ende eines Vertrags muss den echten Verlust fair schätzen. Eine reine Strafe kann ein Gericht ablehnen, und die Firma soll ihren Verlust klein halten.',
  },
  'us.named.life-insurance': {
    says: 'Ist eine Lebensversicherung zwei Jahre alt, kann der Versicherer sie meist nicht mehr wegen Antworten im Antrag angreifen. Vorher muss er zeigen, dass eine Antwort falsch und wichtig war. Verlangen Sie den Antrag und den Beweis.',
  },
  'us.named.life-insurance-tx': {
    says: 'In Texas muss der Lebensversicherer beweisen, dass eine falsche Antwort wichtig war und täuschen sollte, und es binnen 91 Tagen nach der Entdeckung melden. Zahlt er zu spät, kann das Zinsen und Ihre Anwaltskosten kosten.',
  },
  'us.named.picture-claim': {
    says: 'Die Summe ist nur ein Angebot: Ohne Registrierung vor der Nutzung gibt ein Gericht meist nur den echten Verlust. Verlangen Sie Beweise, wem das Bild gehört und dass es registriert ist. Sie haben drei Jahre für eine Klage. Nehmen Sie es herunter, behalten Sie aber eine Kopie.',
  },
}

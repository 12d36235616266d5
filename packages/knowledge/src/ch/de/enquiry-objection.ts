/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTION_WORDS: Words = {
  'ch.ask.order-missed': {
    says: 'Konnten Sie nicht rechtzeitig handeln, etwa wegen Spital? Verlangen Sie bei der Aufsichtsbehörde die Wiederherstellung der Frist, sobald Sie können. Schulden Sie nichts, kann ein Gericht die Betreibung mit Belegen aufheben. Oder einigen Sie sich auf Raten. Das Existenzminimum bleibt Ihnen.',
  },
  'ch.ask.after-objection': {
    says: 'Die Betreibung steht still. Der Gläubiger muss zum Gericht: mit Urteil oder Ihrer Unterschrift zur Rechtsöffnung, sonst mit einer normalen Klage. Antworten Sie dem Gericht rechtzeitig. Ein Jahr nach dem Zahlungsbefehl erlischt sie. Tut er drei Monate nichts, verlangen Sie, dass der Eintrag nicht mehr gezeigt wird.',
  },
}

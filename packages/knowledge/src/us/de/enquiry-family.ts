/** Questions about heirs, visits, care, names and the refund of a couple: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'us.story.heirs': {
    says: 'Ohne Testament teilt das Gesetz des Bundesstaats zwischen Ehepartner und Kindern. Bitten Sie das Nachlassgericht (probate court), jemanden für den Nachlass zu bestimmen: Diese Person muss alles aufzählen und abrechnen.',
    dependsOn: 'Ihr Bundesstaat und ob es ein Testament gibt',
  },
  'us.story.injured-spouse': {
    says: 'Ihren Teil einer gemeinsamen Erstattung können Sie meist zurückbekommen. Reichen Sie Form 8379 (injured spouse) bei der IRS ein, innerhalb von drei Jahren nach der Steuererklärung.',
  },
  'us.story.visits': {
    says: 'Besuche und Unterhalt sind zwei Dinge. Auch wenn Sie Unterhalt schulden, muss der andere Elternteil die Besuchsanordnung befolgen. Bitten Sie das Gericht, sie durchzusetzen und den Unterhalt zu ändern.',
  },
  'us.story.care': {
    says: 'Solange die Person noch versteht, kann sie eine Vollmacht (power of attorney) unterschreiben. Wenn nicht, bitten Sie das Gericht um eine Betreuung (guardianship). Wer das Geld verwaltet, muss es getrennt halten und abrechnen.',
  },
  'us.story.name': {
    says: 'Stellen Sie einen Antrag (petition) bei Ihrem örtlichen Gericht, zahlen Sie die Gebühr oder bitten Sie um Erlass, und meist müssen Sie ihn bekannt machen. Nach Heirat oder Scheidung reichen die Papiere oft. Sagen Sie es dann Social Security und dem DMV.',
  },
}

/** Questions that rest on a belief about couples, visits, papers and care: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_STAY_DE: Words = {
  'fr.ask-family.unpaid-so-no-visits': {
    says: 'Geld und Besuche sind getrennt. Unterhalt, den ein Gericht festgesetzt hat, bleibt fällig, auch wenn Sie das Kind nicht sehen. Wer mehr als zwei Monate nicht voll zahlt, macht sich strafbar. Und niemand darf das Kind fernhalten, weil Geld fehlt: Auch das kann strafbar sein. Notieren Sie jeden verweigerten Tag, zeigen Sie ihn an oder gehen Sie zum Familiengericht. Nur das Gericht ändert Summe oder Besuche.',
  },
  'fr.ask-family.unmarried-home': {
    says: 'Die Namen in der Urkunde entscheiden, nicht wer zahlte oder wie lange Sie zusammenlebten. Beide Namen: Jedem gehört der Anteil aus der Urkunde, ohne Angabe die Hälfte. Jeder kann Verkauf oder Auszahlung verlangen; wer allein bleibt, schuldet dem anderen dafür meist Geld. Ein Name: Das Heim gehört dieser Person. Der andere kann große Zahlungen mit Beleg zurückverlangen. Fragen Sie einen Notar.',
  },
  'fr.ask-stay.care-without-papers': {
    says: 'Sie können behandelt werden. Ein Krankenhaus muss leisten, was nicht warten kann, mit oder ohne Papiere. Nach drei Monaten in Frankreich und mit wenig Einkommen beantragen Sie bei der CPAM die AME: Sie zahlt Arzt, Krankenhaus und die meisten Medikamente. Kinder können sie ab dem ersten Tag haben. Die PASS im Krankenhaus hilft sofort und kostenlos. Ärzte müssen schweigen.',
  },
  'fr.ask-stay.after-separation': {
    says: 'Er kann in Gefahr sein, wenn der Titel von der Ehe kommt: Es zählt das Ende des Zusammenlebens, nicht die Scheidung. Der Präfekt kann dann die Verlängerung ablehnen. Nicht, wenn der Ehepartner starb oder es Gewalt gab: Sagen Sie das mit Beweisen. Mit einem Kind in Frankreich, langen Jahren hier oder Arbeit können Sie einen anderen Titel beantragen. Gehen Sie vorher zu einem Anwalt oder zur Cimade, und verschweigen Sie nichts.',
  },
}

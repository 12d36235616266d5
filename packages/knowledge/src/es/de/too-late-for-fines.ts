/** What can still be done when the time to answer a fine is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_DE: Words = {
  'es.late.fine-want': {
    says: 'Ein Verkehrsamt verhängte ein Bußgeld (multa). Ab dem Datum des Papiers gezählt sind die Tage für halbe Zahlung oder Einwand vorbei.',
  },
  'es.late.fine-rights': {
    says: 'Sie dürfen noch die Akte sehen, alles zahlen oder Raten verlangen. Meist ist nach der Entscheidung noch eine Überprüfung oder ein Gericht möglich.',
  },
  'es.late.fine-reality': {
    says: 'Es ist keine Straftat. Schweigen macht kleine Bußgelder, und schwere ohne Punkte, nach 30 Tagen endgültig. Bei anderen muss erst ein Bescheid kommen.',
  },
  'es.late.fine-no-seizure': {
    says: 'Sie können nicht von heute auf morgen pfänden. Erst muss eine Mahnung mit Zuschlag (providencia de apremio) kommen.',
  },
  'es.late.fine-step': {
    says: 'Suchen Sie den Tag, an dem es ankam. Vor weniger als 20 Tagen? Zahlen Sie heute die Hälfte oder schicken Sie Ihre Gründe. Später? Fragen Sie nach dem Bescheid und der Summe.',
  },
  'es.late.fine-option': {
    says: 'Ist das Bußgeld entschieden, verlangen Sie eine Überprüfung oder gehen Sie zu Gericht. Nie an Ihre Adresse zugestellt? Sagen Sie es.',
    title: 'Den Bescheid anfechten',
    cost: 'Die Überprüfung ist kostenlos. Ein Gericht kostet oft mehr als das Bußgeld.',
    time: 'Überprüfung: ein Monat. Gericht: zwei Monate. Ab dem Bescheid.',
    risk: 'Es kann inzwischen eingezogen werden.',
    bestFor: 'Sie haben Beweise, es geht um Punkte, oder das Papier kam nie.',
  },
  'es.late.fine-pay': {
    says: 'Fragen Sie das Amt, was heute fällig ist. Zahlen Sie bei der Bank oder auf seiner eigenen Seite, oder bitten Sie um Raten (fraccionamiento).',
    title: 'Jetzt zahlen oder um Raten bitten',
    cost: 'Das ganze Bußgeld. Ein Zuschlag, sobald die Mahnung kommt.',
    time: 'Minuten. Raten gehen, bis Gepfändetes verkauft wird.',
    risk: 'Zahlen bringt keine Punkte zurück.',
    bestFor: 'Das Bußgeld stimmt, oder es ist zu spät dagegen.',
  },
  'es.late.fine-mistake': {
    says: 'Verlangen Sie vom Amt eine außerordentliche Überprüfung (recurso extraordinario de revisión). Zeigen Sie einen klaren Fehler in der Akte oder ein neues Papier, das Ihnen recht gibt.',
    title: 'Einen klaren Fehler aufheben lassen',
    cost: 'Kostenlos.',
    time: 'Vier Jahre bei einem Fehler in der Akte. Drei Monate ab dem Fund eines neuen Papiers.',
    risk: 'Ist der Fehler nicht klar, wird meist abgelehnt.',
    bestFor: 'Es war nicht Ihr Auto oder es war verkauft, und Papiere zeigen das.',
  },
  'es.late.final-rights': {
    says: 'Der Monat für die Überprüfung ist wohl vorbei. Ein Gericht hört Sie noch zwei Monate ab dem Bescheid. Raten sind möglich.',
  },
  'es.late.final-reality': {
    says: 'Das Amt hat entschieden und darf das Bußgeld einziehen, mit Zuschlag, sobald die Mahnung dafür kommt.',
  },
  'es.late.final-step': {
    says: 'Suchen Sie den Tag, an dem der Bescheid ankam. Unter einem Monat? Verlangen Sie heute die Überprüfung. Unter zwei? Ein Gericht geht noch. Später? Bitten Sie um Raten.',
  },
}

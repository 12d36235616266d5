/** What can still be done when the time to contest a fine, a tax or a benefit debt is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'fr.late.fine-reality': {
    says: 'Die Zeit, zu zahlen oder zu widersprechen, ist vorbei. Als Nächstes kommt ein höheres Bußgeld (amende forfaitaire majorée). Auch dagegen können Sie sich wehren.',
  },
  'fr.late.fine-step': {
    says: 'Sehen Sie heute auf antai.gouv.fr nach, ob es erhöht wurde. Wenn ja, zahlen Sie oder widersprechen Sie binnen 30 Tagen nach dem neuen Bescheid.',
  },
  'fr.late.raised-reality': {
    says: 'Ab dem Datum gezählt sind die 30 Tage vorbei, und das Finanzamt (Trésor) kann pfänden. Um Zahlungszeit können Sie noch bitten.',
  },
  'fr.late.raised-step': {
    says: 'Haben Sie erst jetzt davon erfahren? Widersprechen Sie heute auf antai.gouv.fr oder per Einschreiben. Schreiben Sie, wann und wie Sie davon erfuhren.',
  },
  'fr.late.raised-right': {
    says: 'Nach den 30 Tagen geht es noch, wenn nichts zeigt, dass Sie von der erhöhten Buße wussten. Eine Pfändung oder ein unterschriebener Brief zeigt es.',
  },
  'fr.late.raised-moved': {
    says: 'Umgezogen, und sie kam per Einschreiben an die Adresse im Fahrzeugschein? Dann haben Sie drei Monate.',
  },
  'fr.late.raised-option': {
    says: 'Schicken Sie das Formular (réclamation) mit Gründen an die Stelle im Bescheid. Wird es angenommen, fällt die erhöhte Buße weg.',
    title: 'Spät widersprechen, wenn Sie nichts davon wussten',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Kann man zeigen, dass Sie es wussten, wird abgelehnt.',
    bestFor: 'Sie sind umgezogen, oder nichts kam an.',
  },
  'fr.late.tax-reality': {
    says: 'Der Zahltag ist vorbei, es können 10 % dazukommen. Um Raten und um Erlass des Zuschlags können Sie noch bitten.',
  },
  'fr.late.tax-step': {
    says: 'Schreiben Sie heute in Ihrem Konto auf impots.gouv.fr. Zahlen Sie, was geht, bieten Sie Raten an und bitten Sie um Erlass des Zuschlags (remise gracieuse).',
  },
  'fr.late.proposal-reality': {
    says: 'Die 30 Tage sind vorbei, das gilt als Zustimmung. Gegen die folgende Steuer können Sie sich noch wehren, müssen aber den Fehler beweisen.',
  },
  'fr.late.proposal-step': {
    says: 'Schicken Sie Antwort und Belege heute trotzdem. Kommt der neue Bescheid, reklamieren Sie (réclamation) in Ihrem Konto auf impots.gouv.fr.',
  },
  'fr.late.benefit-reality': {
    says: 'Ab dem Briefdatum gezählt sind die zwei Monate für den Widerspruch vorbei. Um Erlass oder kleine Raten können Sie noch bitten.',
  },
  'fr.late.benefit-step': {
    says: 'Bitten Sie heute schriftlich um Erlass (remise de dette) oder kleine Raten. Zeigen Sie Einkommen, Miete und Familie. Schreiben Sie auch, was falsch ist.',
  },
  'fr.late.benefit-right': {
    says: 'Steht nicht im Brief, wie und bis wann man widerspricht? Dann gelten die zwei Monate nicht gegen Sie. Widersprechen Sie jetzt.',
  },
  'fr.late.constraint-want': {
    says: 'Das ist ein Zahlungsbefehl (contrainte). Ab dem Datum gezählt sind die 15 Tage vorbei, er kann wie ein Urteil gelten.',
  },
  'fr.late.constraint-step': {
    says: 'Suchen Sie den Tag der Zustellung. Keine 15 Tage her? Heute beim genannten Gericht widersprechen. Später? Bitten Sie die Stelle um Raten oder Erlass.',
  },
}

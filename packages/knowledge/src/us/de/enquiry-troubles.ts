/** The German words of the rows in ../enquiry-troubles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TROUBLES_DE: Words = {
  'us.trouble.age': {
    says: 'Ab 40 Jahren dürfen Sie nicht wegen des Alters entlassen werden. Ein Zeichen dafür ist, wenn jemand viel Jüngeres Sie ersetzt. Reichen Sie es innerhalb von 180 oder 300 Tagen bei der EEOC oder dem Amt des Bundesstaats ein.',
    dependsOn: 'der Grund und die Beweise',
  },
  'us.trouble.water': {
    says: 'Es zahlt, wer nicht aufgepasst hat: der Nachbar bei der Badewanne, der Vermieter bei Rohren, die er verkommen ließ. Machen Sie Fotos und eine Liste mit Preisen, sagen Sie es Ihrer Mieterversicherung, und nutzen Sie das Gericht für kleine Fälle (small claims court).',
    dependsOn: 'wer nicht aufgepasst hat',
  },
  'us.trouble.ex-taxes': {
    says: 'Bei einer gemeinsamen Steuererklärung schulden beide alles. Aber mit Form 8857 können Sie Befreiung verlangen, wenn Sie vom falschen Teil nichts wussten. Meist innerhalb von zwei Jahren nach dem ersten Schritt zum Eintreiben.',
    dependsOn: 'was Sie wussten und wann das Eintreiben begann',
  },
  'us.trouble.false-debt': {
    says: 'Bestreiten Sie innerhalb von 30 Tagen schriftlich. Machen Sie einen Bericht auf IdentityTheft.gov und schicken Sie ihn der Inkassofirma und den Auskunfteien (bureaus): Sie müssen die Schuld sperren. Sperren (freeze) Sie Ihren Kredit kostenlos.',
  },
  'us.trouble.car-title': {
    says: 'Einen Unfallschaden in den Papieren (salvage title) zu verstecken, ist meist unfairer Handel, mit oder ohne „as is“. Sie können das Geschäft rückgängig machen oder den Verlust verlangen, in manchen Bundesstaaten dreifach. Behalten Sie die Anzeige und die Papiere.',
    dependsOn: 'was man Ihnen sagte, und Ihr Bundesstaat',
  },
  'us.trouble.care-home': {
    says: 'Ein Pflegeheim darf die Familie nicht versprechen lassen, aus eigenem Geld zu zahlen. Wer für einen Elternteil unterschreibt, zahlt aus dessen Geld. Verlangen Sie den Vertrag und die Daten zu Medicaid.',
    dependsOn: 'was Sie wie unterschrieben haben',
  },
  'us.trouble.still-charged': {
    says: 'Sagen Sie der Bank, dass sie die Zahlungen stoppen soll: drei Geschäftstage vor der nächsten reichen. Bestreiten Sie jede innerhalb von 60 Tagen nach dem Kontoauszug, und schicken Sie der Firma Ihren Beweis, dass Sie gekündigt haben.',
  },
  'us.trouble.fall': {
    says: 'Der Laden zahlt, wenn er die Gefahr kannte oder hätte kennen müssen. Unterschreiben Sie nichts und nehmen Sie kein erstes Angebot an, bevor Sie wissen, wie Sie heilen. Behalten Sie Fotos, Namen und Rechnungen.',
    dependsOn: 'was der Laden wusste, Ihr Anteil an der Schuld und Ihr Bundesstaat',
  },
  'us.trouble.move-kids': {
    says: 'Mit einer Sorgerechtsanordnung (custody order) müssen Sie vor einem Umzug meist schriftlich Bescheid geben und das Ja des anderen Elternteils oder des Gerichts holen. Fragen Sie zuerst das Gericht: Ein Umzug ohne kann Sie das Sorgerecht kosten.',
    dependsOn: 'Ihre Anordnung, Ihr Bundesstaat und die Entfernung',
  },
  'us.trouble.bad-paycheck': {
    says: 'Ein Lohnscheck, der platzt, ist unbezahlter Lohn. Verlangen Sie schriftlich Lohn und Bankgebühren, und stellen Sie kostenlos einen Lohnantrag (wage claim), wenn möglich mit den anderen zusammen. Viele Bundesstaaten fügen Strafen hinzu.',
  },
}

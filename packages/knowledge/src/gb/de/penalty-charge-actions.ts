/** A council penalty charge in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_DE: Words = {
  'gb.pcn.insight-not-received': {
    says: 'Gingen frühere Briefe an eine alte Adresse, kann der Fall zurückgesetzt werden. Die Aufschläge fallen dann weg.',
    actionable: 'Nehmen Sie Formular TE9 oder PE3, oder TE7 mit TE9, wenn die 21 Tage vorbei sind.',
  },
  'gb.pcn.insight-late-post': {
    says: 'Ein Kamera-Bescheid muss den Eigentümer innerhalb von 28 Tagen nach dem Ereignis erreichen, außer die DVLA war langsam mit den Daten.',
    actionable:
      'Zählen Sie die Tage vom Ereignis bis zum Bescheid. Sind es mehr als 28, sagen Sie es.',
  },
  'gb.pcn.insight-owner-late': {
    says: 'Ein Bescheid an den Eigentümer (notice to owner) muss meist innerhalb von 6 Monaten nach dem Bußgeldbescheid (penalty charge notice) geschickt werden.',
    actionable: 'Vergleichen Sie beide Daten. Ist es mehr, schreiben Sie, dass er zu spät kam.',
  },
  'gb.pcn.insight-details': {
    says: 'Ein Bußgeldbescheid (penalty charge notice) muss Tag, Uhrzeit, Auto, Grund, Summe und Zahlweg nennen. Ein echter Fehler darin kann den Widerspruch gewinnen.',
    actionable: 'Vergleichen Sie jede Angabe mit Ihren eigenen Unterlagen.',
  },
  'gb.pcn.warning-increase': {
    says: 'Tun Sie nichts, steigt die Summe um die Hälfte und Sie verlieren das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.warning-warrant': {
    says: 'Danach kommen ein warrant und Gerichtsvollzieher (bailiffs) mit mindestens £75 Gebühren. Handeln Sie vor Ablauf der Tage.',
  },
  'gb.pcn.warning-truth': {
    says: 'Kreuzen Sie nur einen wahren Grund an. Eine falsche Zeugenerklärung (witness statement) kann als contempt of court bestraft werden.',
  },
  'gb.pcn.tactic-early': {
    says: 'Legen Sie innerhalb von 14 Tagen Einspruch (challenge) ein. Sie behalten den kleineren Preis, wenn die Gemeinde den Leitlinien folgt.',
    risk: 'Nach 14 Tagen ist vielleicht die volle Summe fällig, wenn Sie verlieren.',
    notWhen: 'Das Bußgeld stimmt klar. Zahlen Sie dann den kleineren Preis.',
  },
  'gb.pcn.tactic-tribunal': {
    says: 'Viele geben nach der Ablehnung auf. Das tribunal ist kostenlos, und dort muss die Gemeinde Beweise zeigen.',
    risk: 'Der Rabatt ist weg, wenn Sie verlieren.',
    notWhen: 'Sie haben keinen Grund und wollen nur weniger zahlen.',
  },
  'gb.pcn.deadline-discount': {
    says: 'Der kleinere Preis gilt 14 Tage. Der Tag der Zustellung zählt als Tag eins.',
    action: 'Den kleineren Preis zahlen oder Einspruch einlegen',
    consequence: 'Die volle Summe ist fällig.',
  },
  'gb.pcn.deadline-owner': {
    says: 'Sie haben 28 Tage ab Zustellung des Bescheids an den Eigentümer (notice to owner). Dieser Tag zählt als Tag eins.',
    action: 'Förmlichen Einspruch (formal representations) schicken oder zahlen',
    consequence: 'Die Summe steigt um die Hälfte und Sie verlieren den Widerspruch.',
    service: 'Ein Bescheid per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.pcn.deadline-tribunal': {
    says: 'Sie haben 28 Tage ab Zustellung der Ablehnung. Dieser Tag zählt als Tag eins.',
    action: 'Zum tribunal gehen',
    consequence: 'Die Gemeinde kann eine Erhöhung (charge certificate) um die Hälfte schicken.',
    service: 'Ein Bescheid per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.pcn.deadline-certificate': {
    says: 'Sie haben 14 Tage ab Zustellung der Erhöhung (charge certificate).',
    action: 'Zahlen oder sagen, was schiefging',
    consequence: 'Die Gemeinde kann die Schuld beim Gericht eintragen lassen, mit Gebühr.',
    service: 'Ein Bescheid per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.pcn.deadline-statement': {
    says: 'Sie haben 21 Tage ab der Anordnung (order for recovery), um zu zahlen oder eine Zeugenerklärung abzugeben. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Formular TE9 oder PE3 schicken oder zahlen',
    consequence: 'Ein warrant kann an Gerichtsvollzieher (bailiffs) gehen.',
  },
}

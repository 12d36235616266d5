/** Bußgeldbescheid in Wales: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_WALES_DE: Words = {
  'gb.pcn.fact-wants-certificate-wales': {
    says: 'Die Summe ist um die Hälfte gestiegen. Sie sollen innerhalb von 14 Tagen zahlen, bevor die Schuld beim Gericht eingetragen wird.',
  },
  'gb.pcn.fact-no-bailiff-yet-wales': {
    says: 'In dieser Stufe kann kein Gerichtsvollzieher (bailiff) kommen. Zuerst braucht es eine Erhöhung (charge certificate), eine Gerichtsanordnung und einen warrant.',
  },
  'gb.pcn.fact-no-bailiff-certificate-wales': {
    says: 'Mit einer Erhöhung (charge certificate) allein dürfen Gerichtsvollzieher (bailiffs) nicht handeln. Die Gemeinde braucht zuerst eine Gerichtsanordnung (order for recovery).',
  },
  'gb.pcn.right-evidence-wales': {
    says: 'Sie können Fotos, Film und Notizen sehen, auf die sich die Gemeinde stützt. Viele zeigen sie online.',
  },
  'gb.pcn.myth-bailiffs-wales': {
    says: 'Gerichtsvollzieher (bailiffs) kommen nur ganz am Ende, nach Gerichtsanordnung und warrant. Sie können es lange vorher stoppen.',
  },
  'gb.pcn.myth-not-driving-wales': {
    says: 'Ein Bußgeld der Gemeinde muss meist der Eigentümer zahlen, auch wenn jemand anders fuhr. Anders ist es, wenn das Auto ohne Ihre Zustimmung genommen wurde.',
  },
  'gb.pcn.myth-ignore-wales': {
    says: 'Es geht nicht weg. Die Summe steigt um die Hälfte, dann trägt das Gericht sie ein und Gerichtsvollzieher (bailiffs) können kommen.',
  },
  'gb.pcn.step-choose-wales': {
    says: 'Wählen Sie: zum kleineren Preis zahlen oder Einspruch einlegen. Zahlen Sie, ist der Fall beendet und ein Widerspruch nicht mehr möglich.',
  },
  'gb.pcn.step-choose-post-wales': {
    says: 'Wählen Sie: zahlen oder vor dem letzten Tag Einspruch einlegen. Zahlen Sie, ist der Fall beendet und ein Widerspruch nicht mehr möglich.',
  },
  'gb.pcn.step-challenge-wales': {
    says: 'Legen Sie innerhalb von 14 Tagen Einspruch (challenge) ein, bieten die meisten Gemeinden bei einem Nein den kleineren Preis erneut an. Schicken Sie ihn früh.',
  },
  'gb.pcn.step-photos-wales': {
    says: 'Sehen Sie Fotos oder Film auf der Webseite der Gemeinde (council) an. Fotografieren Sie selbst Schilder, Linien und Automat.',
  },
  'gb.pcn.step-owner-notice-wales': {
    says: 'Schicken Sie innerhalb von 28 Tagen den förmlichen Einspruch (formal representations). Tun Sie es, auch wenn Sie schon Einspruch hatten. Sonst verlieren Sie das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.step-certificate-wales': {
    says: 'Kam kein früherer Brief? Fragen Sie die Gemeinde (council) sofort, warum. Sonst zahlen Sie innerhalb von 14 Tagen, um Gerichtskosten zu vermeiden.',
  },
  'gb.pcn.step-proof-post-wales': {
    says: 'Nutzen Sie das Online-Formular und speichern Sie den Beleg. Per Post brauchen Sie einen Versandbeleg.',
  },
  'gb.pcn.step-blue-badge-wales': {
    says: 'Schicken Sie eine Kopie von Blue Badge, Parkausweis, Parkschein oder Lieferschein. Gemeinden streichen dann oft.',
  },
  'gb.pcn.step-pay-wales': {
    says: 'Stimmt das Bußgeld, zahlen Sie in der Rabattzeit. Nutzen Sie nur die offizielle Webseite der Gemeinde (council).',
  },
  'gb.pcn.step-cannot-pay-wales': {
    says: 'Können Sie nicht zahlen, bitten Sie die Gemeinde (council) jetzt schriftlich um mehr Zeit. Raten sind leichter, bevor Gerichtsvollzieher (bailiffs) beteiligt sind.',
  },
  'gb.pcn.option-challenge-wales': {
    says: 'Schreiben Sie, was passiert ist, nennen Sie Ihren Grund und fügen Sie Fotos bei. Die Gemeinde (council) muss es prüfen.',
    title: 'Einspruch bei der Gemeinde einlegen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 14 Tagen für den kleineren Preis, höchstens 28 Tage',
    risk: 'Verlieren Sie später, ist die volle Summe fällig.',
    bestFor: 'Schilder, Tatsachen oder Gründe sprechen für Sie.',
  },
  'gb.pcn.option-pay-wales': {
    says: 'Zahlen Sie auf dem Weg im Bescheid und behalten Sie den Beleg.',
    title: 'Zahlen',
    cost: 'Die Summe im Bescheid',
    time: 'Am besten in der Rabattzeit',
    risk: 'Zahlen beendet Ihr Recht auf Widerspruch.',
    bestFor: 'Das Bußgeld stimmt oder der Streit lohnt nicht.',
  },
  'gb.pcn.option-help-wales': {
    says: 'Citizens Advice oder National Debtline hilft bei der Wahl und mit Formularen.',
    title: 'Kostenlosen Rat holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf oder Besuch',
    risk: 'Die Tage laufen weiter.',
    bestFor: 'Sie können nicht zahlen oder es ist von Gerichtsvollziehern (bailiffs) die Rede.',
  },
  'gb.pcn.insight-details-wales': {
    says: 'Ein Bußgeldbescheid (penalty charge notice) muss Tag, Uhrzeit, Auto, Grund, Summe und Zahlweg nennen. Ein echter Fehler darin kann den Widerspruch gewinnen.',
    actionable: 'Vergleichen Sie jede Angabe mit Ihren eigenen Unterlagen.',
  },
  'gb.pcn.warning-increase-wales': {
    says: 'Tun Sie nichts, steigt die Summe um die Hälfte und Sie verlieren das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.tactic-early-wales': {
    says: 'Legen Sie innerhalb von 14 Tagen Einspruch (challenge) ein. Sie behalten den kleineren Preis, wenn die Gemeinde den Leitlinien folgt.',
    risk: 'Nach 14 Tagen ist vielleicht die volle Summe fällig, wenn Sie verlieren.',
    notWhen: 'Das Bußgeld stimmt klar. Zahlen Sie dann den kleineren Preis.',
  },
  'gb.pcn.deadline-owner-wales': {
    says: 'Sie haben 28 Tage ab Zustellung des Bescheids an den Eigentümer (notice to owner). Dieser Tag zählt als Tag eins.',
    action: 'Förmlichen Einspruch (formal representations) schicken oder zahlen',
    consequence: 'Die Summe steigt um die Hälfte und Sie verlieren den Widerspruch.',
    service: 'Ein Bescheid per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.pcn.deadline-tribunal-wales': {
    says: 'Sie haben 28 Tage ab Zustellung der Ablehnung. Dieser Tag zählt als Tag eins.',
    action: 'Zum tribunal gehen',
    consequence: 'Die Gemeinde kann eine Erhöhung (charge certificate) um die Hälfte schicken.',
    service: 'Ein Bescheid per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.pcn.deadline-certificate-wales': {
    says: 'Sie haben 14 Tage ab Zustellung der Erhöhung (charge certificate).',
    action: 'Zahlen oder sagen, was schiefging',
    consequence: 'Die Gemeinde kann die Schuld beim Gericht eintragen lassen, mit Gebühr.',
    service: 'Ein Bescheid per Post gilt am zweiten Werktag nach dem Absenden als zugestellt.',
  },
  'gb.pcn.step-check-signs-wales': {
    says: 'Schreiben Sie den letzten Tag in den Kalender. Verpassen Sie ihn, steigt die Summe und Sie verlieren das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.step-tribunal-or-pay-wales': {
    says: 'Gehen Sie nicht zum tribunal, zahlen Sie vor Ende der 28 Tage. Dann steigt die Summe nicht um die Hälfte.',
  },
  'gb.pcn.step-certificate-plan-wales': {
    says: 'Können Sie nicht alles zahlen, bitten Sie die Gemeinde (council) jetzt schriftlich um Zeit. Schreiben Sie, warum.',
  },
  'gb.pcn.step-owner-late-wales': {
    says: 'Die 28 Tage sind wohl um. Schicken Sie trotzdem heute Ihre Gründe und sagen Sie, warum es spät ist. Die Gemeinde (council) kann sie noch ansehen.',
  },
}

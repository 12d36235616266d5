/** Bußgeldbescheid: was Sie tun können: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_DE: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Das ist die Antwort auf Ihren ersten Einspruch. Wählen Sie: den kleineren Preis bis zum Tag im Brief zahlen oder nicht zahlen und auf den Bescheid an den Eigentümer (notice to owner) warten.',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Kommt der Bescheid an den Eigentümer (notice to owner), schicken Sie innerhalb von 28 Tagen den förmlichen Einspruch (formal representations). Danach können Sie zu einem kostenlosen tribunal.',
  },
  'gb.pcn.step-choose': {
    says: 'Wählen Sie: zum kleineren Preis zahlen oder Einspruch einlegen. Zahlen Sie, ist der Fall beendet und ein Widerspruch nicht mehr möglich.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Wählen Sie: zahlen oder vor dem letzten Tag Einspruch einlegen. Zahlen Sie, ist der Fall beendet und ein Widerspruch nicht mehr möglich.',
  },
  'gb.pcn.step-challenge': {
    says: 'Legen Sie innerhalb von 14 Tagen Einspruch (challenge) ein, bieten die meisten Gemeinden bei einem Nein den kleineren Preis erneut an. Schicken Sie ihn früh.',
  },
  'gb.pcn.step-photos': {
    says: 'Sehen Sie Fotos oder Film auf der Webseite der Gemeinde (council) an. Fotografieren Sie selbst Schilder, Linien und Automat.',
  },
  'gb.pcn.step-owner-late': {
    says: 'Die 28 Tage sind wohl um. Schicken Sie trotzdem heute Ihre Gründe und sagen Sie, warum es spät ist. Die Gemeinde (council) kann sie noch ansehen.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Schicken Sie innerhalb von 28 Tagen den förmlichen Einspruch (formal representations). Tun Sie es, auch wenn Sie schon Einspruch hatten. Sonst verlieren Sie das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.step-tribunal': {
    says: 'Gehen Sie innerhalb von 28 Tagen zu dem tribunal, das im Brief steht. Nehmen Sie den Code aus dem Brief und fügen Sie Fotos bei.',
  },
  'gb.pcn.step-certificate': {
    says: 'Kam kein früherer Brief? Fragen Sie die Gemeinde (council) sofort, warum. Sonst zahlen Sie innerhalb von 14 Tagen, um Gerichtskosten zu vermeiden.',
  },
  'gb.pcn.step-witness': {
    says: 'Trifft ein Grund auf Formular TE9 oder PE3 auf Sie zu? Schicken Sie es innerhalb von 21 Tagen an das Traffic Enforcement Centre.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Trifft kein Grund zu, zahlen Sie oder bitten Sie die Gemeinde um Raten, bevor ein warrant an Gerichtsvollzieher (bailiffs) geht.',
  },
  'gb.pcn.step-address': {
    says: 'Prüfen Sie, ob die DVLA Ihre jetzige Adresse hat. Briefe gehen an die Adresse im Fahrzeugpapier (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Nutzen Sie das Online-Formular und speichern Sie den Beleg. Per Post brauchen Sie einen Versandbeleg.',
  },
  'gb.pcn.step-signs': {
    says: 'Prüfen Sie Schilder und Linien. Fehlten sie oder waren sie abgenutzt oder unklar, fotografieren Sie sie und schreiben Sie das.',
  },
  'gb.pcn.step-grounds': {
    says: 'Nennen Sie Ihren Grund. Zum Beispiel: Es ist nicht passiert, das Auto war nicht Ihres oder es war gestohlen. Oder die Gemeinde hat Regeln verletzt.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Schicken Sie eine Kopie von Blue Badge, Parkausweis, Parkschein oder Lieferschein. Gemeinden streichen dann oft.',
  },
  'gb.pcn.step-pay': {
    says: 'Stimmt das Bußgeld, zahlen Sie in der Rabattzeit. Nutzen Sie nur die offizielle Webseite der Gemeinde (council).',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Können Sie nicht zahlen, bitten Sie die Gemeinde (council) jetzt schriftlich um mehr Zeit. Raten sind leichter, bevor Gerichtsvollzieher (bailiffs) beteiligt sind.',
  },
  'gb.pcn.option-challenge': {
    says: 'Schreiben Sie, was passiert ist, nennen Sie Ihren Grund und fügen Sie Fotos bei. Die Gemeinde (council) muss es prüfen.',
    title: 'Einspruch bei der Gemeinde einlegen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 14 Tagen für den kleineren Preis, höchstens 28 Tage',
    risk: 'Verlieren Sie später, ist die volle Summe fällig.',
    bestFor: 'Schilder, Tatsachen oder Gründe sprechen für Sie.',
  },
  'gb.pcn.option-tribunal': {
    says: 'Ein Jurist, der von der Gemeinde unabhängig ist, entscheidet. Sie können Telefon oder Video verlangen.',
    title: 'Zum unabhängigen tribunal gehen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 28 Tagen nach der Ablehnung',
    risk: 'Verlieren Sie, zahlen Sie die volle Summe.',
    bestFor: 'Die Gemeinde sagte Nein und Sie haben noch einen Grund.',
  },
  'gb.pcn.option-statement': {
    says: 'Wird sie angenommen, ist die Anordnung aufgehoben und der Fall geht eine Stufe zurück.',
    title: 'Eine Zeugenerklärung (witness statement) abgeben',
    cost: 'Kostenlos',
    time: 'Innerhalb von 21 Tagen nach der Anordnung',
    risk: 'Eine falsche Erklärung ist strafbar (contempt of court).',
    bestFor: 'Die Briefe kamen nie an, Sie haben gezahlt oder niemand hat Ihnen geantwortet.',
  },
  'gb.pcn.option-pay': {
    says: 'Zahlen Sie auf dem Weg im Bescheid und behalten Sie den Beleg.',
    title: 'Zahlen',
    cost: 'Die Summe im Bescheid',
    time: 'Am besten in der Rabattzeit',
    risk: 'Zahlen beendet Ihr Recht auf Widerspruch.',
    bestFor: 'Das Bußgeld stimmt oder der Streit lohnt nicht.',
  },
  'gb.pcn.option-help': {
    says: 'Citizens Advice oder National Debtline hilft bei der Wahl und mit Formularen.',
    title: 'Kostenlosen Rat holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf oder Besuch',
    risk: 'Die Tage laufen weiter.',
    bestFor: 'Sie können nicht zahlen oder es ist von Gerichtsvollziehern (bailiffs) die Rede.',
  },
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
  'gb.pcn.step-check-signs': {
    says: 'Schreiben Sie den letzten Tag in den Kalender. Verpassen Sie ihn, steigt die Summe und Sie verlieren das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Lesen Sie, warum sie Nein sagten. Antworten Sie auf jeden Punkt mit Fotos, Belegen, Ausweisen oder einer Notiz von Zeugen.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Wählen Sie, wie entschieden wird: nach den Papieren, per Telefon oder per Video. Sie brauchen keinen Anwalt.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Gehen Sie nicht zum tribunal, zahlen Sie vor Ende der 28 Tage. Dann steigt die Summe nicht um die Hälfte.',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Können Sie nicht alles zahlen, bitten Sie die Gemeinde (council) jetzt schriftlich um Zeit. Schreiben Sie, warum.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Achten Sie auf eine Anordnung (order for recovery). Dabei liegt ein Formular, in dem Sie sagen können, was schiefging, mit 21 Tagen Zeit.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Prüfen Sie, ob Gemeinde (council) und DVLA Ihre jetzige Adresse haben, damit der nächste Brief ankommt.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Sind die 21 Tage vorbei, schicken Sie TE7 mit TE9 und schreiben Sie, warum Sie zu spät sind.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Rufen Sie National Debtline an: 0808 808 4000. Dort hilft man kostenlos mit Formularen oder Raten.',
  },
  'gb.pcn.option-never-knew': {
    says: 'Sagen Sie es der Gemeinde (council). Kommt die Anordnung (order for recovery), schicken Sie TE9 oder PE3, damit der Fall zurückgesetzt wird.',
    title: 'Sagen, dass die Briefe nie ankamen',
    cost: 'Kostenlos',
    time: 'Schreiben Sie jetzt. Formular dann innerhalb von 21 Tagen nach der Anordnung',
    risk: 'Das geht nur, wenn es wahr ist.',
    bestFor: 'Frühere Briefe gingen an eine alte Adresse oder niemand hat geantwortet.',
  },
}

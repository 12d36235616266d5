/** Fragen zu Wohnen, Kauf, Energie, Polizei und Aufenthalt, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_DE: Words = {
  'nl.ask.repairs': {
    says: 'Melden Sie es schriftlich und geben Sie dem Vermieter sechs Wochen. In einer regulierten Wohnung kann die Huurcommissie dann die Miete senken, sonst ein Richter. Hören Sie nicht einfach auf zu zahlen.',
  },
  'nl.ask.landlord-enters': {
    says: 'Nur mit Ihrer Zustimmung oder im echten Notfall, etwa bei Rohrbruch. Für dringende Reparaturen muss der Vermieter vorher fragen und eine Zeit vereinbaren. Schreiben Sie, dass Sie Besuche ohne Ankündigung nicht erlauben.',
  },
  'nl.ask.arrears-evict': {
    says: 'Nur ein Richter kann das anordnen, meist ab drei Monatsmieten Rückstand. Zahlen Sie zuerst die neue Miete, bieten Sie schriftlich einen Plan an und bitten Sie jetzt die Gemeinde um Schuldenhilfe. Gehen Sie zum Gerichtstag.',
    dependsOn: 'wie viel offen ist und was Sie jetzt tun',
  },
  'nl.ask.service-costs': {
    says: 'Sie zahlen nur die echten Kosten. Der Vermieter muss binnen sechs Monaten nach dem Jahr eine Liste senden. Lassen Sie sich die Rechnungen zeigen. Bei Streit kann die Huurcommissie entscheiden.',
  },
  'nl.ask.delivery': {
    says: 'Der Händler muss in 30 Tagen liefern und trägt das Risiko, bis Sie die Ware haben. Schreiben Sie und setzen Sie eine letzte faire Frist. Danach kündigen Sie und verlangen Ihr Geld. Behalten Sie Beweise.',
  },
  'nl.ask.flight': {
    says: 'Verlangen Sie von der Fluglinie Betreuung, Erstattung oder einen anderen Flug und die feste Summe der europäischen Regel. Bei unvermeidbaren Gründen wie einem Sturm muss sie die Summe nicht zahlen.',
    dependsOn: 'Grund, Dauer der Verspätung und Strecke',
  },
  'nl.ask.free-lawyer': {
    says: 'Rufen Sie zuerst das Juridisch Loket an: Es ist kostenlos. Mit kleinem Einkommen und wenig Erspartem bekommen Sie einen Anwalt für einen kleinen Eigenanteil (toevoeging). Der Anwalt beantragt es.',
  },
  'nl.ask.divorce': {
    says: 'Nur ein Richter kann die Ehe scheiden, ein Anwalt beantragt es. Mit Kindern brauchen Sie einen Plan (ouderschapsplan). Klären Sie vorher, wer vorerst in der Wohnung bleibt, und behalten Sie Kopien. Ein Richter kann schnell vorläufig entscheiden.',
  },
  'nl.ask.collector-visits': {
    says: 'Ein Inkassobüro darf klingeln, aber Sie müssen nicht öffnen. Es hat keine Macht und darf nicht hinein. Schreiben Sie, dass Sie nur Briefe wollen. Ein Gerichtsvollzieher (deurwaarder) ist anders: Fragen Sie nach dem Urteil.',
  },
  'nl.ask.parking-tax': {
    says: 'Widersprechen Sie (bezwaar) bei der Gemeinde binnen sechs Wochen, gratis, mit Ticket, Ausweis oder Fotos. Die Zusatzkosten haben eine jährliche Grenze. Nach einem Nein können Sie zum Steuerrichter.',
  },
  'nl.ask.subscription': {
    says: 'Nach der ersten vereinbarten Zeit können Sie die meisten Abos mit einem Monat Frist beenden. Schreiben Sie es und bitten Sie um eine Bestätigung. Ein stilles neues Jahr bindet Sie nicht.',
  },
  'nl.ask.energy': {
    says: 'Rufen Sie jetzt Ihren Versorger an und vereinbaren Sie einen Plan. Solange Sie ihn einhalten oder Schuldenhilfe beantragt haben, darf er nicht sperren. Bitten Sie Ihre Gemeinde um schnelle Hilfe.',
  },
  'nl.ask.benefit-back': {
    says: 'Widersprechen Sie binnen sechs Wochen, wenn es falsch ist, und fragen Sie nach der Rechnung. Ist es richtig, bitten Sie um einen Plan. Aus dringenden Gründen können sie weniger fordern.',
  },
  'nl.ask.bkr': {
    says: 'Der Eintrag bleibt meist bis fünf Jahre nach der Zahlung. Bitten Sie vorher den Kreditgeber schriftlich um Löschung und sagen Sie, wie er Ihnen schadet. Lehnt er ab, können Sie zum Richter gehen.',
  },
  'nl.ask.police': {
    says: 'Als Verdächtiger müssen Sie nicht antworten. Sie dürfen vor dem Verhör mit einem Anwalt sprechen und ihn dabeihaben. Sagen Sie das zuerst. Bei Festnahme ist es meist kostenlos.',
  },
  'nl.ask.penal-order': {
    says: 'Legen Sie binnen 14 Tagen nach Kenntnis Einspruch (verzet) ein, bevor Sie zahlen. Dann prüft ein Richter den Fall. Zahlen kann Ihr Recht beenden, und es kann ins Register kommen.',
  },
  'nl.ask.permit': {
    says: 'Handeln Sie jetzt: Für den Widerspruch haben Sie oft nur vier Wochen, in manchen Asylfällen eine. Das steht am Ende des Bescheids. Holen Sie einen Anwalt über die Rechtshilfe (Raad voor Rechtsbijstand).',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'die Bedingungen des Studios',
    says: 'Viele Fitnessstudios lassen Sie bei langer Verletzung aufhören oder pausieren, mit Attest. Steht das nicht in den Bedingungen, bitten Sie schriftlich um eine Pause. Ein Richter kann den Vertrag beenden, wenn Unvorhergesehenes ihn unfair macht.',
  },
  'nl.ask.bank-seized': {
    says: 'Auf Ihrem Konto muss ein fester Betrag frei bleiben, je nach Familie und Wohnlage. Fragen Sie Bank und Gerichtsvollzieher, welchen Betrag sie frei ließen. Bleibt zu wenig zum Leben, schicken Sie Nachweise über Ihr Einkommen. Bitten Sie den Gerichtsvollzieher um Korrektur.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Legen Sie binnen sechs Wochen ab dem Datum des Bescheids Widerspruch ein. Die Gründe können später folgen. Haben Sie kein Geld zum Leben, bitten Sie den Richter sofort um eine Eilentscheidung (voorlopige voorziening). Bitten Sie die Gemeinde um einen Vorschuss.',
  },
  'nl.ask.home-sold': {
    says: 'Ein Verkauf beendet Ihren Mietvertrag nicht: Der Käufer wird Ihr Vermieter. Sie müssen nichts unterschreiben und nicht gehen. Zahlen Sie an den neuen Eigentümer, sobald Sie einen schriftlichen Nachweis haben. Lehnen Sie eine Kündigung wegen Verkaufs schriftlich ab.',
  },
  'nl.ask.own-use': {
    says: 'Bleiben Sie, und schreiben Sie, dass Sie nicht einverstanden sind. Der Vermieter muss vor Gericht dringenden Eigenbedarf beweisen, und dass Sie eine andere passende Wohnung finden können. Die Frist ist drei bis sechs Monate. Müssen Sie gehen, verlangen Sie die Umzugskosten.',
  },
  'nl.ask.claim-yourself': {
    says: 'Schreiben Sie eine Mahnung mit letztem Tag. Bis 25.000 € gehen Sie zum kantonrechter, ohne Anwalt. Ein Gerichtsvollzieher stellt die Ladung (dagvaarding) zu, und Sie zahlen Gerichtskosten. Gewinnen Sie, erstattet die andere Seite das meiste.',
  },
  'nl.ask.parking-paid': {
    says: 'Schicken Sie den Zahlungsbeleg. Ist es eine Steuer der Gemeinde (naheffingsaanslag)? Legen Sie binnen sechs Wochen kostenlos Widerspruch bei der Gemeinde ein. Kommt es vom CJIB? Gehen Sie binnen sechs Wochen kostenlos zum officier van justitie.',
  },
  'nl.ask.fake-invoice': {
    says: 'Rufen Sie sofort Ihre Bank an und verlangen Sie den Rückruf des Geldes. Erstatten Sie Anzeige. Seit dem 9. Oktober 2025 muss die Bank prüfen, ob Name und IBAN passen. Hat sie das nicht getan, fordern Sie das Geld zurück.',
  },
  'nl.ask.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wer das Auto hatte',
    says: 'Die Buße geht an den Halter, wer auch immer fuhr, und es gibt keine Punkte. Sie entfällt nur, wenn das Auto gestohlen, vermietet oder vorher verkauft war. Legen Sie dann binnen sechs Wochen mit Beweis kostenlos Einspruch ein.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Ohne festen Preis schulden Sie nur einen fairen Preis. Ein Richtpreis darf ohne Warnung höchstens um zehn Prozent steigen. Verlangen Sie eine Liste von Stunden und Teilen, zahlen Sie das Faire, und schreiben Sie, warum nicht den Rest.',
  },
  'nl.ask.health-refused': {
    says: 'Bitten Sie den Versicherer schriftlich um neue Prüfung (heroverweging), mit einem Brief Ihres Arztes. Er muss binnen vier Wochen antworten. Nach einem Nein oder Schweigen gehen Sie zur SKGZ, der Stelle für Streit über Krankenversicherung.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'Ihr Mietvertrag',
    says: 'Als Mieter kündigen Sie schriftlich, meist einen Monat vorher, ohne Grund. Ein Vertrag bis zwei Jahre kann meist auch früher enden. An einen längeren festen Vertrag sind Sie gebunden, außer er lässt einen Ausweg. Bewahren Sie Nachweise.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'ob es ein Urteil gibt',
    says: 'Mit einem Urteil kann ein Gerichtsvollzieher ein Auto oder teure Dinge pfänden. Was Sie zum Leben und Arbeiten brauchen, ist in Grenzen sicher. Er darf nicht pfänden, wenn der Verkauf nicht einmal die Kosten deckt. Schreiben Sie, warum Sie das Auto brauchen, für Arbeit oder Pflege.',
  },
  'nl.ask.default-judgment': {
    says: 'Sie können Einspruch (verzet) einlegen, meist binnen vier Wochen, nachdem Ihnen das Urteil übergeben wurde oder Sie danach handelten. Er beginnt mit einer Ladung durch den Gerichtsvollzieher. Rufen Sie heute Anwalt oder Juridisch Loket an. Ein Gericht kann die Vollstreckung solange stoppen.',
  },
  'nl.ask.phone-sale': {
    says: 'Ein Vertrag über Energie, Telefon oder andere Dienste aus einem Werbeanruf bindet erst, wenn Sie schriftlich zustimmen. Danach haben Sie 14 Tage Widerruf. Schreiben Sie, dass Sie ihn nicht annehmen.',
  },
  'nl.ask.unordered': {
    says: 'Für nicht Bestelltes schulden Sie nichts und müssen nichts zurückschicken. Schreiben Sie einmal, dass Sie nichts bestellt haben, und verlangen Sie Beweise.',
  },
  'nl.ask.package-tour': {
    says: 'Sagt der Veranstalter eine Pauschalreise ab, bekommen Sie binnen 14 Tagen alles zurück. Einen Gutschein müssen Sie nicht nehmen. Sagen Sie selbst ab, zahlen Sie meist eine faire Gebühr, aber nichts bei schweren Ereignissen am Ort.',
    dependsOn: 'wer abgesagt hat und warum',
  },
  'nl.ask.energy-bill': {
    says: 'Vergleichen Sie Zählerstände und Preis mit Ihrem Vertrag. Schreiben Sie, was falsch ist, und zahlen Sie den richtigen Teil. Hilft das nicht, gehen Sie zur Geschillencommissie Energie. Können Sie nicht zahlen, bitten Sie früh um Raten.',
  },
  'nl.ask.child-contact': {
    says: 'Sie und Ihr Kind haben ein Recht auf Umgang. Reden Sie erst mit Hilfe eines Mediators oder Ihrer Gemeinde und schreiben Sie Absprachen auf. Hilft das nicht, beantragt ein Anwalt beim Gericht eine Regelung (omgangsregeling).',
  },
}

/** The German words of the rows in ../traffic-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'it.fine.want': {
    says: 'Die Polizei oder die Gemeinde gibt Ihnen ein Bußgeld (multa, verbale). Sie sollen zahlen oder widersprechen.',
  },
  'it.fine.who': {
    says: 'Das ist ein Amt: die Gemeindepolizei (Polizia locale), die Staatspolizei (Polizia di Stato) oder die Carabinieri.',
  },
  'it.fine.rights': {
    says: 'Sie können innerhalb von fünf Tagen 30 % weniger zahlen, innerhalb von 60 Tagen zahlen, oder widersprechen (ricorso). Wenn Sie zahlen, können Sie nicht widersprechen.',
  },
  'it.fine.reality': {
    says: 'Es ist keine Straftat. Tun Sie 60 Tage lang nichts, kann etwa die doppelte Summe eingetrieben werden.',
  },
  'it.fine.no-seizure': {
    says: 'Solange Ihre 60 Tage laufen, kann dafür nicht gepfändet und Ihr Auto nicht gesperrt werden.',
  },
  'it.fine.ninety': {
    says: 'Ein Bußgeld, das Sie nicht an Ort und Stelle bekamen, muss innerhalb von 90 Tagen nach der Tat geschickt werden. Kommt es später, widersprechen Sie.',
  },
  'it.fine.deadline-discount': {
    says: 'Innerhalb von fünf Tagen ab der Zustellung (notifica) zahlen Sie bei den meisten Bußgeldern 30 % weniger.',
    action: 'Mit 30 % Nachlass zahlen',
    consequence: 'Sie zahlen den vollen Mindestbetrag.',
  },
  'it.fine.deadline-judge': {
    says: 'Sie haben 30 Tage ab der Zustellung (notifica), um beim Friedensrichter (giudice di pace) zu widersprechen. Wir zählen zur Sicherheit ab dem Datum des Briefs.',
    action: 'Beim Friedensrichter (giudice di pace) widersprechen',
    consequence: 'Es bleibt nur der Prefetto, innerhalb der 60 Tage.',
  },
  'it.fine.deadline-sixty': {
    says: 'Sie haben 60 Tage ab der Zustellung (notifica), um den Mindestbetrag zu zahlen oder beim Prefetto zu widersprechen.',
    action: 'Zahlen oder beim Prefetto widersprechen',
    consequence: 'Die Summe verdoppelt sich etwa und wird eingetrieben.',
  },
  'it.fine.right-discount': {
    says: 'Sie haben in fünf Tagen ein Recht auf 30 % Nachlass. Außer Sie verlieren durch das Bußgeld auch den Führerschein oder das Auto.',
  },
  'it.fine.right-prefetto': {
    says: 'Sie können innerhalb von 60 Tagen kostenlos beim Prefetto widersprechen. Sagt er Nein, ist die Summe mindestens das Doppelte des Mindestbetrags.',
  },
  'it.fine.right-judge': {
    says: 'Sie können allein beim Friedensrichter (giudice di pace) widersprechen, ohne Anwalt. Es gibt eine kleine Gebühr.',
  },
  'it.fine.right-parts': {
    says: 'Bußgelder von mehr als 200 € können Sie mit geringem Einkommen in Raten zahlen. Bitten Sie innerhalb von 30 Tagen darum.',
  },
  'it.fine.right-file': {
    says: 'Sie können das Foto und die Papiere des Blitzers (autovelox) sehen.',
  },
  'it.fine.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie mit PagoPA, Bank oder Post: in den ersten fünf Tagen 30 % weniger, bis zum 60. Tag die volle Summe.',
    cost: 'Der Mindestbetrag. Meist 30 % weniger in den ersten fünf Tagen.',
    time: 'Minuten.',
    risk: 'Sie verzichten auf den Widerspruch.',
    bestFor: 'Das Bußgeld stimmt.',
  },
  'it.fine.option-judge': {
    title: 'Zum Friedensrichter gehen',
    says: 'Reichen Sie Ihre Gründe und Beweise innerhalb von 30 Tagen beim Friedensrichter (giudice di pace) ein.',
    cost: 'Eine Gebühr ab etwa 43 €.',
    time: '30 Tage. Dann einige Monate.',
    risk: 'Sie zahlen vielleicht das Bußgeld und die Gebühr.',
    bestFor: 'Sie haben Beweise, oder es gibt einen Rechtsfehler.',
  },
  'it.fine.option-prefetto': {
    title: 'Beim Prefetto widersprechen',
    says: 'Schicken Sie den Widerspruch (ricorso) per Einschreiben oder PEC innerhalb von 60 Tagen.',
    cost: 'Nichts außer dem Porto.',
    time: '60 Tage. Die Antwort in etwa 7 Monaten.',
    risk: 'Ein Nein kostet mindestens das Doppelte.',
    bestFor: 'Ein klarer Fehler auf dem Papier.',
  },
  'it.fine.insight-approved': {
    says: 'Ein Blitzer (autovelox) muss zugelassen (omologato) sein und jedes Jahr geprüft werden. Gerichte haben Bußgelder aufgehoben, wenn das fehlte.',
    actionable: 'Verlangen Sie die Papiere des Geräts.',
  },
  'it.fine.warning-less': {
    says: 'Zahlen Sie die genaue Summe. Bei einem Cent weniger kann der Rest zu einem höheren Satz fällig werden.',
  },
  'it.fine.element-facts': {
    name: 'Kennzeichen, Ort, Zeit und Regel',
    says: 'Ein Bußgeld muss Kennzeichen, Ort, Zeit, Tat und Regel nennen.',
    ifMissing: 'Sagen Sie im Widerspruch, was fehlt.',
  },
}

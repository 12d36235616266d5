/** What a collector may and may not do, by province too: hours, calls, work, family and privacy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'ca.debt.org-licence': {
    says: 'In den Provinzen brauchen Inkassofirmen eine Lizenz oder Registrierung. Sie können das bei Ihrer Provinz prüfen.',
  },
  'ca.debt.right-no-harass': {
    says: 'Sie haben das Recht, nicht bedroht, beleidigt oder zu hart bedrängt zu werden. Niemand darf Ihre Schuld öffentlich machen.',
  },
  'ca.debt.right-hours': {
    says: 'Wer für eine Bank eintreibt, darf nicht an Feiertagen, vor 7 Uhr oder nach 21 Uhr anrufen. Sonntags nur von 13 bis 17 Uhr.',
  },
  'ca.debt.right-work': {
    says: 'Wer für eine Bank eintreibt, darf mit Ihrem Chef nicht über die Schuld sprechen. Er darf nur prüfen, ob Sie dort arbeiten.',
  },
  'ca.debt.right-others': {
    says: 'Man darf nicht mit Familie, Freunden oder Nachbarn über Ihre Schuld sprechen, außer die Person hat sie mit unterschrieben.',
  },
  'ca.debt.right-complain': {
    says: 'Sie können sich bei Ihrer Bank beschweren. Dauert es mehr als 56 Tage oder sind Sie nicht einverstanden, gehen Sie kostenlos zu OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'Sie können die Firma fragen, was sie über Sie gespeichert hat, und falsche Angaben berichtigen lassen.',
  },
  'ca.debt.qc-writing': {
    says: 'In Québec können Sie schriftlich verlangen, dass man sich nur schriftlich meldet. Das gilt drei Monate, und Sie können es erneuern.',
  },
  'ca.debt.qc-five-days': {
    says: 'In Québec muss eine Inkassofirma zuerst eine schriftliche Mitteilung schicken. Anrufen darf sie erst fünf Tage später.',
  },
  'ca.debt.qc-contest': {
    says: 'In Québec können Sie schreiben, dass Sie die Schuld bestreiten und man vor Gericht gehen kann. Dann darf man Sie nicht anrufen.',
  },
  'ca.debt.tactic-writing': {
    says: 'Bleiben Sie beim Schriftlichen. Ein Brief gibt Ihnen Zeit und hinterlässt eine Spur.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nahe.',
  },
  'ca.debt.on-six-days': {
    says: 'In Ontario muss eine Inkassofirma Ihnen zuerst einen vertraulichen Brief schicken. Dann muss sie sechs Tage warten, bevor sie sich meldet.',
  },
  'ca.debt.on-three': {
    says: 'Hat man in Ontario mit Ihnen gesprochen, darf man sich höchstens dreimal in sieben Tagen melden. Post zählt nicht.',
  },
  'ca.debt.on-hours': {
    says: 'In Ontario darf man sich von 7 bis 21 Uhr melden, sonntags nur von 13 bis 17 Uhr. Nicht an Feiertagen.',
  },
  'ca.debt.bc-writing': {
    says: 'In British Columbia können Sie verlangen, dass man sich nur schriftlich meldet. Geben Sie eine Postadresse an.',
  },
  'ca.debt.bc-dispute': {
    says: 'In British Columbia können Sie schreiben, dass Sie die Schuld bestreiten und sie vor Gericht soll. Dann darf man sich nicht mehr melden.',
  },
  'ca.debt.ab-three': {
    says: 'In Alberta darf man sich höchstens dreimal in sieben Tagen melden, und nur von 7 bis 22 Uhr.',
  },
  'ca.debt.right-ccts': {
    says: 'Bei Telefon, Internet oder TV senden Sie der Firma Ihre Belege, etwa für die Rückgabe des Modems. Lehnt sie ab, hilft die CCTS kostenlos.',
  },
}

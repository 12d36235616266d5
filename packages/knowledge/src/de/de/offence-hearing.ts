/** The German words of the rows in ../offence-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFENCE_HEARING_DE: Words = {
  'de.offence-hearing.who': {
    says: 'Das ist die Bußgeldstelle einer Stadt, eines Kreises oder der Polizei. Sie ist kein Gericht.',
  },
  'de.offence-hearing.reality': {
    says: 'Das ist eine Frage, kein Bußgeld. Jetzt ist nichts zu zahlen.',
  },
  'de.offence-hearing.not-yet': {
    says: 'Aus diesem Brief allein folgen kein Bußgeld, keine Punkte und kein Fahrverbot. Erst muss ein Bescheid kommen, und dagegen gibt es Einspruch.',
  },
  'de.offence-hearing.right-silence': {
    says: 'Sie müssen nichts zur Sache sagen, auch nicht, wer gefahren ist. Ihr Schweigen darf nicht gegen Sie verwendet werden.',
  },
  'de.offence-hearing.right-witness': {
    says: 'Als Zeuge sind Sie nicht beschuldigt. Sie müssen nahe Verwandte, Ehe- oder Verlobte nicht nennen und sich nicht selbst belasten.',
  },
  'de.offence-hearing.right-person': {
    says: 'Nur Name, Anschrift, Geburtstag und solche Angaben zur Person müssen stimmen. Sie zu verweigern kann ein Bußgeld kosten.',
  },
  'de.offence-hearing.right-file': {
    says: 'Sie dürfen die Akte mit Foto und Messdaten sehen. Ein Anwalt bekommt die ganze Akte.',
  },
  'de.offence-hearing.over-step': {
    says: 'Der Tag ist vorbei, aber Sie können noch antworten. Vielleicht gibt es schon einen Bußgeldbescheid: Achten Sie auf einen gelben Umschlag. Dann haben Sie zwei Wochen für den Einspruch.',
  },
  'de.offence-hearing.step-form': {
    says: 'Prüfen Sie die Angaben zur Person, und senden Sie sie zurück, wenn etwas falsch ist. Zur Sache genügt: „Ich sage vorerst nichts.“',
  },
  'de.offence-hearing.step-file': {
    says: 'Bitten Sie um Akte und Foto, bevor Sie sagen, wer fuhr. Prüfen Sie Tag, Ort und Auto.',
  },
  'de.offence-hearing.warn-false': {
    says: 'Nennen Sie nie jemanden, der nicht gefahren ist. Das kann eine Straftat sein.',
  },
  'de.offence-hearing.insight-logbook': {
    says: 'Bleibt der Fahrer unbekannt, kann die Behörde für das Auto ein Fahrtenbuch anordnen.',
    actionable:
      'Das folgt nur bei schweren Verstößen, etwa mit einem Punkt. Wägen Sie es mit einem Anwalt ab.',
  },
  'de.offence-hearing.insight-time': {
    says: 'Die Frist in diesem Brief ist nicht streng. Sie können auch später noch reden, bis zum Gericht.',
    actionable: 'Nehmen Sie sich die Zeit, zuerst die Akte zu sehen.',
  },
  'de.offence-hearing.option-silent': {
    says: 'Geben Sie nur die Angaben zur Person an, und warten Sie ab.',
    title: 'Zur Sache schweigen',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Ein Bußgeld kann noch kommen. Dann gelten zwei Wochen für den Einspruch.',
    bestFor: 'Sie wissen nicht, was man beweisen kann.',
  },
  'de.offence-hearing.option-lawyer': {
    says: 'Ein Anwalt für Verkehrsrecht sieht die Akte ein und antwortet für Sie.',
    title: 'Einen Verkehrsanwalt antworten lassen',
    cost: 'Ein Honorar, oder Ihre Rechtsschutzversicherung.',
    time: 'Bevor Sie sagen, wer fuhr.',
    risk: 'Fragen Sie zuerst nach dem Preis.',
    bestFor: 'Es geht um Punkte, ein Fahrverbot oder Ihre Stelle.',
  },
  'de.offence-hearing.step-witness': {
    says: 'Saßen Sie oder nahe Verwandte am Steuer? Dann schreiben Sie nur: „Ich nutze mein Recht als Zeuge zu schweigen.“ Sonst können Sie später vorgeladen werden.',
  },
  'de.offence-hearing.right-silence-off-road': {
    says: 'Sie müssen nichts zur Sache sagen. Ihr Schweigen darf nicht gegen Sie verwendet werden.',
  },
  'de.offence-hearing.step-file-off-road': {
    says: 'Bitten Sie um Einsicht in die Akte, bevor Sie mehr sagen. Prüfen Sie Tag, Ort und wer es gesehen hat.',
  },
}

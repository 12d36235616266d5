/** Questions about divorce and contact with children: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'nl.ask.divorce': {
    says: 'Nur ein Richter kann die Ehe scheiden, ein Anwalt beantragt es. Mit Kindern brauchen Sie einen Plan (ouderschapsplan). Klären Sie vorher, wer vorerst in der Wohnung bleibt, und behalten Sie Kopien. Ein Richter kann schnell vorläufig entscheiden.',
  },
  'nl.ask.child-contact': {
    says: 'Sie und Ihr Kind haben ein Recht auf Umgang. Reden Sie erst mit Hilfe eines Mediators oder Ihrer Gemeinde und schreiben Sie Absprachen auf. Hilft das nicht, beantragt ein Anwalt beim Gericht eine Regelung (omgangsregeling).',
  },
  'nl.ask.contact-not-kept': {
    says: 'Ein Plan, den ein Richter festgesetzt hat, bindet beide Eltern. Notieren Sie jeden ausgefallenen Tag und bewahren Sie die Nachrichten auf. Schreiben Sie dem anderen Elternteil und verlangen Sie die Tage aus dem Plan. Dann kann ein Anwalt zum Richter gehen, wenn nötig schnell (kort geding). Der Richter kann eine Summe für jedes Mal festsetzen (dwangsom) oder den Plan ändern. Fragen Sie das Juridisch Loket nach einem Anwalt mit Beihilfe. Zahlen Sie den Unterhalt weiter.',
  },
  'nl.ask.violence': {
    says: 'Bei Gefahr rufen Sie 112 an. Veilig Thuis hilft unter 0800-2000, kostenlos und rund um die Uhr. Der Bürgermeister kann die gewalttätige Person zehn Tage aus der Wohnung weisen und den Kontakt verbieten, insgesamt bis zu vier Wochen. Ein Richter kann den Kontakt länger verbieten. Zeigen Sie es an, gehen Sie zum Arzt, und behalten Sie Fotos und Nachrichten. Das Juridisch Loket findet einen Anwalt.',
  },
}

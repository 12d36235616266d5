/** The German words of the rows in ../enquiry-arrest-and-search.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_AND_SEARCH_DE: Words = {
  'us.ask-criminal.phone-search': {
    says: 'Die Polizei braucht einen Durchsuchungsbefehl (warrant) für Ihr Handy, auch nach einer Verhaftung, außer Sie sagen ja. Sagen Sie ruhig, dass Sie nicht zustimmen, und verlangen Sie einen Anwalt.',
  },
  'us.ask-criminal.passcode': {
    says: 'Geben Sie ihn nicht, bevor Sie mit einem Anwalt gesprochen haben. Sagen Sie nur: „I want a lawyer.“ Sie müssen nicht mit dem Ermittler reden. Bei der ersten Vorführung (arraignment) können Sie einen Pflichtverteidiger (public defender) verlangen.',
  },
  'us.ask-criminal.car-search': {
    says: 'Bei einem Auto braucht die Polizei keinen Beschluss, wenn sie mit gutem Grund Beweise einer Straftat darin erwartet. Eine Verkehrskontrolle allein reicht nicht. Sagen Sie ruhig: “I do not agree to a search.” Wehren Sie sich nicht.',
    dependsOn: 'was die Polizei weiß und ob Sie zustimmen',
  },
  'us.story.arrested': {
    says: 'Sagen Sie über die Sache nur einem Anwalt etwas. Gehen Sie zu jedem Gerichtstermin. Verlangen Sie einen Pflichtverteidiger (public defender), wenn Sie nicht zahlen können. Fragen Sie beim ersten Fall nach diversion.',
  },
  'us.story.warrant': {
    says: 'Rufen Sie heute die Geschäftsstelle (clerk) oder einen Anwalt an und fragen Sie, wie der Fall wieder auf die Liste kommt. Selbst zu kommen, wird meist besser behandelt, als gefunden zu werden.',
  },
  'us.story.drunk': {
    says: 'Es sind zwei Fälle: Gericht und Führerschein. Die Zeit, den Führerschein zu retten, ist oft nur 7 bis 15 Tage. Verlangen Sie diese Anhörung jetzt und sprechen Sie vor dem Gericht mit einem Anwalt.',
  },
  'us.story.store-letter': {
    says: 'Der Brief ist eine private Forderung, getrennt von einem Strafverfahren. Zahlen beendet keine Anklage. Das Gesetz des Bundesstaats begrenzt die Summe, und der Laden muss sie beweisen. Sprechen Sie mit einem Anwalt, bevor Sie schreiben.',
    dependsOn: 'Ihr Bundesstaat und was geschah',
  },
}

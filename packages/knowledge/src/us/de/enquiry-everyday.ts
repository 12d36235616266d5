/** The German words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'us.ask-work.meal-break': {
    says: 'Müssen Sie weiterarbeiten, zählt die Pause als Arbeitszeit und muss bezahlt werden. Schreiben Sie die Stunden auf. Sie können sich kostenlos bei der Wage and Hour Division beschweren.',
  },
  'us.ask-consumer.as-is-car': {
    says: '„As is“ beendet die meisten Garantien, aber deckt keine Lügen. Was der Händler über das Auto schrieb oder als Nachricht schickte, kann zählen. Verlangen Sie den Buyers Guide und beschweren Sie sich beim attorney general Ihres Bundesstaats.',
    dependsOn: 'was der Händler sagte, und Ihr Bundesstaat',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Der Eigentümerverein (association) muss Ihnen 14 Tage vorher schreiben und eine Anhörung vor einem Ausschuss der Eigentümer geben. Eine Strafe unter $1,000 kann in Florida kein Pfandrecht (lien) auf Ihrem Haus werden.',
    dependsOn: 'die Papiere des Vereins und ob Sie eine Anhörung hatten',
  },
  'us.ask-home.hoa-fine': {
    says: 'Der Eigentümerverein (association) darf Sie nur bestrafen, wie es seine Papiere und das Gesetz Ihres Bundesstaats erlauben, meist nach einer Mitteilung und einer Anhörung. Verlangen Sie schriftlich die Regel und eine Anhörung (hearing).',
    dependsOn: 'Ihr Bundesstaat und die Papiere des Vereins',
  },
  'us.ask-criminal.phone-search': {
    says: 'Die Polizei braucht einen Durchsuchungsbefehl (warrant) für Ihr Handy, auch nach einer Verhaftung, außer Sie sagen ja. Sagen Sie ruhig, dass Sie nicht zustimmen, und verlangen Sie einen Anwalt.',
  },
  'us.ask-criminal.passcode': {
    says: 'Geben Sie ihn nicht, bevor Sie mit einem Anwalt gesprochen haben. Sagen Sie nur: „I want a lawyer.“ Sie müssen nicht mit dem Ermittler reden. Bei der ersten Vorführung (arraignment) können Sie einen Pflichtverteidiger (public defender) verlangen.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Sehen Sie in die Übersicht (broadband label) und die Bedingungen vom Tag der Unterschrift. Beschweren Sie sich schriftlich bei der Firma, dann kostenlos bei der FCC; sie muss Ihnen in 30 Tagen antworten.',
    dependsOn: 'was der Tarif versprach und was im Vertrag steht',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Bitten Sie binnen 60 Tagen schriftlich um neue Prüfung (reconsideration). Heißt es, Ihre Gesundheit sei besser, bitten Sie binnen 10 Tagen, dass solange weiter gezahlt wird. Verlieren Sie, will man das Geld vielleicht zurück, aber Sie können um Erlass (waiver) bitten.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Ignorieren Sie es nicht und unterschreiben Sie nichts in Eile. Nur ein Gericht kann Ihnen etwas verbieten. Es zählt, wer den Namen zuerst nutzte, wo, wofür, und ob Käufer verwechseln könnten. Suchen Sie auf uspto.gov, sichern Sie Belege Ihrer ersten Nutzung und fragen Sie einen Anwalt.',
  },
  'us.ask-everyday.private-parking': {
    says: 'Es ist eine Rechnung, keine Strafe eines Gerichts. Die Firma muss zeigen, dass klare Schilder den Preis nannten und die Summe fair ist. Bestreiten Sie sie schriftlich mit Fotos. Schulden Sie die Gebühr wirklich, zahlen Sie diesen Teil. Im Streit entscheidet ein Gericht.',
  },
  'us.ask-criminal.car-search': {
    says: 'Bei einem Auto braucht die Polizei keinen Beschluss, wenn sie mit gutem Grund Beweise einer Straftat darin erwartet. Eine Verkehrskontrolle allein reicht nicht. Sagen Sie ruhig: “I do not agree to a search.” Wehren Sie sich nicht.',
    dependsOn: 'was die Polizei weiß und ob Sie zustimmen',
  },
}

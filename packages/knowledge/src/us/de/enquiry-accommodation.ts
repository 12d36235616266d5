/** Questions about changes at work that an illness or disability calls for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_DE: Words = {
  'us.accommodation.ask-delay': {
    says: 'Unnötiges Zögern kann selbst gegen das Gesetz sein. Ein Betrieb ab 15 Leuten muss mit Ihnen reden und rasch handeln. Fragen Sie HR schriftlich nach einem Tag für die Entscheidung und nach einer Zwischenlösung, damit Sie jetzt arbeiten. Nicht gearbeitete Stunden sind meist unbezahlt: Fragen Sie nach bezahltem Urlaub, Krankengeld des Staates oder Arbeitslosengeld. EEOC: 180 Tage, meist 300.',
  },
  'us.accommodation.ask-refused': {
    says: 'Ein Betrieb ab 15 Leuten muss eine Änderung geben, die hilft, wenn sie für ihn nicht zu schwer oder zu teuer ist. Er darf eine andere wählen, die ebenso hilft, muss aber zuerst mit Ihnen reden. Fragen Sie schriftlich nach dem Grund. Bieten Sie mit Attest einen anderen Weg an. Für die Frage darf er Sie nicht strafen. Die EEOC nimmt Beschwerden frei an: 180 Tage, in den meisten Staaten 300.',
    dependsOn: 'die Größe des Betriebs, und ob die Änderung zu schwer oder teuer ist',
  },
  'us.accommodation.ask-fired': {
    says: 'Ein Betrieb ab 15 Leuten darf Sie nicht entlassen oder strafen, weil Sie um eine Änderung für Ihre Gesundheit baten. Dass es bald danach kam, hilft beim Beweis. Notieren Sie die Tage und behalten Sie die Nachrichten. Fragen Sie schriftlich nach dem Grund. Beantragen Sie jetzt Arbeitslosengeld. EEOC, frei: binnen 180 Tagen, meist 300. Vor jeder Unterschrift zum Anwalt.',
    dependsOn: 'der Grund, den man nennt, und der Beweis',
  },
  'us.accommodation.ask-records': {
    says: 'Alle Akten darf man meist nicht verlangen. Man darf ein Attest verlangen: um welche Krankheit es geht, was Sie nicht können und warum Sie die Änderung brauchen. Bieten Sie einen kurzen Brief Ihres Arztes an. Fragen Sie schriftlich, was man wissen muss und warum. Was Sie geben, muss getrennt und geheim bleiben. Besteht man darauf, fragen Sie die EEOC.',
  },
}

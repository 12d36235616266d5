/** The German words of the rows in ../benefit-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_NOTICES_DE: Words = {
  'us.snap.right-report': {
    says: 'Sie müssen dem Amt manche Änderungen melden, meist durch einen Bericht jedes halbe Jahr. In der Mitteilung muss stehen, welche und bis wann.',
  },
  'us.snap.right-recertify': {
    says: 'Bevor Ihr Zeitraum endet, muss das Amt Ihnen schreiben. Stellen Sie den Antrag rechtzeitig, läuft Ihre Lebensmittelhilfe ohne Lücke weiter.',
  },
  'us.snap.right-claim': {
    says: 'Eine Mitteilung über zu viel Gezahltes muss die Summe und den Grund nennen, und wie Sie innerhalb von 90 Tagen eine Anhörung (hearing) verlangen. Die Forderung kann kleiner werden, wenn Sie nicht zahlen können.',
  },
  'us.medicaid.right-renewal': {
    says: 'Das Amt muss zuerst versuchen, Sie mit den Daten zu verlängern, die es hat. Schicken Sie das Formular innerhalb von 90 Tagen nach dem Ende, muss es geprüft werden, ohne neuen Antrag.',
  },
  'us.medicaid.right-hearing': {
    says: 'Sie können eine Anhörung (fair hearing) verlangen. Tun Sie es vor dem Tag, an dem der Schutz endet, läuft er meist bis zur Entscheidung weiter.',
  },
  'us.medicaid.right-reasons': {
    says: 'In der Mitteilung muss stehen, was geschieht, warum, nach welcher Regel, und wie Sie eine Anhörung (hearing) verlangen.',
  },
  'us.medicaid.step-form': {
    says: 'Schicken Sie das Formular zur Verlängerung jetzt, auch wenn es spät ist, und behalten Sie einen Beweis. Kam das Formular nie, rufen Sie das Amt an.',
  },
  'us.ask-jobless.allowed-denied': {
    says: 'Lesen Sie jede Mitteilung. Einen Antrag zuzulassen und eine Woche zu bezahlen sind zwei Entscheidungen. Legen Sie bis zum letzten Tag in der Mitteilung schriftlich Widerspruch (appeal) ein, und beantragen Sie jede Woche.',
  },
  'us.ask-jobless.right-hearing': {
    says: 'Sind Sie ohne eigene Schuld arbeitslos und suchen Arbeit, können Sie meist Arbeitslosengeld bekommen. Wird es abgelehnt, können Sie eine Anhörung (hearing) haben.',
  },
  'us.ask-jobless.oh-appeal': {
    says: 'In Ohio können Sie gegen eine Entscheidung über Arbeitslosengeld innerhalb von 21 Tagen nach dem Absenden Widerspruch (appeal) einlegen. Beantragen Sie jede Woche, während Sie warten.',
  },
}

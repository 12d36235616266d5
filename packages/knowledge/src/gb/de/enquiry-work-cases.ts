/** Fragen zur Arbeit in besonderen Fällen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CASES_DE: Words = {
  'gb.ask-work.ni-self-employed': {
    says: 'Müssen Sie die Arbeit selbst tun und wird sie von ihnen bestimmt, sind Sie vielleicht ein „worker“ mit Recht auf Lohn und Urlaub. Rufen Sie kostenlos die Labour Relations Agency an: 03300 555 300. Die Frist ist oft drei Monate.',
    dependsOn: 'wie Sie wirklich arbeiten, nicht der Name dafür',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'Nein, meistens nicht, wenn die Arbeit vor dem 1. Januar 2027 endet: Sie brauchen zwei Jahre. Ab diesem Tag reichen sechs Monate. Manche Gründe brauchen keine Zeit, etwa Schwangerschaft, Herkunft (race) oder weil Sie ein gesetzliches Recht verlangten.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Eine Kündigung wegen Schwangerschaft ist ab dem ersten Tag unfair, und sie ist Diskriminierung. Für die Klage braucht es keine Mindestzeit. Gehen Sie jetzt zu Acas, denn es gibt eine Frist, und behalten Sie jede Nachricht.',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'Nein, die gesetzliche Abfindung (statutory redundancy pay) braucht zwei volle Jahre. Ihr Vertrag kann mehr geben. Kündigungsfrist, Lohn und Geld für nicht genommenen Urlaub bekommen Sie trotzdem.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Nach zwei vollen Jahren bekommen Sie eine Abfindung (redundancy pay). Es ist ein Wochenlohn je Jahr, oder eineinhalb ab 41, bis zu einer Grenze. Die Kündigungsfrist kommt dazu. Kann der Arbeitgeber nicht zahlen, kann es der staatliche Redundancy Payments Service.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'Nein, meistens nicht. Sie brauchen ein Gesetz, eine Klausel im Vertrag oder Ihr vorheriges schriftliches Ja. Kosten für die Arbeit dürfen Sie nicht unter den Mindestlohn drücken. Verlangen Sie es schriftlich und gehen Sie jetzt zu Acas, denn die Fristen sind kurz.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Gehen Sie jetzt zu Acas. Bei einer Kündigung ab 1. Oktober 2026 haben Sie sechs Monate minus einen Tag. Bei einer früheren waren es drei Monate minus ein Tag. Eine Kündigung wegen Schwangerschaft ist ab dem ersten Tag unfair, ohne Mindestzeit.',
  },
  'gb.ask-work.low-rate': {
    says: 'Nein, wenn Sie 18 oder älter und kein Lehrling sind. Ab April 2026 sind es mindestens £12.71 pro Stunde ab 21 und £10.85 mit 18 bis 20. Was fehlt, können Sie verlangen.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Höchstens die letzten 20 Jahre zählen. Jedes volle Jahr gibt einen Wochenlohn, anderthalb ab 41 Jahren, einen halben unter 22. Eine Woche zählt seit 6. April 2026 bis £751. Die Kündigungsfrist kommt dazu, bis zu 12 Wochen.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Melden Sie sich bald bei Acas, denn eine kurze Frist läuft. Krankheit verbietet eine Kündigung nicht, aber sie braucht einen fairen Grund und faire Schritte. Dafür brauchen Sie zwei Jahre im Job, oder sechs Monate, wenn er ab 1. Januar 2027 endet. Ist die Krankheit eine Behinderung, ist keine Mindestzeit nötig. Verlangen Sie den Lohn für die Kündigungsfrist.',
  },
}

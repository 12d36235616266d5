/** Kündigung der Arbeit: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DE: Words = {
  'gb.job.want': {
    says: 'Ihr Arbeitgeber sagt, dass Ihre Arbeit endet oder enden kann. Im Brief soll stehen, warum und ab wann.',
  },
  'gb.job.rights-summary': {
    says: 'Sie können Widerspruch einlegen, Gründe verlangen, Kündigungsfrist und Urlaubsgeld bekommen und klagen, wenn es unfair war.',
  },
  'gb.job.reality': {
    says: 'Ein Brief ist nicht das Ende. Viele Entscheidungen ändern sich durch Widerspruch oder enden mit Einigung. Aber die Fristen sind streng.',
  },
  'gb.job.who': {
    says: 'Ihr Arbeitgeber muss fair handeln, seine eigenen Regeln einhalten und dem Acas Code folgen.',
  },
  'gb.job.know-acas': {
    says: 'Vor einer Klage beim tribunal müssen Sie sich an Acas wenden. Das ist kostenlos und bringt oft eine Einigung ohne Verhandlung.',
    learnMore:
      'Das heißt early conciliation. Es kann bis zu zwölf Wochen dauern und hält die Uhr an.',
  },
  'gb.job.ni': {
    says: 'In Nordirland haben Sie drei Monate für eine Klage. Zuerst müssen Sie sich an die Labour Relations Agency wenden.',
  },
  'gb.job.step-appeal': {
    says: 'Legen Sie bis zum Datum im Brief schriftlich Widerspruch (appeal) ein. Schreiben Sie, was falsch ist: Tatsachen, Ablauf oder wie andere behandelt wurden.',
  },
  'gb.job.step-dates': {
    says: 'Schreiben Sie den letzten Arbeitstag auf. Ab ihm läuft die Zeit zur Klage: sechs Monate, wenn er am oder nach dem 1. Oktober 2026 war.',
  },
  'gb.job.step-papers': {
    says: 'Sammeln Sie Vertrag, Lohnzettel, Briefe, Nachrichten und Notizen, bevor Sie den Zugang verlieren.',
  },
  'gb.job.step-help': {
    says: 'Rufen Sie diese Woche Acas, Ihre Gewerkschaft oder Citizens Advice an. Das ist kostenlos.',
  },
  'gb.job.step-sign': {
    says: 'Unterschreiben Sie noch keinen Aufhebungsvertrag (settlement agreement). Er bindet nur, wenn ein unabhängiger Berater Sie dazu beraten hat.',
  },
  'gb.job.step-ni': {
    says: 'Rufen Sie jetzt die Labour Relations Agency an. Für die meisten Klagen haben Sie drei Monate.',
  },
  'gb.job.right-reasons': {
    says: 'Nach zwei Jahren Arbeit können Sie schriftliche Gründe verlangen. Sie müssen innerhalb von 14 Tagen kommen.',
  },
  'gb.job.right-notice': {
    says: 'Nach einem Monat haben Sie mindestens eine Woche Kündigungsfrist. Nach zwei Jahren ist es eine Woche je Jahr, bis zu zwölf.',
  },
  'gb.job.right-holiday': {
    says: 'Urlaub, den Sie verdient und nicht genommen haben, muss bezahlt werden.',
  },
  'gb.job.right-legal-right': {
    says: 'Verloren Sie die Arbeit, weil Sie ein gesetzliches Recht verlangten, etwa Lohnzettel oder Trinkgeld? Das ist ab dem ersten Tag unfair. Eine Mindestzeit brauchen Sie nicht.',
  },
  'gb.job.right-unfair': {
    says: 'Nach zwei Jahren Arbeit können Sie wegen unfairer Kündigung (unfair dismissal) klagen. Bei manchen Gründen, etwa Schwangerschaft oder Whistleblowing, braucht es keine Zeit.',
  },
  'gb.job.right-equal': {
    says: 'Sie dürfen die Arbeit nicht wegen Alter, Geschlecht, Herkunft (race), Behinderung, Schwangerschaft, Religion oder wen Sie lieben verlieren. Das gilt ab dem ersten Tag.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Nach zwei Jahren Arbeit bekommen Sie bei betriebsbedingter Kündigung eine Abfindung (redundancy pay). Sie richtet sich nach Alter, Lohn und Jahren.',
  },
  'gb.job.right-alternative': {
    says: 'Bieten sie eine andere Stelle an, können Sie sie vier Wochen testen. Passt sie nicht, behalten Sie die Abfindung (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Nach zwei Jahren Arbeit bekommen Sie in der Kündigungsfrist angemessen frei, um Arbeit zu suchen.',
  },
  'gb.job.right-group': {
    says: 'Fallen an einem Ort innerhalb von 90 Tagen 20 oder mehr Stellen weg, müssen sie vorher mit den Beschäftigten sprechen, mindestens 30 Tage.',
  },
  'gb.job.option-appeal': {
    says: 'Schicken Sie vor dem genannten Datum einen kurzen Brief mit Ihren Gründen.',
    title: 'Widerspruch beim Arbeitgeber einlegen',
    cost: 'Nichts.',
    time: 'Einige Tage zum Schreiben.',
    risk: 'Gering. Die Uhr für das tribunal läuft weiter.',
    bestFor: 'Sie halten Entscheidung oder Ablauf für falsch.',
  },
  'gb.job.option-acas': {
    says: 'Acas spricht mit beiden Seiten, um eine Einigung zu finden.',
    title: 'Early conciliation bei Acas beginnen',
    cost: 'Nichts.',
    time: 'Bis zu zwölf Wochen.',
    risk: 'Keines.',
    bestFor: 'Sie wollen Geld oder ein faires Zeugnis ohne Verhandlung.',
  },
  'gb.job.option-settle': {
    says: 'Fragen Sie nach Geld, Datum, Zeugnis und was anderen gesagt wird.',
    title: 'Über den Ausstieg verhandeln',
    cost: 'Nichts. Oft zahlen sie Ihren Berater.',
    time: 'Einige Wochen.',
    risk: 'Mit der Unterschrift geben Sie Ansprüche auf.',
    bestFor: 'Sie wollen lieber mit einer Einigung gehen.',
  },
  'gb.job.warn-time': {
    says: 'Endete Ihre Arbeit vor dem 1. Oktober 2026, haben Sie nur drei Monate minus einen Tag, um sich an Acas zu wenden.',
  },
  'gb.job.warn-appeal-clock': {
    says: 'Ein Widerspruch beim Arbeitgeber hält die Zeit für eine Klage beim tribunal nicht an.',
  },
  'gb.job.insight-selection': {
    says: 'Bei betriebsbedingter Kündigung (redundancy) müssen sie fair auswählen, Ihnen die Punkte zeigen und andere Stellen suchen.',
    actionable: 'Verlangen Sie Ihre Punkte, die Liste der Merkmale und die offenen Stellen.',
  },
  'gb.job.insight-gross': {
    says: 'Eine fristlose Kündigung gibt es nur bei sehr schweren Taten, und nur nach fairer Anhörung.',
    actionable:
      'Verlangen Sie die Beweise und das Protokoll. Schreiben Sie im Widerspruch, was fehlt.',
  },
  'gb.job.change-time': {
    says: 'Seit 1. Oktober 2026 haben Sie für die meisten Klagen wegen einer späteren Kündigung sechs statt drei Monate.',
    was: 'Die meisten Klagen mussten innerhalb von drei Monaten minus einem Tag beginnen.',
    is: 'Bei Kündigungen ab diesem Tag sind es sechs Monate.',
  },
  'gb.job.acas-six-months': {
    says: 'Sie haben sechs Monate weniger einen Tag ab dem Ende der Arbeit. Wir zählen zur Sicherheit 180 Tage ab dem Brief.',
    action: 'Acas anrufen, wenn Sie vielleicht klagen wollen',
    consequence: 'Danach nimmt ein Tribunal Ihre Klage meist nicht mehr an.',
  },
}

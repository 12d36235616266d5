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

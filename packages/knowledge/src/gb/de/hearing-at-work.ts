/** A call to a hearing at work, and what holds for a warning and a suspension too: nothing has ended the job yet. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_DE: Words = {
  'gb.hearing.not-yet': {
    says: 'Die Firma soll nicht entscheiden, bevor sie Sie gehört hat. Was im Brief gegen Sie steht, ist nur ein Vorwurf.',
  },
  'gb.hearing.reality': {
    says: 'Eine Anhörung kann ohne Folgen, mit einer Abmahnung oder mit Kündigung enden. Was Sie vorbringen, kann das ändern.',
  },
  'gb.hearing.right-case': {
    says: 'Die Firma muss Ihnen schriftlich sagen, was Sie getan haben sollen und was folgen kann. Sie bekommen Belege und Zeit zur Vorbereitung.',
  },
  'gb.hearing.right-answer': {
    says: 'In der Anhörung können Sie zu jedem Punkt antworten, eigene Belege zeigen, fragen und Zeugen nennen.',
  },
  'gb.hearing.right-companion-speaks': {
    says: 'Ihre Begleitung darf für Sie sprechen und sich mit Ihnen beraten, aber nicht statt Ihnen antworten.',
  },
  'gb.hearing.right-appeal': {
    says: 'Entscheidet die Firma gegen Sie, können Sie intern Einspruch einlegen. Möglichst soll jemand anderes darüber entscheiden.',
  },
  'gb.hearing.step-proof': {
    says: 'Verlangen Sie heute schriftlich alle Notizen, Aussagen und Regeln. Kommen sie spät, bitten Sie um einen anderen Tag.',
  },
  'gb.hearing.step-account': {
    says: 'Schreiben Sie auf, was Schritt für Schritt geschah. Nennen Sie Zeugen, Nachrichten und dass es bisher keine Klagen gab.',
  },
  'gb.hearing.step-companion': {
    says: 'Bitten Sie einen Kollegen oder jemanden der Gewerkschaft, mitzukommen. Sagen Sie Ihrem Arbeitgeber, wer es ist.',
  },
  'gb.hearing.option-answer': {
    says: 'Gehen Sie hin, mit Ihrem Bericht, Belegen und Begleitung. Geben Sie zu, was stimmt, erklären Sie es und nennen Sie ein faires Ergebnis.',
    title: 'In der Anhörung antworten',
    cost: 'Nichts.',
    time: 'Einige Stunden Vorbereitung.',
    risk: 'Fehlen Sie ohne guten Grund, kann die Firma ohne Sie entscheiden.',
    bestFor: 'Sie wollen Ihre Arbeit behalten.',
  },
  'gb.hearing.option-later': {
    says: 'Kann Ihre Begleitung nicht, nennen Sie einen anderen Tag binnen fünf Arbeitstagen: Die Firma muss verlegen. Sind Sie krank, bitten Sie mit Attest darum.',
    title: 'Um einen anderen Tag bitten',
    cost: 'Nichts.',
    time: 'Eine kurze Nachricht.',
    risk: 'Aus anderen Gründen kann die Firma ablehnen.',
    bestFor: 'Begleitung oder Sie können nicht, oder Belege kamen spät.',
  },
  'gb.at-work.warn-resign': {
    says: 'Kündigen Sie nicht im ersten Ärger. Sie könnten Ansprüche und für eine Zeit Ihr Geld vom Amt verlieren.',
  },
  'gb.at-work.right-adjust': {
    says: 'Bei einer Behinderung muss die Firma faire Hilfen geben, etwa mehr Zeit, Pausen oder Begleitung. Auch lange Krankheit kann zählen.',
  },
  'gb.at-work.right-equal': {
    says: 'Die Firma darf Sie nicht schlechter behandeln wegen Alter, Geschlecht, Herkunft, Behinderung, Schwangerschaft, Religion oder wen Sie lieben. Das gilt ab dem ersten Tag.',
  },
  'gb.at-work.know-2027': {
    says: 'Ab 1. Januar 2027 können Sie nach sechs Monaten im Job gegen eine unfaire Kündigung klagen. Bis dahin sind es zwei Jahre.',
  },
  'gb.at-work.step-help': {
    says: 'Sprechen Sie mit Ihrer Gewerkschaft oder rufen Sie kostenlos Acas an. Behalten Sie von allem eine Kopie.',
  },
  'gb.at-work.right-steps-ni': {
    says: 'In Nordirland muss der Arbeitgeber vor einer Kündigung schreiben und mit Ihnen sprechen, und danach einen Einspruch zulassen. Sonst ist sie meist unfair.',
  },
  'gb.hearing.right-companion-ni': {
    says: 'Ein Kollege oder jemand der Gewerkschaft darf mit. Kann er nicht, nennen Sie eine andere Zeit binnen fünf Arbeitstagen.',
  },
  'gb.at-work.step-ni': {
    says: 'Schreiben Sie auf, was geschah, und sammeln Sie Belege. Rufen Sie kostenlos die Labour Relations Agency an.',
  },
  'gb.at-work.option-ni': {
    says: 'Antworten Sie zu jedem Punkt schriftlich und im Gespräch, mit Belegen. Entscheidet die Firma gegen Sie, legen Sie Einspruch ein.',
    title: 'Antworten und Einspruch einlegen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Ohne Einspruch kann späteres Geld gekürzt werden.',
    bestFor: 'Sie wollen Arbeit und guten Ruf behalten.',
  },
  'gb.hearing.not-yet-ni': {
    says: 'Die Firma soll nicht entscheiden, bevor sie mit Ihnen gesprochen und Sie gehört hat.',
  },
  'gb.at-work.reality-ni': {
    says: 'Dieses Schreiben beendet keine Arbeit. Was Sie jetzt sagen und zeigen, kann entscheiden, was folgt.',
  },
  'gb.at-work.right-written-ni': {
    says: 'Vor einem Gespräch, das die Arbeit kosten kann, muss die Firma schriftlich sagen, was Sie getan haben sollen und worauf sie das stützt.',
  },
  'gb.at-work.right-appeal-ni': {
    says: 'Sie können gegen eine Entscheidung Einspruch einlegen. Fragen Sie nach dem letzten Tag und schreiben Sie rechtzeitig.',
  },
  'gb.at-work.step-ask-ni': {
    says: 'Verlangen Sie schriftlich alle Notizen, Aussagen und Regeln, auf die sich die Firma stützt.',
  },
  'gb.hearing.right-companion': {
    says: 'Ein Kollege oder jemand der Gewerkschaft darf mit. Kann er nicht, nennen Sie eine andere Zeit binnen fünf Arbeitstagen.',
  },
}

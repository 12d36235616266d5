/** The German words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_DE: Words = {
  'it.stop.want': {
    says: 'Suchen Sie drei Dinge: was Sie lassen sollen, welches Versprechen Sie unterschreiben sollen und welches Geld sie wollen.',
  },
  'it.stop.rights': {
    says: 'Sie müssen deren Text nicht unterschreiben. Sie können Belege verlangen, Rat holen und eigene Worte anbieten.',
  },
  'it.stop.who': {
    says: 'Diese Anwälte arbeiten für die andere Seite, nicht für Sie. Sie schreiben, wie diese Seite es sieht.',
  },
  'it.stop.not-yet': {
    says: 'Dieser Brief allein kann Sie zu nichts zwingen. Sie müssen erst vor Gericht, und dort können Sie Ihre Seite sagen.',
  },
  'it.stop.step-keep': {
    says: 'Speichern Sie eine Kopie des Beitrags, der Seite oder des Produkts von heute, mit Datum. Entscheiden Sie erst dann über Änderungen.',
  },
  'it.stop.step-sign': {
    says: 'Unterschreiben Sie das Versprechen noch nicht, und zahlen Sie noch nicht. Eine Unterschrift kann Sie Jahre binden.',
  },
  'it.stop.step-advice': {
    says: 'Holen Sie vor dem Datum Rechtsrat. Prüfen Sie, ob eine Versicherung oder die Gewerkschaft einen Anwalt zahlt.',
  },
  'it.stop.step-answer': {
    says: 'Antworten Sie rechtzeitig und kurz: Sie haben den Brief, geben nichts zu und holen Rat.',
  },
  'it.stop.step-pause': {
    says: 'Sie können den Beitrag erst einmal herunternehmen, während Sie Rat holen. Sagen Sie, dass Sie damit nichts zugeben.',
  },
  'it.stop.step-register': {
    says: 'Suchen Sie die Marke im kostenlosen öffentlichen Register. Prüfen Sie, wem sie gehört, seit wann und für welche Waren.',
  },
  'it.stop.right-mark': {
    says: 'Ihren eigenen Personennamen und einfache Worte für Ihre Waren dürfen Sie ehrlich benutzen.',
  },
  'it.stop.option-help': {
    says: 'Ein Anwalt kann sagen, ob sie im Recht sind, und die Antwort schreiben.',
    title: 'Vor dem Datum Rechtsrat holen',
    cost: 'Oft ein fester Preis für das erste Gespräch. Prüfen Sie Ihre Versicherung.',
    time: 'Diese Woche.',
    risk: 'Keins, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Alle, die ein Versprechen unterschreiben sollen.',
  },
  'it.stop.option-dispute': {
    says: 'Schreiben Sie kurz, warum sie unrecht haben, und verlangen Sie Belege.',
    title: 'Ablehnen und sagen, warum',
    cost: 'Schreiben kostet nichts.',
    time: 'Vor deren Datum.',
    risk: 'Sie können vor Gericht gehen, und das kann viel kosten.',
    bestFor: 'Ihre Worte sind wahr, oder Ihre Nutzung ist ehrlich.',
  },
  'it.stop.option-comply': {
    says: 'Nehmen Sie es herunter oder ändern Sie den Namen. Bieten Sie ein kurzes Versprechen in eigenen Worten an.',
    title: 'Aufhören, aber nichts zugeben',
    cost: 'Was die Änderung Sie kostet.',
    time: 'Einige Tage.',
    risk: 'Sie können trotzdem ihre Kosten verlangen.',
    bestFor: 'Der Streit lohnt sich für Sie nicht.',
  },
  'it.stop.warn-costs': {
    says: 'Verfahren um Rufschädigung und Marken können sehr teuer sein. Holen Sie Rechtsrat, bevor Sie unterschreiben oder ablehnen.',
  },
  'it.stop.reality': {
    says: 'Das kommt von der Gegenseite, nicht von einem Gericht. Nur ein Gericht kann anordnen, aufzuhören oder zu zahlen. Lassen Sie es aber nicht liegen, denn ein Prozess kann viel kosten.',
  },
  'it.stop.right-truth': {
    says: 'Sie dürfen sagen, was wahr ist, und maßvoll Ihre ehrliche Meinung äußern. Beleidigungen sind nicht gedeckt.',
  },
  'it.stop.right-harm': {
    says: 'Wer Geld fordert, muss zeigen, welchen Schaden Ihre Worte angerichtet haben. Eine Summe ohne Beleg ist nur ein Wunsch.',
  },
  'it.stop.right-time': {
    says: 'Sie haben ab Kenntnis des Posts drei Monate für einen Strafantrag (querela). Ein Anspruch auf Geld verjährt nach fünf Jahren.',
  },
}

/** Unterlassungsschreiben: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_DE: Words = {
  'gb.stop.want': {
    says: 'Suchen Sie drei Dinge: was Sie lassen sollen, welches Versprechen Sie unterschreiben sollen und welches Geld sie wollen.',
  },
  'gb.stop.rights': {
    says: 'Sie müssen deren Text nicht unterschreiben. Sie können Belege verlangen, Rat holen und eigene Worte anbieten.',
  },
  'gb.stop.reality': {
    says: 'Das kommt von Anwälten, nicht vom Gericht. Nur ein Richter kann etwas verbieten oder Geld anordnen. Lassen Sie es aber nicht liegen, denn ein Verfahren kann viel kosten.',
  },
  'gb.stop.who': {
    says: 'Diese Anwälte arbeiten für die andere Seite, nicht für Sie. Sie schreiben, wie diese Seite es sieht.',
  },
  'gb.stop.not-yet': {
    says: 'Dieser Brief allein kann Sie zu nichts zwingen. Sie müssen erst vor Gericht, und dort können Sie Ihre Seite sagen.',
  },
  'gb.stop.step-keep': {
    says: 'Speichern Sie eine Kopie des Beitrags, der Seite oder des Produkts von heute, mit Datum. Entscheiden Sie erst dann über Änderungen.',
  },
  'gb.stop.step-sign': {
    says: 'Unterschreiben Sie das Versprechen noch nicht, und zahlen Sie noch nicht. Eine Unterschrift kann Sie Jahre binden.',
  },
  'gb.stop.step-advice': {
    says: 'Holen Sie vor dem Datum Rechtsrat. Prüfen Sie, ob eine Versicherung oder die Gewerkschaft einen Anwalt zahlt.',
  },
  'gb.stop.step-answer': {
    says: 'Antworten Sie rechtzeitig und kurz: Sie haben den Brief, geben nichts zu und holen Rat.',
  },
  'gb.stop.step-pause': {
    says: 'Sie können den Beitrag erst einmal herunternehmen, während Sie Rat holen. Sagen Sie, dass Sie damit nichts zugeben.',
  },
  'gb.stop.step-register': {
    says: 'Suchen Sie die Marke im kostenlosen öffentlichen Register. Prüfen Sie, wem sie gehört, seit wann und für welche Waren.',
  },
  'gb.stop.right-harm': {
    says: 'Worte sind nur dann Rufschädigung (libel), wenn sie ernsten Schaden machten oder wohl machen. Eine Firma muss einen ernsten Geldverlust zeigen.',
  },
  'gb.stop.right-truth': {
    says: 'Sie können sich verteidigen: Ihre Worte sind wahr, oder sie sind eine ehrliche Meinung zu wahren Tatsachen.',
  },
  'gb.stop.right-year': {
    says: 'Für eine Klage wegen Rufschädigung (libel) haben sie ein Jahr. Es läuft ab dem Tag der Veröffentlichung.',
  },
  'gb.stop.right-mark': {
    says: 'Ihren eigenen Personennamen und einfache Worte für Ihre Waren dürfen Sie ehrlich benutzen.',
  },
  'gb.stop.option-help': {
    says: 'Ein Anwalt kann sagen, ob sie im Recht sind, und die Antwort schreiben.',
    title: 'Vor dem Datum Rechtsrat holen',
    cost: 'Oft ein fester Preis für das erste Gespräch. Prüfen Sie Ihre Versicherung.',
    time: 'Diese Woche.',
    risk: 'Keins, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Alle, die ein Versprechen unterschreiben sollen.',
  },
  'gb.stop.option-dispute': {
    says: 'Schreiben Sie kurz, warum sie unrecht haben, und verlangen Sie Belege.',
    title: 'Ablehnen und sagen, warum',
    cost: 'Schreiben kostet nichts.',
    time: 'Vor deren Datum.',
    risk: 'Sie können vor Gericht gehen, und das kann viel kosten.',
    bestFor: 'Ihre Worte sind wahr, oder Ihre Nutzung ist ehrlich.',
  },
  'gb.stop.option-comply': {
    says: 'Nehmen Sie es herunter oder ändern Sie den Namen. Bieten Sie ein kurzes Versprechen in eigenen Worten an.',
    title: 'Aufhören, aber nichts zugeben',
    cost: 'Was die Änderung Sie kostet.',
    time: 'Einige Tage.',
    risk: 'Sie können trotzdem ihre Kosten verlangen.',
    bestFor: 'Der Streit lohnt sich für Sie nicht.',
  },
  'gb.stop.warn-costs': {
    says: 'Verfahren um Rufschädigung und Marken können sehr teuer sein. Holen Sie Rechtsrat, bevor Sie unterschreiben oder ablehnen.',
  },
  'gb.stop.right-secrets': {
    says: 'Geschützt sind nur echte Geheimnisse der Firma: was in der Branche nicht bekannt ist, deshalb Geld wert ist und von der Firma sicher verwahrt wurde.',
  },
}

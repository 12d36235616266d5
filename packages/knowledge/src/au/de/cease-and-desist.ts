/** The German words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_DE: Words = {
  'au.stop.want': {
    says: 'Suchen Sie drei Dinge: womit Sie aufhören sollen, welches Versprechen Sie unterschreiben sollen, und ob man Geld will.',
  },
  'au.stop.rights': {
    says: 'Sie müssen den fremden Text nicht unterschreiben. Sie können Beweise verlangen, sich beraten lassen und eigene Worte anbieten.',
  },
  'au.stop.reality': {
    says: 'Das kommt von Anwälten, nicht von einem Gericht. Nur ein Richter kann Ihnen befehlen, aufzuhören oder zu zahlen. Lassen Sie es aber nicht liegen, denn ein Prozess kann viel kosten.',
  },
  'au.stop.who': {
    says: 'Diese Anwälte arbeiten für die andere Seite, nicht für Sie. Was sie schreiben, ist die Sicht dieser Seite.',
  },
  'au.stop.not-yet': {
    says: 'Dieser Brief allein kann Sie nicht zwingen, zu zahlen oder aufzuhören. Man muss zuerst zu einem Gericht gehen, und dort können Sie Ihre Seite sagen.',
  },
  'au.stop.step-keep': {
    says: 'Speichern Sie eine Kopie des Beitrags, der Seite oder des Produkts, wie es heute ist, mit Datum. Entscheiden Sie erst dann, was Sie ändern.',
  },
  'au.stop.step-sign': {
    says: 'Unterschreiben Sie das Versprechen noch nicht und zahlen Sie noch nicht. Ein unterschriebenes Versprechen kann Sie jahrelang binden.',
  },
  'au.stop.step-advice': {
    says: 'Lassen Sie sich vor dem genannten Tag rechtlich beraten. Prüfen Sie, ob Ihre Hausrat- oder Firmenversicherung oder Ihre Gewerkschaft einen Anwalt zahlt.',
  },
  'au.stop.step-answer': {
    says: 'Schicken Sie rechtzeitig eine kurze Antwort: Sie haben den Brief, Sie geben nichts zu, und Sie lassen sich beraten.',
  },
  'au.stop.step-pause': {
    says: 'Sie können den Beitrag vorerst herunternehmen, während Sie sich beraten lassen. Sagen Sie, dass Sie damit nichts zugeben.',
  },
  'au.stop.step-register': {
    says: 'Suchen Sie die Marke im kostenlosen öffentlichen Register. Sehen Sie nach, wem sie gehört, seit wann und für welche Waren.',
  },
  'au.stop.right-truth': {
    says: 'Sie können sich damit verteidigen, dass Ihre Worte wahr sind oder dass sie eine ehrliche Meinung sind, die auf wahren Tatsachen beruht.',
  },
  'au.stop.right-mark': {
    says: 'Sie dürfen Ihren eigenen Namen benutzen, und einfache Wörter, die Ihre Waren beschreiben, wenn Sie es auf ehrliche Weise tun.',
  },
  'au.stop.option-help': {
    says: 'Ein Anwalt kann Ihnen sagen, ob die andere Seite gute Gründe hat, und die Antwort schreiben.',
    title: 'Sich vor dem genannten Tag rechtlich beraten lassen',
    cost: 'Oft ein fester Preis für ein erstes Gespräch. Prüfen Sie Ihre Versicherung.',
    time: 'Diese Woche.',
    risk: 'Keines, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Alle, die ein Versprechen unterschreiben sollen.',
  },
  'au.stop.option-dispute': {
    says: 'Sagen Sie in wenigen Zeilen, warum die andere Seite im Unrecht ist, und verlangen Sie ihre Beweise.',
    title: 'Ablehnen und sagen, warum',
    cost: 'Schreiben kostet nichts.',
    time: 'Vor dem genannten Tag.',
    risk: 'Man kann vor Gericht gehen, und das kann viel kosten.',
    bestFor: 'Ihre Worte sind wahr, oder Sie nutzen das Zeichen auf ehrliche Weise.',
  },
  'au.stop.option-comply': {
    says: 'Nehmen Sie es herunter oder ändern Sie den Namen, und bieten Sie ein kurzes Versprechen in eigenen Worten an.',
    title: 'Aufhören, aber nichts zugeben',
    cost: 'Was die Änderung Sie kostet.',
    time: 'Ein paar Tage.',
    risk: 'Man kann trotzdem die eigenen Kosten von Ihnen verlangen.',
    bestFor: 'Es ist Ihnen keinen Streit wert.',
  },
  'au.stop.warn-costs': {
    says: 'Prozesse um üble Nachrede und Marken können sehr viel kosten. Lassen Sie sich rechtlich beraten, bevor Sie unterschreiben oder ablehnen.',
  },
  'au.stop.right-harm': {
    says: 'In den meisten Bundesstaaten zählen Worte nur dann als üble Nachrede (defamation), wenn sie ernsten Schaden brachten oder ihn wahrscheinlich bringen. Eine größere Firma kann deswegen gar nicht klagen.',
  },
  'au.stop.right-notice': {
    says: 'In den meisten Bundesstaaten muss man Ihnen zuerst ein Schreiben mit den Vorwürfen (concerns notice) schicken. Dann haben Sie 28 Tage, um Wiedergutmachung anzubieten, etwa eine Richtigstellung und eine Entschuldigung.',
  },
  'au.stop.right-year': {
    says: 'Man hat meist ein Jahr Zeit für eine Klage, ab dem Tag, an dem die Worte erschienen.',
  },
}

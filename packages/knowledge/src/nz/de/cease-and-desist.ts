/** The German words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_DE: Words = {
  'nz.stop.want': {
    says: 'Suchen Sie drei Dinge: womit Sie aufhören sollen, welches Versprechen Sie unterschreiben sollen und welches Geld verlangt wird.',
  },
  'nz.stop.rights': {
    says: 'Sie müssen die fremden Worte nicht unterschreiben. Sie können Beweise verlangen, sich beraten lassen und eigene Worte anbieten.',
  },
  'nz.stop.reality': {
    says: 'Das kommt von Anwälten, nicht von einem Gericht. Nur ein Richter kann Ihnen befehlen aufzuhören oder zu zahlen. Lassen Sie es aber nicht liegen, denn ein Prozess kann viel kosten.',
  },
  'nz.stop.who': {
    says: 'Diese Anwälte arbeiten für die andere Seite, nicht für Sie. Was sie schreiben, ist die Sicht dieser Seite.',
  },
  'nz.stop.not-yet': {
    says: 'Dieser Brief allein kann Sie nicht zwingen, zu zahlen oder aufzuhören. Man muss zuerst vor Gericht gehen, und dort können Sie Ihre Seite sagen.',
  },
  'nz.stop.step-keep': {
    says: 'Speichern Sie eine Kopie des Beitrags, der Seite oder der Ware, so wie sie heute ist, mit Datum. Entscheiden Sie dann, was Sie ändern.',
  },
  'nz.stop.step-sign': {
    says: 'Unterschreiben Sie das Versprechen noch nicht und zahlen Sie noch nicht. Ein unterschriebenes Versprechen kann Sie Jahre lang binden.',
  },
  'nz.stop.step-advice': {
    says: 'Lassen Sie sich vor dem Datum rechtlich beraten. Prüfen Sie, ob Ihre Versicherung für Haus oder Betrieb oder Ihre Gewerkschaft einen Anwalt zahlt.',
  },
  'nz.stop.step-answer': {
    says: 'Antworten Sie rechtzeitig und kurz: Sie haben den Brief, Sie geben nichts zu und lassen sich beraten.',
  },
  'nz.stop.step-pause': {
    says: 'Sie können den Beitrag vorerst herausnehmen, während Sie sich beraten lassen. Sagen Sie, dass Sie damit nichts zugeben.',
  },
  'nz.stop.step-register': {
    says: 'Schlagen Sie die Marke im kostenlosen öffentlichen Register nach. Prüfen Sie, wem sie gehört, seit wann und für welche Waren.',
  },
  'nz.stop.right-truth': {
    says: 'Es schützt Sie, wenn Ihre Worte wahr sind, oder wenn sie eine ehrliche Meinung sind, die auf wahren Tatsachen beruht.',
  },
  'nz.stop.right-mark': {
    says: 'Sie dürfen Ihren eigenen Namen und einfache Wörter benutzen, die Ihre Waren beschreiben, wenn Sie es auf ehrliche Art tun.',
  },
  'nz.stop.option-help': {
    says: 'Ein Anwalt kann Ihnen sagen, ob die andere Seite gute Gründe hat, und die Antwort schreiben.',
    title: 'Sich vor dem Datum rechtlich beraten lassen',
    cost: 'Für ein erstes Gespräch oft ein fester Preis. Prüfen Sie Ihre Versicherung.',
    time: 'Diese Woche.',
    risk: 'Keines, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Alle, die ein Versprechen unterschreiben sollen.',
  },
  'nz.stop.option-dispute': {
    says: 'Sagen Sie in einigen Zeilen, warum es nicht stimmt, und verlangen Sie Beweise.',
    title: 'Ablehnen und sagen, warum',
    cost: 'Schreiben kostet nichts.',
    time: 'Vor dem genannten Datum.',
    risk: 'Man kann vor Gericht gehen, und das kann viel kosten.',
    bestFor: 'Ihre Worte sind wahr, oder Sie benutzen es auf ehrliche Art.',
  },
  'nz.stop.option-comply': {
    says: 'Nehmen Sie es heraus oder ändern Sie den Namen, und bieten Sie ein kurzes Versprechen in eigenen Worten an.',
    title: 'Aufhören, aber nichts zugeben',
    cost: 'Was die Änderung Sie kostet.',
    time: 'Einige Tage.',
    risk: 'Man kann trotzdem Kosten verlangen.',
    bestFor: 'Ein Streit lohnt sich für Sie nicht.',
  },
  'nz.stop.warn-costs': {
    says: 'Prozesse über Verleumdung und Marken können sehr viel kosten. Lassen Sie sich rechtlich beraten, bevor Sie unterschreiben oder ablehnen.',
  },
  'nz.stop.right-company': {
    says: 'Eine Firma kann einen Prozess wegen Verleumdung (defamation) nur gewinnen, wenn die Worte sie Geld gekostet haben oder wahrscheinlich kosten.',
  },
  'nz.stop.right-two-years': {
    says: 'Man hat ab dem Tag, an dem die Worte veröffentlicht wurden, zwei Jahre Zeit, wegen Verleumdung (defamation) zu klagen.',
  },
}

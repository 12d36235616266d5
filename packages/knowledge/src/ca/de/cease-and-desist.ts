/** The German words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_WORDS: Words = {
  'ca.stop.want': {
    says: 'Suchen Sie drei Dinge: was Sie lassen sollen, welche Zusage Sie unterschreiben sollen und welches Geld verlangt wird.',
  },
  'ca.stop.rights': {
    says: 'Sie müssen deren Worte nicht unterschreiben. Sie können Beweise verlangen, Rat holen und eigene Worte anbieten.',
  },
  'ca.stop.reality': {
    says: 'Das kommt von Anwälten, nicht von einem Gericht. Nur ein Richter kann Ihnen befehlen, aufzuhören oder zu zahlen. Lassen Sie es trotzdem nicht liegen, denn ein Verfahren kann viel kosten.',
  },
  'ca.stop.who': {
    says: 'Diese Anwälte handeln für die andere Seite, nicht für Sie. Was sie schreiben, ist die Sicht dieser Seite.',
  },
  'ca.stop.not-yet': {
    says: 'Dieser Brief allein kann Sie nicht zwingen, zu zahlen oder aufzuhören. Man muss zuerst vor ein Gericht gehen, und dort können Sie Ihre Seite sagen.',
  },
  'ca.stop.step-keep': {
    says: 'Sichern Sie eine Kopie von Beitrag, Seite oder Produkt, wie es heute ist, mit Datum. Entscheiden Sie dann, was Sie ändern.',
  },
  'ca.stop.step-sign': {
    says: 'Unterschreiben Sie die Zusage noch nicht und zahlen Sie noch nicht. Eine unterschriebene Zusage kann Sie jahrelang binden.',
  },
  'ca.stop.step-advice': {
    says: 'Holen Sie vor dem Datum Rechtsrat. Prüfen Sie, ob Ihre Haus- oder Firmenversicherung oder die Gewerkschaft einen Anwalt zahlt.',
  },
  'ca.stop.step-answer': {
    says: 'Schicken Sie rechtzeitig eine kurze Antwort: Sie haben den Brief, Sie geben nichts zu, und Sie holen Rat.',
  },
  'ca.stop.step-pause': {
    says: 'Sie können den Beitrag vorerst herunternehmen, während Sie Rat holen. Sagen Sie, dass Sie damit nichts zugeben.',
  },
  'ca.stop.step-register': {
    says: 'Suchen Sie die Marke im kostenlosen öffentlichen Register. Prüfen Sie, wem sie gehört, seit wann und für welche Waren.',
  },
  'ca.stop.right-truth': {
    says: 'Außerhalb von Québec schützt es Sie, wenn Ihre Worte wahr sind. Auch eine ehrliche Meinung auf Grundlage wahrer Tatsachen schützt.',
  },
  'ca.stop.right-mark': {
    says: 'Sie dürfen Ihren eigenen Namen benutzen und einfache Worte, die Ihre Waren beschreiben, wenn Sie es ehrlich tun.',
  },
  'ca.stop.option-help': {
    says: 'Ein Anwalt kann sagen, ob die andere Seite im Recht ist, und die Antwort schreiben.',
    title: 'Vor dem Datum Rechtsrat holen',
    cost: 'Oft ein fester Preis für ein erstes Gespräch. Prüfen Sie Ihre Versicherung.',
    time: 'Diese Woche.',
    risk: 'Keines, wenn Sie trotzdem rechtzeitig antworten.',
    bestFor: 'Alle, die eine Zusage unterschreiben sollen.',
  },
  'ca.stop.option-dispute': {
    says: 'Sagen Sie in wenigen Zeilen, warum es falsch ist, und verlangen Sie die Beweise.',
    title: 'Ablehnen und sagen, warum',
    cost: 'Schreiben kostet nichts.',
    time: 'Vor dem gesetzten Datum.',
    risk: 'Man kann vor Gericht gehen, und das kann viel kosten.',
    bestFor: 'Ihre Worte sind wahr, oder Ihre Nutzung ist ehrlich.',
  },
  'ca.stop.option-comply': {
    says: 'Nehmen Sie es herunter oder ändern Sie den Namen, und bieten Sie eine kurze Zusage in eigenen Worten an.',
    title: 'Aufhören, aber nichts zugeben',
    cost: 'Was die Änderung Sie kostet.',
    time: 'Einige Tage.',
    risk: 'Man verlangt vielleicht trotzdem die Kosten.',
    bestFor: 'Für Sie lohnt sich kein Streit.',
  },
  'ca.stop.warn-costs': {
    says: 'Verfahren wegen übler Nachrede und Marken können sehr viel kosten. Holen Sie Rechtsrat, bevor Sie unterschreiben oder ablehnen.',
  },
}

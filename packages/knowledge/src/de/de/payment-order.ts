/** Court payment orders (Mahnbescheid): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_DE: Words = {
  'de.claim.what-order': {
    says: 'Das ist ein Mahnbescheid. Sie sollen zahlen oder binnen zwei Wochen ab dem Datum auf dem gelben Umschlag widersprechen.',
  },
  'de.claim.reality-order': {
    says: 'Kein Gericht hat geprüft, ob Sie das schulden. Jeder kann ihn beantragen. Aber Schweigen macht ihn vollstreckbar.',
  },
  'de.claim.who-order': {
    says: 'Der Bescheid kommt von einem echten Gericht. Es gibt nur weiter, was die andere Seite behauptet.',
  },
  'de.claim.not-yet-order': {
    says: 'Es kann noch nichts gepfändet werden. Dafür braucht es einen Vollstreckungsbescheid. Ihr Widerspruch verhindert ihn.',
  },
  'de.claim.rights-order': {
    says: 'Sie dürfen ganz oder teilweise widersprechen, ohne Gründe. Das kostet nichts.',
  },
  'de.claim.know-help': {
    says: 'Jedes Amtsgericht hilft Ihnen kostenlos beim Widerspruch.',
    learnMore:
      'Ein Brief reicht auch. Nennen Sie das Aktenzeichen und schreiben Sie: „Ich widerspreche der ganzen Forderung.“',
  },
  'de.claim.deadline-order': {
    says: 'Die zwei Wochen beginnen am Tag der Zustellung. Er steht auf dem gelben Umschlag. Der Tag hier ist der sichere.',
    action: 'Widerspruch abschicken oder zahlen, was Sie schulden',
    consequence:
      'Die andere Seite kann einen Vollstreckungsbescheid beantragen. Ein später Widerspruch zählt, bis er erlassen ist.',
  },
  'de.claim.option-object': {
    says: 'Kreuzen Sie das Feld an und schicken Sie das Formular zurück. Sie brauchen keine Gründe und keinen Anwalt.',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos.',
    time: 'Zehn Minuten, binnen zwei Wochen.',
    risk: 'Es kann zum richtigen Prozess kommen. Verlieren Sie ihn, zahlen Sie die Kosten.',
    bestFor: 'Sie schulden es nicht oder nicht alles.',
  },
  'de.claim.right-object': {
    says: 'Sie dürfen ohne Gründe schriftlich widersprechen, solange kein Vollstreckungsbescheid erlassen ist.',
  },
  'de.claim.right-late': {
    says: 'Ein später Widerspruch ist nicht verloren. Das Gericht behandelt ihn als Einspruch.',
  },
  'de.claim.right-proof': {
    says: 'Nach Ihrem Widerspruch muss die Gegenseite die Forderung vor Gericht begründen und beweisen.',
  },
  'de.claim.right-expires': {
    says: 'Beantragen sie nicht binnen sechs Monaten ab Zustellung den nächsten Bescheid, verliert der Mahnbescheid seine Wirkung.',
  },
  'de.claim.warn-silence': {
    says: 'Ignorieren Sie ihn nicht, auch wenn die Forderung Unsinn ist. Schweigen kann sie 30 Jahre vollstreckbar machen.',
  },
  'de.claim.warn-fake': {
    says: 'Ein echter Bescheid kommt per Post im gelben Umschlag mit Datum. Kommt er per E-Mail oder mit Auslandskonto, ist er falsch.',
  },
  'de.claim.warn-part': {
    says: 'Sagen Sie nicht, wogegen Sie sich wenden, gilt der Widerspruch für alles.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Im Bescheid steht es selbst: Das Gericht hat den Anspruch nicht geprüft.',
    actionable: 'Vergleichen Sie die Forderung Zeile für Zeile mit Vertrag und Zahlungen.',
  },
  'de.claim.insight-stop': {
    says: 'Nach dem Widerspruch beginnt kein Prozess von allein. Die Gegenseite muss ihn beantragen, oft schon im ersten Formular, und erst weitere Gebühren zahlen.',
    actionable: 'Widersprechen Sie bei Zweifeln und achten Sie weiter auf Ihre Post.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Schulden Sie die Rechnung, aber nicht die Zusatzkosten? Widersprechen Sie nur den Inkassokosten und zahlen Sie den Rest.',
    risk: 'Was Sie nicht bestreiten, wird vollstreckbar. Zahlen Sie diesen Teil rechtzeitig.',
    notWhen: 'Sie schulden gar nichts.',
  },
  'de.claim.myth-court-checked': {
    says: 'Ein Mahnbescheid ist kein Urteil. Das Gericht hat die Forderung gar nicht geprüft.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'Für den Widerspruch gegen einen Mahnbescheid brauchen Sie weder Anwalt noch Gründe.',
  },
  'de.claim.element-unchecked': {
    says: 'In einem echten Mahnbescheid steht, dass das Gericht den Anspruch nicht geprüft hat.',
    name: 'der Hinweis, dass das Gericht nicht geprüft hat',
    ifMissing:
      'Wir sehen den Hinweis nicht, dass das Gericht nicht geprüft hat. Ein echter Mahnbescheid hat ihn. Rufen Sie beim Gericht an.',
  },
  'de.claim.element-two-weeks': {
    says: 'Ein echter Mahnbescheid nennt zwei Wochen zum Zahlen oder Widersprechen.',
    name: 'die zwei Wochen zum Zahlen oder Widersprechen',
    ifMissing:
      'Wir sehen die Frist von zwei Wochen nicht. Fragen Sie beim Gericht, ob das Papier echt ist.',
  },
}

/** The German words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_DE: Words = {
  'de.penal-order.want': {
    says: 'Ein Strafgericht bestraft Sie schriftlich, ohne Verhandlung (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Nach zwei Wochen gilt er wie ein Urteil und kann eine Vorstrafe bedeuten. Rufen Sie jetzt eine Strafverteidigung an.',
  },
  'de.penal-order.deadline': {
    says: 'Sie haben zwei Wochen ab dem Tag auf dem gelben Umschlag für den Einspruch.',
    action: 'Einspruch an das Gericht senden, das den Strafbefehl erlassen hat',
    consequence: 'Die Strafe wird endgültig wie ein Urteil.',
  },
  'de.penal-order.right-object': {
    says: 'Der Einspruch braucht keine Gründe. Dann gibt es eine Verhandlung. Sie können auch nur gegen die Höhe des Tagessatzes Einspruch einlegen.',
  },
  'de.penal-order.right-parts': {
    says: 'Stimmt die Strafe, ist aber zu viel auf einmal? Bitten Sie die Staatsanwaltschaft um Raten oder um Arbeit statt Zahlung.',
  },
  'de.penal-order.step': {
    says: 'Notieren Sie den Tag auf dem Umschlag. Lassen Sie eine Anwältin die Akte ansehen, bevor Sie etwas erklären. Einen Einspruch können Sie zurücknehmen.',
  },
  'de.penal-order.option': {
    says: 'Schreiben Sie dem Gericht: „Ich lege Einspruch ein“, Aktenzeichen, Datum und Unterschrift.',
    title: 'Einspruch gegen den Strafbefehl',
    cost: 'Senden ist kostenlos; Kosten, wenn Sie verlieren',
    time: 'Zwei Wochen',
    risk: 'Nach einer Verhandlung kann die Strafe höher sein.',
    bestFor: 'Sie waren es nicht, oder die Summe passt nicht zum Einkommen.',
  },
  'de.penal-order.who': {
    says: 'Das kommt von einem Strafgericht. Die Staatsanwaltschaft hat den Strafbefehl beantragt.',
  },
  'de.penal-order.reality': {
    says: 'Es gab noch keine Verhandlung. Legen Sie rechtzeitig Einspruch ein, hört Sie ein Gericht an, bevor etwas endgültig ist.',
  },
  'de.penal-order.rights': {
    says: 'Sie dürfen Einspruch einlegen, zur Tat schweigen und die Akte durch einen Anwalt ansehen lassen.',
  },
  'de.penal-order.not-yet': {
    says: 'Solange der Strafbefehl nicht rechtskräftig ist, wird die Strafe nicht vollstreckt. Ein rechtzeitiger Einspruch hält sie auf.',
  },
  'de.penal-order.know-record': {
    says: 'Eine Geldstrafe bis zu 90 Tagessätzen steht meist nicht im Führungszeugnis, wenn sonst nichts eingetragen ist.',
  },
  'de.penal-order.right-restore': {
    says: 'Haben Sie die zwei Wochen ohne Schuld versäumt? Beantragen Sie binnen einer Woche nach Wegfall des Hindernisses Wiedereinsetzung und legen Sie im selben Brief Einspruch ein.',
  },
  'de.penal-order.step-object': {
    says: 'Stimmt es nicht oder ist es zu viel? Schreiben Sie: „Ich lege Einspruch ein“, mit Aktenzeichen, Name und Unterschrift. Der Brief muss binnen zwei Wochen beim Gericht sein.',
  },
  'de.penal-order.option-rate': {
    title: 'Nur gegen die Tagessatzhöhe',
    says: 'Schreiben Sie, dass Ihr Einspruch nur die Höhe der Tagessätze betrifft, und legen Sie Nachweise über Ihr Nettoeinkommen bei.',
    cost: 'Senden ist kostenlos',
    time: 'Zwei Wochen',
    risk: 'Die Tat und die Zahl der Tagessätze bleiben bestehen.',
    bestFor: 'Die Tat stimmt, aber Sie verdienen weniger als angenommen.',
  },
  'de.penal-order.option-help': {
    title: 'Strafverteidigung fragen',
    says: 'Eine Anwältin sieht die Akte und sagt Ihnen, ob ein Einspruch sinnvoll ist.',
    cost: 'Ein Honorar. Fragen Sie vorher, was ein Gespräch kostet.',
    time: 'Innerhalb der zwei Wochen',
    risk: 'Legen Sie selbst rechtzeitig Einspruch ein, wenn Sie niemanden finden.',
    bestFor: 'Es geht um ein Fahrverbot oder eine Eintragung.',
  },
}

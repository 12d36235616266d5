/** The German words of the rows in ../music-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENSE_DE: Words = {
  'us.music.want': {
    says: 'Eine Organisation für Musikrechte will, dass Ihr Geschäft eine Lizenz kauft, um ihre Lieder öffentlich zu spielen.',
  },
  'us.music.reality': {
    says: 'Das ist kein Papier vom Gericht und keine Steuer. Aber Musik für Kunden braucht meist eine Lizenz.',
  },
  'us.music.right-small': {
    says: 'Kleine Läden und Restaurants brauchen für Radio oder Fernseher keine Lizenz, wenn sie feste Grenzen für Größe oder Lautsprecher einhalten. Streams, Platten und Livebands sind nicht erfasst.',
  },
  'us.music.right-need': {
    says: 'Nur eine öffentliche Aufführung braucht eine Lizenz. Fragen Sie, welche Lieder wann gespielt worden sein sollen und für wen man handelt.',
  },
  'us.music.right-rate': {
    says: 'Ein kleines Geschäft, das die Gebühr unfair findet, kann ein Bundesgericht in der Nähe bitten, sie zu prüfen.',
  },
  'us.music.warn': {
    says: 'Legen Sie es nicht beiseite, wenn Sie Musik spielen. Ein Gericht kann $750 oder mehr für jedes Lied zusprechen.',
  },
  'us.music.step': {
    says: 'Schreiben Sie auf, welche Musik Sie spielen, woher, und wie groß Ihr Raum ist. Prüfen Sie, ob Ihr Musikdienst Geschäfte schon abdeckt.',
  },
  'us.music.option-answer': {
    says: 'Sagen Sie, was Sie spielen und dass die Regel für kleine Läden gilt, oder fragen Sie nach der Gebühr für Ihre Größe.',
    title: 'Mit den Tatsachen antworten',
    cost: 'Kostenlos',
    time: 'Ein kurzer Brief',
    risk: 'Ist eine Lizenz nötig, bleibt die alte Nutzung offen.',
    bestFor: 'Sie spielen nur Radio oder Fernsehen, oder keine Musik.',
  },
  'us.music.option-stop': {
    says: 'Hören Sie mit der Musik auf, oder nutzen Sie einen Dienst mit Lizenz für Geschäfte.',
    title: 'Aufhören oder zu lizenzierter Musik wechseln',
    cost: 'Je nach Dienst',
    time: 'Heute',
    risk: 'Die alte Nutzung ist damit nicht geregelt.',
    bestFor: 'Sie wollen keine eigene Lizenz.',
  },
}

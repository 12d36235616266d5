/** The German words of the rows in ../missing-papers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MISSING_PAPERS_DE: Words = {
  'de.papers.right-warned': {
    says: 'Wegen fehlender Unterlagen darf nur versagt oder gestrichen werden, wenn man Sie vorher schriftlich gewarnt und eine Frist gesetzt hat (§ 66).',
  },
  'de.papers.right-later': {
    says: 'Reichen Sie die Unterlagen nach: Dann kann auch für die Vergangenheit gezahlt werden. Was Sie nicht bekommen oder das Amt leichter selbst bekommt, müssen Sie nicht bringen.',
  },
  'de.papers.step': {
    says: 'Schreiben Sie, welche Unterlagen beiliegen, welche wann folgen und welche Sie nicht bekommen. Heben Sie den Nachweis der Abgabe auf.',
  },
  'de.papers.right-housing-benefit': {
    says: 'Wohngeld ist ein Anspruch, keine Gnade. Miete, Haushalt und Einkommen entscheiden. Erklären Sie, wovon Sie leben, etwa Erspartes oder Hilfe.',
  },
}

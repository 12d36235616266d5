/** The German words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_DE: Words = {
  'au.discipline.want': {
    says: 'Ihr Arbeitgeber warnt Sie wegen Ihrer Arbeit oder Ihres Verhaltens. Es ist keine Kündigung, kann aber später benutzt werden.',
  },
  'au.discipline.reality': {
    says: 'Eine faire Kündigung braucht einen guten Grund, eine Warnung bei schlechter Arbeit und eine echte Chance zu antworten.',
  },
  'au.discipline.right-answer': {
    says: 'Sie können schriftlich antworten und nach den Tatsachen, den Tagen und den Erwartungen fragen.',
  },
  'au.discipline.right-support': {
    says: 'Bei einem Gespräch über eine Kündigung darf man Ihnen eine Begleitperson (support person) nicht ohne guten Grund verweigern.',
  },
  'au.discipline.right-reprisal': {
    says: 'Man darf Ihnen nicht schaden wegen einer Beschwerde über Ihre Arbeit, wegen einer kurzen Krankheit oder wegen Alter, Geschlecht, Herkunft (race) oder Familie.',
  },
  'au.discipline.right-bullying': {
    says: 'Werden Sie bei der Arbeit schikaniert (bullied), kann die Fair Work Commission anordnen, dass es aufhört. Faires Handeln auf faire Weise ist keine Schikane.',
  },
  'au.discipline.step': {
    says: 'Antworten Sie ruhig und schriftlich und behalten Sie eine Kopie. Ihre Unterschrift heißt nur, dass Sie es bekommen haben. Schreiben Sie das neben Ihren Namen.',
  },
}

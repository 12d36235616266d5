/** The German words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const JURIES_AND_SUBPOENAS_DE: Words = {
  'us.public.want-juror': {
    says: 'Ein Gericht bittet Sie, Geschworener (jury) zu sein. Niemand wirft Ihnen etwas vor.',
  },
  'us.public.right-juror': {
    says: 'Sie können es meist einmal verschieben oder wegen Notlage, Krankheit oder Pflege anderer um Befreiung bitten. Ihre Arbeit darf Sie deswegen nicht entlassen.',
  },
  'us.public.step-juror': {
    says: 'Füllen Sie das Formular bis zu seinem Datum aus. Rufen Sie die Nummer auf der eigenen Seite des Gerichts an, wenn Sie nicht sicher sind, ob es echt ist.',
  },
  'us.public.option-juror': {
    says: 'Schreiben Sie dem Gericht vor dem Tag und sagen Sie, warum Sie nicht kommen können.',
    title: 'Dienen, verschieben oder um Befreiung bitten',
    cost: 'Kostenlos',
    time: 'Vor dem Tag in der Mitteilung',
    risk: 'Nicht zu kommen kann eine Strafe bringen.',
    bestFor: 'Sie haben eine echte Vorladung zur Jury.',
  },
  'us.life.right-subpoena': {
    says: 'Eine echte Vorladung (subpoena) muss befolgt werden, aber Sie können schriftlich widersprechen oder das Gericht bitten, sie enger zu fassen. Zeugen bekommen meist eine Gebühr.',
  },
  'us.life.want-subpoena': {
    says: 'Jemand in einem Gerichtsfall will, dass Sie als Zeuge kommen oder Unterlagen geben.',
  },
  'us.life.step-subpoena': {
    says: 'Prüfen Sie Gericht und Fallnummer bei der Geschäftsstelle (clerk). Behalten Sie die verlangten Unterlagen, und sprechen Sie vor dem Datum mit einem Anwalt.',
  },
  ...stateWords('jury-missed', {
    ...sameCells(
      'AZ CA FL GA IL MI NC PA TX WA',
      'kann ein Gericht eine Geldbuße verhängen, wenn jemand den Geschworenendienst (jury duty) versäumt hat. Antworten Sie bis zum Tag im Schreiben, sagen Sie mit Belegen warum, und bitten Sie um einen neuen Tag',
    ),
    NY: 'können Sie auf ein Schreiben wegen Nichterscheinens (notice of noncompliance) eine Anhörung (hearing) verlangen. Wer nicht antwortet, kann bis zu $250 zahlen müssen und bekommt einen neuen Tag',
  }),
  ...stateWords('subpoena', {
    ...sameCells(
      'AZ CA FL GA IL MI NC NY TX WA',
      'können Sie das Gericht vor dem Tag bitten, eine Ladung (subpoena) aufzuheben oder einzuschränken (motion to quash), etwa wenn sie zu viel verlangt',
    ),
  }),
}

/** The German words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

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
}

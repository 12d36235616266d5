/** The German words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_DE: Words = {
  'ie.breach.want': {
    says: 'Eine Firma teilt mit, dass andere Ihre Daten gesehen haben können. Sie schulden nichts, aber schützen Sie sich.',
  },
  'ie.breach.right-told': {
    says: 'Bei hohem Risiko muss man Sie sofort und klar informieren und sagen, was zu tun ist. Sie können fragen, welche Daten es waren.',
  },
  'ie.breach.right-complain': {
    says: 'Sie können sich kostenlos bei der Datenschutzkommission beschweren und vor Gericht Schadenersatz fordern.',
  },
  'ie.breach.step': {
    says: 'Ändern Sie Ihre Passwörter, informieren Sie die Bank und trauen Sie keinen Anrufen dazu.',
  },
}

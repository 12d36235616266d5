/** The German words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_DE: Words = {
  'de.guardian.want': {
    says: 'Ein Gericht prüft, ob Sie jemanden brauchen, der rechtlich für Sie handelt (rechtliche Betreuung). Niemand verklagt Sie.',
  },
  'de.guardian.reality': {
    says: 'Vorher muss eine Richterin oder ein Richter Sie selbst anhören, und ein Arzt muss Sie begutachten. Sie dürfen weiter selbst entscheiden.',
  },
  'de.guardian.right-will': {
    says: 'Gegen Ihren freien Willen darf niemand bestellt werden. Es muss nötig sein, und nur für das, was Sie nicht selbst können.',
  },
  'de.guardian.right-proxy': {
    says: 'Hat jemand, dem Sie vertrauen, eine Vorsorgevollmacht, ist meist keine Betreuung nötig. Zeigen Sie sie jetzt dem Gericht.',
  },
  'de.guardian.right-who': {
    says: 'Sie dürfen sagen, wer es sein soll und wer nicht. Das Gericht muss dem meist folgen.',
  },
  'de.guardian.right-appeal': {
    says: 'Sie können innerhalb eines Monats Beschwerde einlegen, gegen eine Eilentscheidung innerhalb von zwei Wochen. Das dürfen Sie selbst, ohne Anwalt.',
  },
  'de.guardian.step': {
    says: 'Schreiben Sie dem Gericht vor der Anhörung: was Sie selbst können, wer hilft, wen Sie wollen oder nicht. Bitten Sie, dass eine Vertrauensperson dabei ist.',
  },
}

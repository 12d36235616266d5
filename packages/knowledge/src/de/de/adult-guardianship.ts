/** The German words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_DE: Words = {
  'de.guardian.want': {
    says: 'Ein Gericht prüft, ob Sie jemanden brauchen, der rechtlich für Sie handelt (rechtliche Betreuung), oder hat das entschieden. Niemand verklagt Sie.',
  },
  'de.guardian.reality': {
    says: 'Vor der Entscheidung muss das Gericht Sie in der Regel selbst sehen und anhören, und meist begutachtet Sie ein Arzt. In Eilfällen kann das später kommen. Auch mit Betreuung dürfen Sie meist selbst entscheiden und unterschreiben.',
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
    says: 'Sie können innerhalb eines Monats nach der schriftlichen Entscheidung Beschwerde einlegen, gegen eine Eilentscheidung in zwei Wochen. Das dürfen Sie selbst, ohne Anwalt. Nahe Angehörige, die beteiligt waren, auch.',
  },
  'de.guardian.step': {
    says: 'Schreiben Sie dem Gericht vor der Anhörung: was Sie selbst können, wer hilft, wen Sie wollen oder nicht. Bitten Sie, dass eine Vertrauensperson dabei ist.',
  },
}

/** Questions on old and small Centrelink debts, and on superannuation after a death: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_AND_SUPER_FR: Words = {
  'au.ask.centrelink-old-debt': {
    says: 'Il n’y a plus de délai : les six ans ont pris fin le 1er janvier 2017. Une vieille dette peut être prise sur les aides et les retours d’impôt, sauf si elle était déjà trop vieille alors. Demandez le calcul et une révision ; c’est gratuit. Elle doit en général être annulée si seule leur erreur l’a causée et que vous étiez de bonne foi. La maladie ou la violence à la maison peuvent aussi compter. De même, depuis le 20 mars 2026, une dette de moins de $250.',
  },
  'au.ask.centrelink-small-debt': {
    says: 'Depuis le 20 mars 2026, une dette de moins de $250 doit en général être annulée. La somme monte chaque juillet. Cela vaut pour les dettes calculées ou changées depuis ce jour. Les petites sommes pas encore calculées alors ont aussi été annulées. Une fraude peut toujours être examinée. Une lettre quand même ? Demandez une révision ; c’est gratuit. Dites que la règle des petites dettes s’applique.',
  },
  'au.ask.super-will': {
    says: 'Le testament ne règle pas la super : le fonds la paie. Une binding nomination valable lui dit à qui. Elle finit en général après trois ans si elle n’est pas refaite ou gardée par le fonds. Vous ne pouvez nommer que le partenaire, les enfants, des personnes à charge ou votre succession. Si vous nommez la succession, le testament décide. Sans cela, le fonds choisit. La famille peut s’opposer dans le délai de sa lettre, puis aller gratuitement à l’AFCA.',
  },
}

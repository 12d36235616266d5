/** Letters on data that others may have seen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_FR: Words = {
  'jp.data.reality': {
    says: 'On vous dit que d’autres ont pu voir vos données. Vous ne devez rien. Agissez vite pour éviter un abus.',
  },
  'jp.data.step-first': {
    says: 'Changez le mot de passe là, et partout où il est le même. Ouvrez le site vous-même, pas par un lien. Surveillez votre compte.',
  },
  'jp.data.right-harm': {
    says: 'Une fuite peut donner droit à des dommages, même pour l’inquiétude seule. Les sommes sont petites. Si la carte a été utilisée, prévenez vite la firme ; elle couvre souvent les 60 jours d’avant.',
  },
  'jp.data.right-told': {
    says: 'Après une fuite, l’entreprise doit vous informer. Vous pouvez demander quelles données elle a, et l’arrêt de leur usage. Changez vos mots de passe.',
  },
}

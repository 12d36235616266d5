/** Letters on data that others may have seen: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_FR: Words = {
  'ch.data.reality': {
    says: 'On vous dit que d’autres ont pu voir vos données. Vous ne devez rien. Agissez vite pour éviter un abus.',
  },
  'ch.data.step-first': {
    says: 'Changez le mot de passe là, et partout où il est le même. Ouvrez le site vous-même, pas par un lien. Surveillez votre compte.',
  },
  'ch.data.right-told': {
    says: 'Après une fuite, vous pouvez demander quelles données l’entreprise a et ce qui a été perdu. Elle doit répondre gratuitement, en général en 30 jours.',
  },
}

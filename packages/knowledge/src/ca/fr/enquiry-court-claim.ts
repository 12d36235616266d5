/** Questions about claims: being sued, suing in small claims, and letters of law firms: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_WORDS: Words = {
  'ca.ask.sued': {
    says: 'Répondez à temps : 20 jours en Ontario et en Alberta, 14 en Colombie-Britannique, 15 au Québec. Demandez de l’aide juridique gratuite.',
  },
  'ca.ask.ignore': {
    says: 'N’ignorez pas des papiers de cour. Sans réponse, le tribunal peut décider sans vous, et on peut saisir une part de la paie.',
  },
  'ca.ask.small-claims': {
    says: 'Écrivez d’abord et fixez un jour. Puis déposez aux petites créances de votre province: jusqu’à 50 000 $ en Ontario, 35 000 $ en Colombie-Britannique, 100 000 $ en Alberta, 15 000 $ au Québec.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Une lettre d’avocat n’est pas encore un procès. Demandez d’abord la preuve et la date de la dette. En Ontario, Colombie-Britannique et Alberta, elle est le plus souvent trop vieille après deux ans, au Québec après trois.',
  },
}

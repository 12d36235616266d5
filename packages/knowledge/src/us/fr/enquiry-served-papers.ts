/** Questions about court papers left at home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_FR: Words = {
  'us.fact.sued-payment-plan': {
    says: "Déposez quand même votre réponse à temps : un accord par téléphone n'arrête pas le procès. Sans réponse, ils gagnent et peuvent en général prendre paie ou compte. Vous avez souvent 20 à 30 jours, en Géorgie 30 ; des papiers laissés chez vous à un adulte qui y vit comptent en général. Niez ce que vous ignorez, demandez des preuves. Accord seulement écrit, avec fin du procès. L'aide juridique est gratuite.",
  },
  'us.ask-debt.sued': {
    says: 'Déposez une réponse écrite au plus tard à la date indiquée dans l’assignation (summons), dans beaucoup d’États 20 à 30 jours après l’avoir reçue. Sinon, ils gagnent. L’aide juridique (legal aid) ou le centre d’aide du tribunal peut aider.',
  },
}

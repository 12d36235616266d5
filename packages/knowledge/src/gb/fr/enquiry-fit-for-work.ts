/** Questions about a decision that a person is fit for work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK_FR: Words = {
  'gb.ask-benefit.fit-for-work': {
    says: 'Demandez un nouvel examen (mandatory reconsideration) dans le mois, dans le journal ou par lettre. Dites quel point du test vous remplissez, par exemple moins de 50 mètres sans arrêt, avec des lettres du médecin. Demandez le rapport. Si c’est non, recours dans le mois au tribunal gratuit ; beaucoup gagnent. Demandez en attendant des tâches plus légères.',
  },
}

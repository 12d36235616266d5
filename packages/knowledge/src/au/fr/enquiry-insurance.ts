/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'au.ask.insurer': {
    says: 'Plaignez-vous par écrit à l’assureur et demandez les raisons, la clause et le rapport de l’expert. Obtenez votre propre rapport, d’un couvreur ou garagiste. L’assureur doit prouver l’exclusion, comme l’usure. Il a 30 jours. Ensuite, ou après un non, l’AFCA est gratuite ; sa décision lie l’assureur, pas vous. Évitez d’autres dégâts et gardez les reçus.',
  },
  'au.ask.health-insurer': {
    says: 'Un fonds peut imposer 12 mois d’attente pour une maladie d’avant, et son médecin doit l’examiner. Demandez la raison, puis allez gratuitement au Commonwealth Ombudsman.',
  },
}

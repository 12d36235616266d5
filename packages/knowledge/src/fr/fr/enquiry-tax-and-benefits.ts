/** Questions about taxes, bills of public bodies and benefits asked back or stopped: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'fr.ask-debt.tax-time': {
    says: 'Demandez un délai dans votre espace impots.gouv.fr avant la date. Si vous ne pouvez pas payer, demandez une remise gracieuse.',
  },
  'fr.ask-debt.public-bill': {
    says: 'Contestez dans les deux mois devant le tribunal indiqué. Demandez à l’organisme de corriger, et à la trésorerie un échéancier.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Pour une aide au logement, écrivez d’abord à la commission de recours amiable de la CAF dans les deux mois. Ensuite vient le tribunal administratif. Si la somme est juste, demandez une remise ou de petites sommes.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Demandez le motif par écrit. Écrivez au président du conseil départemental dans les deux mois. Ensuite seulement vient le tribunal administratif. En cas de besoin, demandez une aide d’urgence à une assistante sociale.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Écrivez dans votre espace sur impots.gouv.fr (réclamation), avec motifs et preuves. Pour l’impôt sur le revenu, vous avez jusqu’à la fin de la deuxième année après l’avis ; pour les impôts locaux, jusqu’à la fin de l’année suivante. Demandez aussitôt le sursis pour la part contestée.',
  },
  'fr.ask-debt.constraint': {
    says: 'Une contrainte est un titre comme un jugement. Vous avez seulement 15 jours après l’avoir reçue pour faire opposition au tribunal indiqué, par lettre recommandée, avec vos raisons et une copie. Si vous devez la somme, demandez tout de suite de petits versements.',
  },
}

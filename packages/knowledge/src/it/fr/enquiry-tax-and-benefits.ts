/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: "Jusqu'à 120 000 €, vous obtenez en 2026 jusqu'à 84 mensualités, sur simple demande en ligne à l'AdER, sans papiers. En prouvant vos difficultés, jusqu'à 120. Dès la demande, aucun nouveau blocage, hypothèque ou saisie ne commence. La première part payée, vous pouvez faire suspendre un blocage de la voiture (fermo) ; il est levé pour de bon quand tout est payé. Le plan tombe après huit parts impayées.",
  },
  'it.ask.rottamazione': {
    says: 'Non. Les nouvelles demandes ont fermé le 30 avril 2026. Si vous avez demandé à temps, la prochaine part est due le 30 novembre 2026. Sinon, demandez à payer en plusieurs fois.',
  },
  'it.ask.car-block': {
    says: 'Dans les 30 jours du préavis, payez, demandez des mensualités ou prouvez que la voiture sert à votre activité. La première part payée évite ou suspend le blocage. Contestez ce qui n’est jamais arrivé ou est trop vieux. Une fois inscrit, vous ne pouvez plus rouler.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'l’objet et les actes reçus',
    says: 'Les impôts d’État se prescrivent dix ans après le dernier acte notifié ; amendes, taxes locales et INPS après cinq. Chaque notification relance le délai. Demandez au recouvrement la liste des actes notifiés, puis voyez un avocat.',
  },
  'it.ask.early-notice': {
    says: 'Vous avez 60 jours. Payée à temps, la pénalité tombe à un tiers, en 20 parts au plus si vous voulez. Si c’est faux, demandez au fisc de corriger (CIVIS) avant le dernier jour.',
  },
}

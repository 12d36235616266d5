/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Oui. En 2026, jusqu’à 84 mensualités sur simple demande, pour une dette jusqu’à 120 000 €. Demandez en ligne au recouvrement fiscal (AdER). Cela arrête de nouvelles saisies.',
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
  'it.ask.car-tax-old': {
    says: 'La taxe auto (bollo) est trop vieille à la fin de la troisième année après celle où elle était due. Chaque acte notifié relance les trois ans. Sinon, demandez l’annulation à la région et recours en 60 jours.',
    dependsOn: 'quels actes vous avez reçus et quand',
  },
  'it.ask.early-notice': {
    says: 'Vous avez 60 jours. Payée à temps, la pénalité tombe à un tiers, en 20 parts au plus si vous voulez. Si c’est faux, demandez au fisc de corriger (CIVIS) avant le dernier jour.',
  },
}

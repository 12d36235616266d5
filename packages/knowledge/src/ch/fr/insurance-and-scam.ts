/** The French words of the rows in ../insurance-and-scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_WORDS: Words = {
  'ch.insure.reality': {
    says: 'C’est l’avis de l’assurance. Ce n’est pas le dernier mot.',
  },
  'ch.insure.rights-summary': {
    says: 'Vous pouvez demander des motifs, envoyer des preuves, vous plaindre et, en maladie, aller gratuitement au tribunal.',
  },
  'ch.insure.right-social-objection': {
    says: 'Pour l’assurance-maladie, accidents et invalidité, demandez une décision. Vous avez 30 jours pour faire opposition, gratuitement.',
  },
  'ch.insure.right-five-years': {
    says: 'Les créances d’un contrat d’assurance privé se prescrivent cinq ans après l’événement. N’attendez pas.',
  },
  'ch.insure.right-disclosure': {
    says: 'Si on vous reproche d’avoir caché quelque chose: la question devait être claire, et l’assurance doit agir dans les quatre semaines.',
  },
  'ch.insure.right-grossly': {
    says: 'Pour une faute légère, elle doit tout payer. Seule une faute grave permet une réduction.',
  },
  'ch.insure.step-file': {
    says: 'Rassemblez la police, la lettre et les preuves. Notez le jour de l’événement.',
  },
  'ch.scam.reality': {
    says: 'Aucun office, aucune banque, aucune police ne demande des codes, des cartes cadeaux ou des cryptos.',
  },
  'ch.scam.not-yet': {
    says: 'Il ne vous arrive rien si vous ne répondez pas. Tromper pour de l’argent est un crime.',
  },
  'ch.scam.right-unordered': {
    says: 'Ce que vous n’avez jamais commandé, vous ne devez ni le payer ni le renvoyer.',
  },
  'ch.scam.step-police': {
    says: 'Si vous avez perdu de l’argent, déposez plainte à la police cantonale et gardez tous les messages.',
  },
}

/** The French words of Japan: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_FR: Words = {
  'jp.scam.false-page': {
    says: 'Une fausse page de connexion qui prend votre mot de passe est un délit. N’ouvrez pas le lien. Ouvrez vous-même la vraie application ou le vrai site.',
  },
  'jp.insure.reality': {
    says: 'C’est l’avis de l’assureur. Vous pouvez redemander et vous plaindre gratuitement.',
  },
  'jp.insure.right-three-years': {
    says: 'Vous pouvez réclamer pendant trois ans. Après, le droit peut finir.',
  },
  'jp.insure.right-disclosure': {
    says: 'S’ils disent que vous avez caché quelque chose, ils devaient l’avoir demandé, et doivent agir sous un mois après l’avoir su. Un mal sans lien avec cela doit quand même être payé.',
  },
  'jp.insure.right-pay-time': {
    says: 'Ils doivent payer dans un délai juste pour vérifier. Plus tard, ils doivent des intérêts.',
  },
  'jp.insure.step-review': {
    says: 'Plaignez-vous à l’assureur. Puis utilisez l’organe gratuit des litiges d’assurance (金融ADR).',
  },
  'jp.scam.not-yet': {
    says: 'Il ne vous arrive rien si vous ne répondez pas. Tromper les gens pour de l’argent est un délit.',
  },
  'jp.scam.right-unordered': {
    says: 'Des biens jamais commandés peuvent être jetés tout de suite. Vous n’avez pas à payer.',
  },
  'jp.scam.right-freeze': {
    says: 'Si vous avez envoyé de l’argent, votre banque peut bloquer le compte de l’escroc. Appelez tout de suite la banque et la police.',
  },
  'jp.scam.step-keep': {
    says: 'Gardez le message, le numéro et la preuve de paiement.',
  },
  'jp.bill.not-yet': {
    says: 'Ils doivent vous le dire par écrit avant de couper l’électricité. Cherchez le jour.',
  },
  'jp.bill.right-welfare': {
    says: 'Votre ville doit vous conseiller gratuitement quand l’argent manque, et peut aider pour le loyer et un budget.',
  },
  'jp.bill.right-last-resort': {
    says: 'Si un vendeur finit votre contrat, vous pouvez en demander un autre, et à la fin la société de la zone, pour l’électricité.',
  },
  'jp.bill.step-check': {
    says: 'Vérifiez le compteur, la période et le tarif de la facture.',
  },
}

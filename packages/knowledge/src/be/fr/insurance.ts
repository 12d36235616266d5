/** Décisions d’assureurs et titulaire de la voiture : les lignes de la Belgique en français. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'be.fine.right-owner': {
    says: 'La loi tient le titulaire de la plaque pour le conducteur. Vous pouvez montrer que ce n’était pas vous. Dites qui conduisait.',
  },
  'be.insurance.want': {
    says: 'L’assureur vous dit ce qu’il paie, ou qu’il refuse.',
  },
  'be.insurance.reality': {
    says: 'C’est l’avis de l’assureur. Vous pouvez demander pourquoi, et saisir un ombudsman gratuit.',
  },
  'be.insurance.right-three-years': {
    says: 'Vous avez trois ans pour réclamer à l’assureur. Écrivez bien avant.',
  },
  'be.insurance.right-clock-stops': {
    says: 'Si vous avez prévenu l’assureur à temps, le délai s’arrête jusqu’à ce qu’il vous écrive sa décision.',
  },
  'be.insurance.right-forgot': {
    says: 'Si vous avez oublié quelque chose sans le vouloir, il peut le plus souvent seulement payer moins.',
  },
  'be.insurance.right-late-notice': {
    says: 'Une déclaration tardive ne compte contre vous que si elle a nui à l’assureur.',
  },
  'be.insurance.right-grave-fault': {
    says: 'S’il parle de faute lourde, le contrat doit nommer ce cas précis.',
  },
  'be.insurance.step-term': {
    says: 'Demandez par écrit quelle clause du contrat il vise, et une copie.',
  },
  'be.insurance.step-file': {
    says: 'Réunissez le contrat, les photos, les factures et les lettres. Notez le jour de chacun.',
  },
  'be.insurance.step-complain': {
    says: 'Plaignez-vous d’abord à l’assureur. S’il refuse encore, saisissez l’Ombudsman des Assurances.',
  },
  'be.insurance.option-answer': {
    says: 'Écrivez pourquoi son motif ne va pas, avec des preuves.',
    title: 'Répondre à l’assureur',
    cost: 'Un timbre.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Le motif est faux.',
  },
  'be.insurance.option-ombudsman': {
    says: 'L’Ombudsman des Assurances examine votre dossier gratuitement.',
    title: 'Saisir l’ombudsman',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Surveillez les trois ans.',
    bestFor: 'L’assureur refuse toujours.',
  },
}

/** Prestations, impôts et factures, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_FR: Words = {
  'ch.benefit.who': {
    says: 'C’est un organe des assurances sociales. Il doit décider par écrit, avec motifs et voie de recours.',
  },
  'ch.benefit.reality': {
    says: 'Une telle décision peut être fausse. L’opposition suspend le plus souvent la demande.',
  },
  'ch.benefit.not-yet': {
    says: 'Avant que la décision soit définitive, aucune poursuite n’est possible.',
  },
  'ch.benefit.step-file': {
    says: 'Demandez votre dossier et le calcul. C’est en général gratuit.',
  },
  'ch.benefit.step-reported': {
    says: 'Cherchez la preuve que vous avez annoncé le changement : lettres, mails, notes. Cela montre la bonne foi.',
  },
  'ch.benefit.right-court': {
    says: 'Si l’opposition est rejetée, vous avez 30 jours pour le tribunal cantonal des assurances. C’est en général gratuit ou peu cher.',
  },
  'ch.benefit.option-plan': {
    says: 'Demandez des acomptes qui vous laissent de quoi vivre.',
    title: 'Demander des acomptes',
    cost: 'Gratuit.',
    time: 'Avant la date.',
    risk: 'On peut demander des preuves.',
    bestFor: 'La somme est juste, mais trop élevée.',
  },
  'ch.tax.who': {
    says: 'C’est un office d’impôt de la commune, du canton ou de l’État. Une taxation définitive vaut un jugement.',
  },
  'ch.tax.not-yet': {
    says: 'Avant un rappel et une poursuite, on ne peut prendre ni salaire ni biens. Votre minimum vital reste.',
  },
  'ch.bill.who': {
    says: 'C’est votre fournisseur. Une facture ou un rappel n’est pas encore une poursuite.',
  },
  'ch.bill.reality': {
    says: 'Pour une facture, personne ne peut prendre salaire ou biens. Appelez vite : on donne souvent un délai.',
  },
  'ch.bill.right-five-years': {
    says: 'Les factures périodiques d’électricité, d’eau et de téléphone se prescrivent en général par cinq ans. Vous devez le dire.',
  },
  'ch.bill.step-meter': {
    says: 'Comparez compteur, période et année passée. Si c’est bien trop élevé, demandez par écrit un contrôle du compteur.',
  },
}

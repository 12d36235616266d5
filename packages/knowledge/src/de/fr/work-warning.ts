/** The French words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_FR: Words = {
  'de.work-warning.want': {
    says: 'Votre employeur vous avertit (Abmahnung). Vous n’êtes pas licencié.',
  },
  'de.work-warning.who': {
    says: 'C’est votre employeur. Un tribunal du travail peut vérifier l’avertissement.',
  },
  'de.work-warning.reality': {
    says: 'Prenez-le au sérieux. Si cela se répète, un licenciement peut suivre.',
  },
  'de.work-warning.not-yet': {
    says: 'Votre emploi et votre salaire continuent.',
  },
  'de.work-warning.right-clear': {
    says: 'L’avertissement doit nommer le jour et le fait exact, et la suite prévue. « Souvent en retard » ne suffit pas.',
  },
  'de.work-warning.right-remove': {
    says: 'S’il est faux, vous pouvez demander son retrait du dossier. Il n’y a pas de délai court.',
  },
  'de.work-warning.right-statement': {
    says: 'Vous pouvez lire votre dossier et y joindre votre déclaration. Le Betriebsrat peut aider.',
  },
  'de.work-warning.step-note': {
    says: 'Notez tout de suite quoi, quand et qui l’a vu. Signez seulement la réception, pas un aveu.',
  },
  'de.work-warning.step-avoid': {
    says: 'Quoi que vous en pensiez, veillez à ce que cela ne se répète pas.',
  },
  'de.work-warning.option-statement': {
    says: 'Écrivez une courte déclaration calme pour le dossier. Demandez d’abord au syndicat ou au Betriebsrat.',
    title: 'Votre version au dossier',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Elle peut aussi montrer vos erreurs.',
    bestFor: 'L’avertissement est faux.',
  },
  'de.work-warning.right-ill': {
    says: 'En cas de maladie, prévenez tout de suite et dites pour combien de temps. Un médecin ne doit la constater qu’après trois jours, sauf demande plus tôt de l’employeur.',
  },
}

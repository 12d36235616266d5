/** A suspension from work: no punishment, and nothing is decided. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SUSPENSION_AT_WORK_FR: Words = {
  'gb.suspension.not-yet': {
    says: 'Une suspension n’est pas une sanction et ne prouve rien. Avant tout licenciement, il faut un examen juste et une audience.',
  },
  'gb.suspension.reality': {
    says: 'Ils examinent les faits. Cela peut finir par votre retour, ou par une convocation à une audience.',
  },
  'gb.suspension.right-pay': {
    says: 'Vous gardez votre paie entière et vos congés, sauf si votre contrat dit clairement le contraire.',
  },
  'gb.suspension.right-short': {
    says: 'Elle doit être aussi courte que possible, et revue régulièrement.',
  },
  'gb.suspension.right-cause': {
    says: 'Il leur faut un motif juste. Demandez si vous pouvez faire un autre travail, ou ailleurs, en attendant.',
  },
  'gb.suspension.know-interview': {
    says: 'Pour un entretien qui établit seulement les faits, la loi ne prévoit pas d’accompagnant. Demandez-le quand même.',
  },
  'gb.suspension.step-rules': {
    says: 'Suivez les règles de la lettre : restez absent et joignable aux heures de travail. Vous pouvez toujours parler à votre syndicat ou conseiller.',
  },
  'gb.suspension.step-ask': {
    says: 'Demandez par écrit de quoi il s’agit, la durée, la date de révision, et qui appeler.',
  },
  'gb.suspension.step-account': {
    says: 'Écrivez votre récit maintenant, avec dates et noms. Listez les courriels et témoins en votre faveur.',
  },
  'gb.suspension.option-object': {
    says: 'Faites une réclamation (grievance) : dites pourquoi ce n’est pas utile, et proposez un autre travail.',
    title: 'S’opposer à la suspension',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Faible si vous restez calme et précis.',
    bestFor: 'Elle est inutile ou trop longue.',
  },
  'gb.suspension.option-prepare': {
    says: 'Profitez du temps : réunissez vos preuves, parlez à votre syndicat, répondez avec vérité.',
    title: 'Préparer votre réponse',
    cost: 'Rien.',
    time: 'Quelques heures.',
    risk: 'Ne contactez pas vos collègues si la lettre l’interdit.',
    bestFor: 'Vous attendez une audience.',
  },
  'gb.suspension.warn-files': {
    says: 'Ne vous envoyez pas de fichiers de l’entreprise et n’effacez rien. Cela seul peut coûter l’emploi.',
  },
}

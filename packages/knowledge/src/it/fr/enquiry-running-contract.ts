/** Questions about contracts that run on: light, phone, gym and the television fee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'it.ask.light-cut': {
    says: 'Pas tout de suite. Une lettre recommandée (raccomandata) ou un e-mail certifié (PEC) vient d’abord. Pour l’électricité, 25 jours au moins doivent passer, pour le gaz 40. Demandez un plan maintenant.',
    dependsOn: 'si vous avez reçu la lettre formelle',
  },
  'it.ask.telecom-leave': {
    says: 'Oui, avec un préavis de 30 jours. Ils peuvent demander seulement des frais réels annoncés avant.',
  },
  'it.ask.gym-health': {
    says: 'Une clause qui ne laisse partir que la salle peut être abusive et sans effet. Sans motif, vous ne partez plus tôt que comme le contrat le dit. Si votre santé empêche l’usage, écrivez en recommandé ou PEC avec le certificat. Demandez la fin ou une pause, et l’argent des mois suivants.',
  },
  'it.ask.tv-fee': {
    says: 'Sans télé chez vous, pas de redevance. Mais dites-le chaque année avec le formulaire de l’Agenzia delle Entrate, avant le 31 janvier pour l’année. Si elle est sur la facture de lumière, demandez le remboursement.',
  },
  'it.ask.auto-renewal': {
    says: 'Avant qu’un service se renouvelle seul, ils doivent vous prévenir par écrit 30 jours avant la fin. Sinon, vous pouvez partir à tout moment sans frais jusqu’à la prochaine fin.',
    dependsOn: 's’ils vous ont prévenu à temps',
  },
}

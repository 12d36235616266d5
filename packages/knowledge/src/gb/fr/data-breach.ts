/** A notice that personal data got out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_FR: Words = {
  'gb.breach.reality': {
    says: 'Une fuite ne veut pas dire que vos données ont servi. Quelques gestes rapides rendent l’abus bien plus difficile.',
  },
  'gb.breach.not-yet': {
    says: 'Si quelqu’un prend de l’argent sur votre compte sans votre accord, la banque doit en général le rendre. Prévenez-la aussitôt.',
  },
  'gb.breach.right-copy': {
    says: 'Vous pouvez demander gratuitement quelles données ils ont et ce qui a fui. Ils ont un mois pour répondre.',
  },
  'gb.breach.right-answer': {
    says: 'Si vous réclamez, ils doivent en accuser réception en 30 jours, examiner et vous dire le résultat.',
  },
  'gb.breach.right-secure': {
    says: 'Ils devaient protéger vos données selon le risque. S’ils ne l’ont pas fait, cela aide votre demande.',
  },
  'gb.breach.step-genuine': {
    says: 'Vérifiez que l’avis est vrai : allez vous-même sur le site de l’entreprise. N’utilisez ni lien ni numéro du message.',
  },
  'gb.breach.step-password': {
    says: 'Utilisiez-vous ce mot de passe ailleurs ? Changez-le là aussi, et activez la connexion en deux étapes.',
  },
  'gb.breach.step-watch': {
    says: 'On vous offre une surveillance du crédit gratuite ? Prenez-la à temps, et gardez cette lettre comme preuve.',
  },
  'gb.breach.option-complain': {
    says: 'Demandez à l’entreprise ce qui a fui, comment, et ce qu’elle fera. Si la réponse est faible, saisissez l’Information Commissioner’s Office.',
    title: 'Réclamer à l’entreprise, puis à l’ICO',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Aucun. L’ICO ne peut pas accorder d’argent.',
    bestFor: 'Vous voulez des réponses et plus de soin.',
  },
  'gb.breach.option-claim': {
    says: 'Notez le tort : argent perdu, temps, vraie détresse. Demandez une somme juste avant de penser au tribunal.',
    title: 'Demander une réparation',
    cost: 'Demander est gratuit. Le tribunal a des frais.',
    time: 'Des semaines, ou un an en justice.',
    risk: 'L’inquiétude seule rapporte peu. Les sociétés de réclamation prennent beaucoup.',
    bestFor: 'Vous avez perdu de l’argent ou beaucoup souffert.',
  },
  'gb.breach.option-watch': {
    says: 'Faites les gestes de sécurité, gardez l’avis et attendez de voir.',
    title: 'Se protéger et attendre',
    cost: 'Rien.',
    time: 'Une heure maintenant.',
    risk: 'Faible. Vous pouvez réclamer plus tard.',
    bestFor: 'Peu a fui, ou rien n’est arrivé.',
  },
  'gb.breach.insight-bank': {
    says: 'Cette lettre parle de données bancaires. Les voleurs s’en servent pour paraître vrais au téléphone.',
    actionable:
      'Faites le 159 pour joindre votre banque. Aucune banque ne demande de déplacer l’argent pour le protéger.',
  },
  'gb.breach.insight-identity': {
    says: 'Avec ces données, quelqu’un pourrait emprunter à votre nom.',
    actionable:
      'Consultez gratuitement votre dossier de crédit. Un prêt inconnu ? Prévenez aussitôt le prêteur et l’agence.',
  },
  'gb.breach.warn-calls': {
    says: 'Après une fuite, des appels et courriels peuvent se dire de l’entreprise ou de la banque. Raccrochez et rappelez un numéro connu.',
  },
}

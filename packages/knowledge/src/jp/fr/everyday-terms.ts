/** Abonnements, retours, cours, téléphone, données et famille, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_FR: Words = {
  'jp.buy.right-subscription': {
    says: 'Le dernier écran d’une commande doit montrer le prix, le nombre d’envois et comment arrêter. S’il vous a trompé, vous pouvez annuler.',
  },
  'jp.buy.right-return': {
    says: 'Si la boutique en ligne n’affiche aucune règle de retour, vous pouvez renvoyer l’article dans les huit jours. Le port est à votre charge.',
  },
  'jp.buy.right-courses': {
    says: 'Cours longs, esthétique et rencontres : annulation en huit jours, et fin possible à tout moment. Les frais ont un plafond légal.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Des frais d’annulation au-delà de la perte moyenne sont nuls. Demandez le calcul. L’entreprise doit s’efforcer de l’expliquer.',
  },
  'jp.buy.right-phone': {
    says: 'Un nouveau contrat de téléphone ou d’internet se résilie par écrit dans les huit jours (初期契約解除). Ensuite, les frais ont un plafond bas.',
  },
  'jp.scam.know-real-tax': {
    says: 'Le fisc n’envoie pas de liens de paiement par message. Une vraie saisie suit une lettre (督促状). N’ouvrez pas le lien. Appelez votre bureau.',
  },
  'jp.data.right-told': {
    says: 'Après une fuite, l’entreprise doit vous informer. Vous pouvez demander quelles données elle a, et l’arrêt de leur usage. Changez vos mots de passe.',
  },
  'jp.ask.estate': {
    says: 'Avec une succession, vous prenez aussi les dettes. Vous avez trois mois pour y renoncer au tribunal des affaires familiales (相続放棄). N’utilisez rien avant.',
  },
  'jp.ask.child-support': {
    says: 'Les deux parents doivent entretenir l’enfant. Le tribunal fixe ou change la somme. Les impayés se saisissent sur le salaire, même futurs.',
  },
  'jp.ask.branches': {
    says: 'Demandez au voisin de couper les branches qui dépassent. Sans suite dans un délai juste, environ deux semaines, vous pouvez couper. Les racines, tout de suite.',
  },
  'jp.ask.noise': {
    says: 'Un bruit au-delà du supportable peut être interdit et donner droit à de l’argent. Tenez un journal, avertissez le gérant et demandez une conciliation (調停).',
  },
  'jp.stay.right-short': {
    says: 'Demandez le renouvellement ou le changement avant la fin. Si vous êtes à temps, vous pouvez rester jusqu’à la réponse, deux mois de plus au maximum.',
  },
}

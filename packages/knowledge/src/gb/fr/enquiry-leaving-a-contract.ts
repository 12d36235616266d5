/** Questions about a change of mind, subscriptions and payments that go on: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_CONTRACT_FR: Words = {
  'gb.ask-consumer.change-mind-online': {
    says: 'Pour la plupart des achats en ligne, par téléphone ou à votre porte, vous pouvez annuler dans les 14 jours après leur arrivée. Il ne faut aucune raison. Les choses sur mesure, les produits de santé scellés et quelques autres sont exclus.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'La loi ne donne aucun remboursement si vous changez d’avis sur un achat en magasin. Regardez la règle du magasin sur les retours. Il doit tenir ce qu’il promet.',
  },
  'gb.ask-consumer.subscription': {
    says: 'Si vous vous êtes abonné en ligne dans les 14 derniers jours, vous pouvez le plus souvent annuler. Plus tard, le préavis du contrat compte, mais les clauses doivent être justes. De nouvelles règles sur les abonnements sont prévues, mais pas encore en vigueur.',
    dependsOn: 'la clause du contrat, et si vous êtes dans les 14 premiers jours',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Vous pouvez dire à votre banque de l’arrêter. Elle doit arrêter les paiements quand vous retirez votre accord. Vous devez peut-être encore de l’argent selon un contrat : dites-le donc aussi à la société.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Oui, le plus souvent. Un service acheté en ligne ou par téléphone peut être annulé dans les 14 jours après l’inscription, sans raison. Écrivez aujourd’hui. Si vous avez demandé un début immédiat, vous payez seulement les jours utilisés.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'Pour la plupart des contrats faits chez vous, vous pouvez annuler dans les 14 jours, et plus longtemps s’ils ne vous l’ont pas dit. Les choses sur mesure sont exclues. Écrivez-leur aujourd’hui.',
    dependsOn: 'si les biens sont faits à vos propres mesures',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Ne payez pas le reste tout de suite. Une clause qui fait payer longtemps sans salle, ou après la perte d’un emploi ou de la santé, peut être abusive. Une clause abusive ne vous lie pas. Si deux clauses se contredisent, la meilleure pour vous compte. Écrivez que vous contestez, avec preuves, et offrez au plus une somme juste. Un agent de recouvrement n’est pas huissier : il devrait d’abord gagner au tribunal.',
    dependsOn: 'ce que dit le contrat, et si ses clauses sont justes',
  },
}

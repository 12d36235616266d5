/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AGREEMENT_FR: Words = {
  'gb.ask-debt.offer-refused': {
    says: 'Ils ne sont pas obligés d’accepter une offre. Mais un prêteur doit vous traiter avec équité en difficulté et penser à vos moyens. Joignez un budget, continuez à payer ce que vous pouvez, et demandez l’aide d’un conseiller gratuit.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Pour une carte, un prêt ou un catalogue, ils doivent envoyer une copie fidèle si vous la demandez et payez £1. Avant cela, aucun tribunal ne peut le faire exécuter. La dette n’est pas nulle, et une copie n’a pas à montrer votre signature.',
    dependsOn: 'le type de dette',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Ce sont deux choses. Un avis de défaut (default notice) vient du prêteur et vous donne au moins 14 jours pour corriger. Une décision de justice (judgment) vient seulement d’un tribunal, après une demande à laquelle vous pouvez répondre.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: "Vous pouvez renoncer à la plupart des crédits personnels dans les 14 jours après la signature ou la réception de votre copie. Dites-le au prêteur par écrit. Rendez ensuite la somme sous 30 jours, avec les intérêts de ces jours. Pour un crédit immobilier, c'est différent.",
  },
}

/** Questions about old debts: a part that was paid, or a payment order: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED_FR: Words = {
  'jp.ask.paid-after-limit': {
    says: 'Ne payez plus rien et ne signez rien. Payer ou promettre après le délai empêche le plus souvent de dire que c’est trop ancien. Mais des juges l’ont refusé quand le prêteur avait obtenu une petite somme par pression ou sans prévenir. Notez qui a appelé, quand, ce qui fut dit, et gardez le reçu. Montrez tout vite à un avocat ou 司法書士 ; 法テラス est gratuit si vous gagnez peu.',
  },
  'jp.ask.old-order': {
    says: 'Répondez même si la dette est trop ancienne, sinon ce droit se perd et le titre vaut dix ans. Contre l’ordre de paiement (支払督促), l’opposition (異議申立書) doit être au tribunal dans les deux semaines de la remise. Écrivez « 時効を援用します ». Dans un procès, mettez-le dans la réponse (答弁書). N’appelez pas, ne payez pas, ne promettez rien. Vérifiez s’il y eut déjà un jugement. 法テラス aide.',
  },
}

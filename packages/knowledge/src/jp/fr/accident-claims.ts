/** Offers of an insurer after an accident, and claims against the person who caused it: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_CLAIMS_FR: Words = {
  'jp.accident.right-settlement': {
    says: 'Vous n’êtes pas obligé de signer leur offre. Les tribunaux donnent souvent plus que les assureurs. Pour une blessure, vous avez cinq ans. Demandez d’où vient le partage de faute.',
  },
  'jp.accident.step-free-centre': {
    says: 'Avant de signer, faites vérifier la somme sans frais : 日弁連交通事故相談センター ou 交通事故紛争処理センター. Votre police paie-t-elle un avocat (弁護士費用特約) ?',
  },
  'jp.accident.right-share': {
    says: 'Vous ne devez que le tort prouvé, moins leur part de faute. Demandez factures et papiers. Prévenez votre assureur aujourd’hui : 個人賠償責任保険 est souvent dans la police habitation ou auto.',
  },
}

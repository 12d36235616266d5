/** Questions on broken goods, wages, late rent and fraud (en français) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'ch.ask.guarantee': {
    says: 'Prévenez le vendeur tout de suite, par écrit. Pour un achat en magasin, vous avez deux ans dès la livraison. Vous pouvez demander un prix plus bas, un remplacement ou votre argent, sauf si le contrat prévoit la réparation.',
  },
  'ch.ask.unpaid-wages': {
    says: 'Écrivez à l’entreprise et fixez un dernier jour. Puis allez à l’autorité de conciliation ou lancez une poursuite. Jusqu’à 30’000 francs, ce procès est gratuit.',
  },
  'ch.ask.rent-late': {
    says: 'Le bailleur doit d’abord vous fixer 30 jours par écrit et annoncer la fin du bail. Si vous payez dans ce délai, vous gardez le logement. Ensuite, seul un tribunal peut vous expulser.',
  },
  'ch.ask.scam-paid': {
    says: 'Appelez votre banque maintenant pour arrêter ou rappeler le paiement. Changez vos mots de passe, gardez les messages et allez à la police.',
  },
  'ch.ask.bank-liable': {
    says: 'Bloquez le compte et avertissez tout de suite banque et police. Un paiement sans votre ordre est d’abord la perte de la banque. Ses conditions la mettent souvent sur vous si vous avez donné des codes ; elles n’aident pas une banque gravement négligente. Réclamez par écrit, puis l’Ombudsman des banques, gratuit.',
  },
}

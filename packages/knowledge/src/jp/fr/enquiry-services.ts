/** Questions about gyms, long services, phone contracts, tradespeople and fees for cancelling: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_FR: Words = {
  'jp.ask.step-buy': {
    says: 'Appelez la ligne des consommateurs au 188. Gardez le contrat, les factures et tous les messages.',
  },
  'jp.ask.cancel-fee': {
    says: 'Ce qui dépasse la perte moyenne de l’entreprise est nul. Demandez l’explication du montant. Appelez le 188 avant de payer.',
    dependsOn: 'le contrat et le moment de l’annulation',
  },
  'jp.ask.gym-ill': {
    says: 'Résiliez par écrit avec un certificat médical. Des frais au-dessus de la perte moyenne de la société sont nuls : demandez le calcul. Une clause qui ne vous laisse jamais partir peut aussi être nulle. Beaucoup de clubs offrent une pause. Appelez le 188 avant de payer.',
  },
  'jp.ask.long-service': {
    says: 'Cela vaut au-dessus de 50 000 yens et de plus d’un mois pour les soins de beauté, deux mois pour le reste. Pendant huit jours après réception du papier, vous annulez par lettre ou e-mail, gratuitement. Après, vous pouvez arrêter à tout moment. Un soin commencé coûte au plus 20 000 yens ou 10 % du reste, le plus bas.',
  },
  'jp.ask.phone-contract': {
    says: 'Dans les huit jours après le papier du contrat, vous pouvez souvent annuler sans pénalité (初期契約解除 ou 確認措置). L’installation peut être due. Pour les contrats dès juillet 2022, partir coûte au plus un mois. Le reste d’un téléphone payé en plusieurs fois est dû. Appelez le 188 si on vous a trompé.',
  },
}

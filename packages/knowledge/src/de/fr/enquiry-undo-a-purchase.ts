/** Questions about a purchase that a person wants to undo: at the door, in a shop, a loan, by a child: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNDO_A_PURCHASE_FR: Words = {
  'de.ask-buy.doorstep': {
    says: 'Oui. Ce que vous signez à votre porte ou chez vous, vous pouvez l’annuler en 14 jours, sans motif. Le délai ne court que si l’on vous a bien informé de ce droit. Sinon, vous avez jusqu’à douze mois et 14 jours. Envoyez-le par e-mail ou recommandé, gardez une copie. On vous a menti ? Contestez aussi le contrat. Ne laissez pas résilier l’ancien.',
  },
  'de.ask-buy.in-shop': {
    says: 'Non. Un achat en magasin ne s’annule pas parce qu’on a changé d’avis. Regardez le contrat et demandez un geste ou un autre modèle. Des frais d’annulation ne peuvent dépasser le dommage usuel, et vous pouvez montrer qu’il était moindre. Acheté à crédit ? Le prêt s’annule en 14 jours, et l’achat avec lui. Un défaut est autre chose.',
  },
  'de.ask-debt.loan-regret': {
    says: 'Oui. Un prêt s’annule en 14 jours après la signature, sans motif. Le délai ne court qu’avec le contrat et toutes les mentions de la loi. Écrivez une phrase claire par e-mail ou lettre, gardez la preuve. Rendez l’argent en 30 jours, avec l’intérêt convenu pour ces jours. Pour un prêt signé depuis le 20 novembre 2026, ce droit peut finir après douze mois et 14 jours.',
  },
  'de.ask-buy.child-bought': {
    says: 'Écrivez tout de suite au vendeur que vous n’approuvez pas l’achat. Le contrat d’un enfant de moins de 18 ans ne vaut qu’avec l’accord des parents, sauf s’il paie tout avec son argent de poche. Demandez le remboursement, aussi par le formulaire de Google, d’Apple ou du magasin. C’est plus dur si vous aviez donné carte ou code : dites ce que vous saviez. Bloquez les achats.',
  },
}

/** Questions about the debts of someone at your address: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_ADDRESS_DEBTS_FR: Words = {
  'gb.ask-debt.address-blacklist': {
    says: "Aucune adresse n'est sur une liste noire. Les dossiers de crédit portent sur des personnes. Vous n'êtes lié à quelqu'un que par un crédit aux deux noms, comme un compte ou prêt commun. Vivre ensemble ne vous fait pas devoir ses dettes. Une société de recouvrement ne peut rien prendre ; seuls des huissiers le peuvent après une décision, et seulement les biens du débiteur. Gardez vos factures et vérifiez votre dossier, gratuit.",
  },
  'gb.ask-debt.disassociation': {
    says: "Terminez d'abord tout crédit aux deux noms : fermez le compte joint ou mettez le prêt à un seul nom. Demandez ensuite à Experian, Equifax et TransUnion une séparation (notice of disassociation), gratuite. Tant qu'un crédit commun dure, le lien reste, et on peut réclamer le tout à chacun. Si un lien est faux, ils doivent le corriger ; sinon, plaignez-vous à l'Information Commissioner.",
  },
}

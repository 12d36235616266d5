/** The French words of the rows in ../enquiry-used-car-warranties-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WARRANTIES_BY_STATE_FR: Words = {
  'us.state.ma.ask-used-car': {
    says: 'Vous avez des droits : au Massachusetts, un vendeur pro ne peut pas vendre la plupart des occasions « as is ». Garantie : 90 jours ou 3 750 miles sous 40 000 miles, 60 jours ou 2 500 jusqu’à 80 000, 30 jours ou 1 250 jusqu’à 125 000. Après trois réparations ratées ou 10 jours ouvrés d’atelier, remboursement. Écrivez maintenant.',
  },
  'us.state.ny.ask-used-car': {
    says: 'Vous avez des droits : à New York, un vendeur pro doit garantir par écrit la plupart des occasions dès 1 500 $. 90 jours ou 4 000 miles jusqu’à 36 000 miles, 60 jours ou 3 000 jusqu’à 80 000, 30 jours ou 1 000 jusqu’à 100 000. Après trois réparations ratées ou 15 jours hors service, remboursement. Écrivez maintenant.',
  },
  'us.ask-consumer.used-lemon': {
    says: 'La plupart des lemon laws ne visent que les voitures neuves, et souvent les occasions encore sous la garantie d’origine du constructeur. Quelques États en ont une pour les occasions de garage, comme New York, le Massachusetts et le New Jersey. Lisez la feuille de la vitre (Buyers Guide) : « as is » ou avec garantie. Même « as is », un vendeur qui a menti ou caché un défaut peut devoir payer. Écrivez-lui tout de suite et gardez les factures.',
    dependsOn: 'votre État, la garantie et la feuille sur la vitre',
  },
}

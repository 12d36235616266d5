/** Questions about overtime of shop managers and others with a title: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGER_OVERTIME_FR: Words = {
  'jp.ask.manager-overtime': {
    says: "Un titre ne supprime pas le droit aux heures supplémentaires. Qui ne fixe ni ses heures ni le personnel et les salaires n'est pas cadre au sens de la loi (名ばかり管理職). Un forfait ne compte que si sa somme et ses heures sont séparées du salaire de base. C'est 25 % de plus, 50 % au-delà de 60 heures par mois, et 25 % en sus de 22 h à 5 h. Réclamez vite par écrit (内容証明) : chaque mois se perd après trois ans. Gardez messages et photos, puis voyez l'inspection du travail ou 法テラス.",
  },
}

/** The French words of the rows in ../enquiry-titles-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TITLES_AND_SUBPOENAS_FR: Words = {
  'us.named.ask-no-title': {
    says: 'Sans le titre (title) la vente n’est pas finie : vous ne pouvez pas immatriculer la voiture. Écrivez au vendeur avec une date et gardez le reçu, les messages et la preuve de paiement. Vérifiez le numéro (VIN). Si rien ne vient, demandez votre argent, prévenez la police et le bureau des véhicules, et allez aux petites créances. Un concessionnaire a le plus souvent 20 à 30 jours.',
  },
  'us.named.ask-subpoena': {
    says: 'Oui, allez-y : qui ignore une assignation (subpoena) valable risque une amende ou l’arrestation. Appelez l’avocat ou le greffe indiqué : le jour peut souvent changer. Si elle demande trop ou arrive trop tard, demandez avant au tribunal de l’annuler (motion to quash). Vous n’avez pas à dire ce qui pourrait vous accuser. Prévenez votre patron : la plupart des États interdisent de renvoyer un témoin.',
  },
  'us.named.ask-boss-overpaid': {
    dependsOn: 'votre État et combien ils prennent',
    says: 'L’argent payé par erreur peut le plus souvent être redemandé, mais avec des limites. Beaucoup d’États exigent d’abord votre accord écrit ou un avis, et une part seulement de chaque paie. À New York il faut un avis écrit, huit semaines en arrière au plus, et 12,5 % d’une paie pour de grosses sommes. Demandez le calcul et offrez de petits versements.',
  },
}

/** Questions about tax at source and a tax return that was forgotten: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AT_SOURCE_FR: Words = {
  'ch.ask.tax-at-source': {
    says: 'Envoyez une demande au service des impôts du canton avant le 31 mars de l’année suivante : après, c’est perdu. Barème, enfants ou somme faux : demandez une rectification. Pour des déductions comme le 3e pilier, dettes ou garde, demandez la taxation ordinaire ultérieure. Réfléchissez : elle vaut ensuite chaque année. Joignez certificat de salaire et preuves. Dès 120 000 francs par an, elle est d’office.',
  },
  'ch.ask.return-forgotten': {
    says: 'Envoyez-la maintenant, même incomplète, et dites pourquoi elle est en retard. Demandez un délai avant le jour du rappel : la plupart des cantons l’accordent, souvent en ligne. Sans réponse, l’office taxe d’office, souvent trop haut, et inflige une amende, jusqu’à 1 000 francs d’ordinaire. Réclamation en 30 jours contre les deux, avec la déclaration complète. Malade ou dans le besoin ? Dites-le avec preuve.',
  },
}

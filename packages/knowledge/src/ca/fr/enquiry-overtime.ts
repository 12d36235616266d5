/** The French words of the rows in ../enquiry-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_FR: Words = {
  'ca.fact.overtime-on': {
    says: 'En Ontario, les heures sup commencent après 44 heures par semaine, à une fois et demie le taux. Elles sont dues dès qu’on vous laisse travailler, approuvées ou non, même avec un salaire fixe. Les gérants et certains métiers sont exclus. Notez vos heures et déposez une plainte gratuite au ministère du Travail dans les deux ans.',
  },
  'ca.fact.overtime-ab-bc': {
    says: 'En général oui. En Alberta, les heures sup commencent après 8 heures par jour ou 44 par semaine ; en Colombie-Britannique après 8 ou 40. C’est une fois et demie ; le double après 12 heures par jour en Colombie-Britannique. Certains métiers sont exclus. Notez vos heures et plaignez-vous gratuitement dans les six mois.',
  },
  'ca.fact.overtime-qc': {
    says: 'Au Québec, les heures supplémentaires commencent après 40 heures par semaine, à une fois et demie le taux. Elles comptent si le patron les a demandées ou le savait. Les cadres et certains emplois sont exclus. Notez vos heures et portez plainte gratuitement à la CNESST dans l’année.',
  },
  'ca.fact.asked-then-punished': {
    says: 'On ne peut pas couper vos quarts, vous menacer ou vous renvoyer parce que vous avez demandé votre paie ou vos droits. C’est une représaille, même avec un permis de travail. Gardez messages et dates. Plaignez-vous gratuitement au bureau du travail de la province et demandez la paie perdue ; au Québec dans les 45 jours.',
  },
}

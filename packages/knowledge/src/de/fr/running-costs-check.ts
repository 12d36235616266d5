/** The French words of the rows in ../running-costs-check.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_CHECK_WORDS: Words = {
  'de.costs.element-period': {
    says: 'Un décompte doit nommer sa période, douze mois au plus.',
    name: 'La période du décompte',
    ifMissing:
      'Nous ne voyons pas de période. Un décompte doit dire pour quels douze mois il vaut.',
  },
  'de.costs.element-total': {
    says: 'Un décompte doit montrer le coût total de l’immeuble.',
    name: 'Le coût total de l’immeuble',
    ifMissing:
      'Nous ne voyons pas le coût total. Sans lui, vous ne devez rien de plus. Demandez-le.',
  },
  'de.costs.element-key': {
    says: 'Un décompte doit dire comment les coûts sont partagés. Si rien n’est convenu, la surface compte.',
    name: 'La clé de répartition',
    ifMissing:
      'Nous ne voyons pas de clé de répartition. Demandez comment votre part a été calculée.',
  },
  'de.costs.element-paid': {
    says: 'Un décompte doit retirer ce que vous avez déjà payé.',
    name: 'Vos paiements d’avance',
    ifMissing: 'Nous ne voyons pas vos paiements mensuels. Ils doivent être retirés.',
  },
  'de.costs.insight-items': {
    says: 'Le décompte parle de gestion ou de réparations. Les locataires d’un logement ne les doivent pas.',
    actionable: 'Écrivez que vous ne devez pas cette ligne et demandez un nouveau montant.',
  },
  'de.costs.insight-cable': {
    says: 'Depuis le 1er juillet 2024, le propriétaire ne peut plus compter la télévision par câble.',
    actionable: 'Retirez la part des mois depuis juillet 2024.',
  },
  'de.costs.insight-heating': {
    says: 'Le chauffage et l’eau chaude doivent être comptés surtout selon l’usage. Sinon, vous pouvez réduire votre part de 15 %.',
    actionable:
      'Regardez si le chauffage est compté selon l’usage. Sinon, retirez 15 % de votre part.',
  },
  'de.costs.insight-carbon': {
    says: 'Le propriétaire doit porter une part du prix du CO2 et la montrer. Si elle manque, vous pouvez réduire le chauffage de 3 %.',
    actionable: 'Demandez le partage des coûts de CO2, ou retirez 3 % de votre chauffage.',
  },
}

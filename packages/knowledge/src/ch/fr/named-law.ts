/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'ch.tax.right-guessed': {
    says: 'Sans déclaration, l’office estime (taxation d’office). Faites réclamation dans les trente jours, envoyez la déclaration et prouvez que l’estimation est très fausse.',
  },
  'ch.tax.interest': {
    says: 'Un intérêt court sur l’impôt payé tard, même pendant la réclamation. Payer sous réserve l’arrête.',
  },
  'ch.benefit.right-time': {
    says: 'L’office doit réclamer dans les trois ans après l’avoir su, et au plus cinq ans après le paiement. Seule une infraction pénale allonge ce délai.',
  },
  'ch.serafe.right': {
    says: 'Chaque ménage doit cette redevance une fois, avec ou sans télévision. Avec des prestations complémentaires, vous pouvez en être libéré.',
  },
  'ch.power.right-tariff': {
    says: 'Les prix de l’électricité des ménages doivent être justes et publiés. En cas de doute, demandez à l’entreprise, puis à l’ElCom.',
  },
  'ch.serafe.step-household': {
    says: 'Vérifiez qui vit chez vous. Tous les adultes du ménage doivent cette redevance ensemble. Si l’un a payé, envoyez la preuve.',
  },
  'ch.serafe.step-time': {
    says: 'Vous ne pouvez pas tout payer d’un coup ? Écrivez à Serafe avant la date et demandez de payer par parts.',
  },
  'ch.serafe.option-ruling': {
    says: 'Écrivez pourquoi vous ne devez rien et demandez une décision à Serafe.',
    title: 'Demander une décision',
    cost: 'Une lettre.',
    time: 'Avant la date de la facture.',
    risk: 'Une décision que vous n’attaquez pas vaut jugement.',
    bestFor:
      'Vous avez des prestations complémentaires, vivez avec quelqu’un qui a payé, ou avez déménagé.',
  },
  'ch.rent.right-object': {
    says: 'Si une poursuite est lancée, l’office vous envoie un commandement de payer. Vous pouvez faire opposition en dix jours, sans frais ni motif. Ensuite seul un juge peut aller plus loin.',
  },
  'ch.serafe.right-fees': {
    says: 'Serafe peut ajouter 5 francs pour un rappel et 20 francs pour une poursuite intentée à juste titre. Elle ne peut pas ajouter d’autres frais à elle.',
  },
}

/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'nz.ask.things': {
    says: 'Une agence de recouvrement ne peut pas prendre vos biens ni entrer. Seul un agent du tribunal (bailiff) le peut, après un ordre. Un prêt pour une voiture est différent.',
  },
  'nz.ask.prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous devez de l’argent pour une carte, un prêt ou une facture. Appelez MoneyTalks au 0800 345 123 pour une aide gratuite.',
  },
  'nz.ask.old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans. Un paiement ou un mot signé relance le délai. Ne payez pas avant de savoir.',
    dependsOn: 'le jour où vous avez payé ou écrit que vous la devez pour la dernière fois',
  },
  'nz.ask.calls': {
    says: 'Demandez-leur par écrit d’utiliser seulement des e-mails ou des lettres. Notez chaque appel. Vous harceler est contre la loi. Plaignez-vous au service de règlement des litiges (dispute scheme) du prêteur.',
  },
  'nz.ask.not-mine': {
    says: 'Écrivez que vous ne la devez pas et demandez des preuves. Ne payez pas. Cherchez dans votre dossier de crédit gratuit des comptes que vous ne connaissez pas.',
  },
  'nz.ask.wages': {
    says: 'La plupart des créanciers doivent d’abord avoir un jugement et une saisie sur salaire (attachment order), et doivent vous laisser au moins 60 % de la paie nette. Inland Revenue n’a pas besoin de tribunal.',
    dependsOn: 'à qui vous devez et s’il a un jugement',
  },
  'nz.ask.cannot-pay': {
    says: 'Appelez MoneyTalks au 0800 345 123. Demandez par écrit à chaque prêteur une aide pour difficultés (hardship). Il doit répondre dans les 20 jours ouvrés.',
  },
  'nz.ask.bankrupt': {
    says: 'Une faillite (bankruptcy) dure trois ans. Une procédure sans biens (no asset procedure) dure un an, pour des dettes jusqu’à 50 000 $. Parlez d’abord à un conseiller financier (financial mentor) gratuit.',
    dependsOn: 'ce que vous devez, possédez et gagnez',
  },
  'nz.ask.credit-file': {
    says: 'Vous pouvez obtenir gratuitement votre dossier de crédit (credit report) chez Centrix, Equifax et Experian, à qui illion appartient maintenant. S’il est faux, demandez-leur de le corriger.',
  },
  'nz.ask.collector-fees': {
    says: 'Seulement si votre contrat le permet, et seulement des frais réels et justes. Demandez le contrat et les sommes. Pour un prêt, les frais ne doivent pas être déraisonnables; payez la vraie dette, contestez le reste.',
  },
  'nz.ask.no-asset': {
    says: 'Une no asset procedure efface la plupart des dettes de 1 000 à 50 000 $ en un an, une fois dans la vie. La faillite dure trois ans. Un repayment order permet de payer par parts.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Oui. Demandez au service de recouvrement du tribunal de modifier l’attachment order, avec la preuve de vos dépenses. La plus grande part de votre salaire net doit vous rester.',
  },
  'nz.ask.credit-wrong': {
    says: 'Demandez par écrit à l’agence de crédit de corriger, avec des preuves. Elle doit vérifier dans les 20 jours ouvrables et marquer l’inscription comme contestée. Si elle refuse, plaignez-vous gratuitement au Privacy Commissioner.',
  },
}

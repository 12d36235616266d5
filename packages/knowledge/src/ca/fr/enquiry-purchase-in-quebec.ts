/** The French words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_WORDS: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'Au Québec, vous pouvez annuler par écrit si rien n’arrive dans les 30 jours après la date promise. Le marchand a 15 jours pour rembourser. Sinon, demandez la rétrofacturation à votre carte.',
  },
  'ca.ask.faulty-qc': {
    says: 'Au Québec, un bien doit durer un temps raisonnable pour son prix, quoi que dise la garantie du marchand. Écrivez au marchand ou au fabricant, demandez la réparation gratuite, et allez aux petites créances s’il refuse.',
  },
  'ca.buy.right-used-car-qc': {
    says: 'Au Québec, un commerçant doit par la loi une garantie sur une auto usagée assez récente : six, trois ou un mois, selon son âge et ses kilomètres. Il n’y en a pas au-delà de cinq ans ou 80 000 km, mais l’auto doit quand même durer un temps raisonnable.',
  },
}

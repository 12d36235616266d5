/** The French words of the rows in ../enquiry-set-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SET_OFF_FR: Words = {
  'gb.ask-bank.set-off': {
    says: 'Une banque peut prendre l’argent de votre compte pour une carte ou un prêt en retard chez elle. Mais elle doit être équitable, tenir compte de la gêne et devrait laisser de quoi payer loyer, nourriture et enfants. Réclamez aujourd’hui : budget, et cette part en retour. Si elle refuse, ou après huit semaines : Financial Ombudsman, gratuit. Faites verser la paie dans une banque sans lien.',
  },
  'gb.ask-bank.pay-to-another-bank': {
    says: 'Seule, une banque ne peut prendre que sur des comptes chez elle, parfois dans son groupe. Elle n’atteint pas un compte dans une banque sans lien. Il lui faut un jugement puis une autre décision du tribunal. Ouvrez ailleurs un compte de base, possible même mal noté, et déplacez paie, aides et prélèvements. La dette reste : offrez ce que vous pouvez. StepChange, gratuit : 0800 138 1111.',
  },
}

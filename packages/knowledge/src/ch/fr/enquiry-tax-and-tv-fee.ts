/** Questions about tax that is due or wrong, and the Serafe fee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_FR: Words = {
  'ch.ask.tax-cannot-pay': {
    says: 'Demandez un délai ou des acomptes avant l’échéance. En cas de vraie détresse, demandez une remise avant la poursuite. Joignez des preuves. Si l’impôt est faux, réclamez en 30 jours.',
  },
  'ch.ask.tax-object': {
    says: 'Faites une réclamation écrite dans les 30 jours après la décision. C’est gratuit. Dites ce qui est faux et joignez des preuves. Si l’office a seulement estimé faute de déclaration, envoyez-la maintenant au complet : vous devez montrer que l’estimation est clairement fausse.',
  },
  'ch.ask.serafe': {
    says: 'Oui. Chaque ménage la doit une fois, même sans télévision ni radio. Avec des prestations complémentaires, vous en êtes exonéré : envoyez la décision à Serafe. Si deux factures arrivent dans un ménage, écrivez à Serafe et à votre commune.',
  },
}

/** The French words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  says: 'Cette entreprise encaisse des dettes pour d’autres, ou des dettes qu’elle a achetées. Elle n’est pas un tribunal et ne peut pas prendre vos biens.',
  nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  complainTo:
    'D’abord l’entreprise. Pour des prêts, ensuite le service de règlement des litiges (dispute scheme) du prêteur.',
}
const BANK: RowWords = {
  says: 'C’est une banque. Elle doit examiner une demande d’aide pour difficultés (hardship). Elle ne peut pas prendre votre paie sans tribunal.',
  nextStep: 'Demandez par écrit une aide pour difficultés (hardship).',
  complainTo: 'D’abord la banque, puis le Banking Ombudsman.',
}
const POWER: RowWords = {
  says: 'Cette entreprise vend de l’électricité. Elle doit essayer d’aider avant de couper.',
  nextStep: 'Demandez un plan de paiement.',
  complainTo: 'D’abord l’entreprise, puis Utilities Disputes.',
}
const TELECOM: RowWords = {
  says: 'C’est une entreprise de téléphone et d’internet. Si elle ne règle pas une plainte, TDR aide gratuitement.',
  nextStep: 'Comparez la facture avec votre tarif.',
  complainTo: 'D’abord l’entreprise, puis Telecommunications Dispute Resolution.',
}

export const SENDERS_FR: Words = {
  'nz.sender.baycorp': COLLECTOR,
  'nz.sender.credit-corp': COLLECTOR,
  'nz.sender.ecc': COLLECTOR,
  'nz.sender.debtworks': COLLECTOR,
  'nz.sender.intercoll': COLLECTOR,
  'nz.sender.ird': {
    says: 'C’est le service des impôts. Il peut prendre de l’argent sur la paie ou un compte sans tribunal. Vous pouvez demander à payer en plusieurs fois.',
    nextStep: 'Vérifiez dans myIR.',
  },
  'nz.sender.msd': {
    says: 'Ce bureau paie des aides sociales et reprend les sommes payées en trop. Vous pouvez demander un réexamen (review).',
    nextStep: 'Demandez à temps les raisons et un réexamen (review).',
  },
  'nz.sender.fines': {
    says: 'Ce bureau encaisse les amendes des tribunaux et les réparations (reparation). Vous pouvez demander à payer peu à peu.',
    nextStep: 'Appelez le 0800 434 637 avant la date.',
  },
  'nz.sender.tenancy-tribunal': {
    says: 'Ce tribunal décide entre propriétaires et locataires. Ses papiers sont vrais.',
    nextStep: 'Allez à l’audience.',
  },
  'nz.sender.anz': BANK,
  'nz.sender.asb': BANK,
  'nz.sender.bnz': BANK,
  'nz.sender.westpac': BANK,
  'nz.sender.kiwibank': BANK,
  'nz.sender.genesis': POWER,
  'nz.sender.mercury': POWER,
  'nz.sender.contact': POWER,
  'nz.sender.meridian': POWER,
  'nz.sender.spark': TELECOM,
  'nz.sender.one-nz': TELECOM,
  'nz.sender.2degrees': TELECOM,
}

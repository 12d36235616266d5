/** The French words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const AGL: RowWords = {
  says: 'Cette entreprise vend de l’électricité et du gaz. Elle doit offrir de l’aide avant de vous couper.',
  nextStep: 'Demandez un plan de paiement et le programme d’aide (hardship program).',
  complainTo:
    'D’abord l’entreprise, ensuite le médiateur de l’énergie (energy ombudsman) de votre État.',
}
const CBA: RowWords = {
  says: 'C’est une banque. Elle doit examiner une demande d’aide pour difficultés (hardship). Elle ne peut pas prendre votre paie sans tribunal.',
  nextStep: 'Demandez par écrit une aide pour difficultés (hardship).',
  complainTo: 'D’abord la banque. Après 30 jours, ou un non, l’AFCA.',
}
const COLLECTION_HOUSE: RowWords = {
  says: 'Cette entreprise recouvre des dettes pour d’autres. Ce n’est pas un tribunal et elle ne peut pas prendre vos biens.',
  nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez des preuves.',
  complainTo: 'D’abord l’entreprise. Pour les prêts et les cartes, ensuite l’AFCA.',
}
const CREDIT_CORP: RowWords = {
  says: 'Cette entreprise achète des dettes et les recouvre. Elle peut poursuivre. Ce n’est pas un tribunal et elle ne peut pas prendre vos biens.',
  nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez des preuves.',
  complainTo: 'D’abord l’entreprise. Pour les prêts et les cartes, ensuite l’AFCA.',
}
const TELSTRA: RowWords = {
  says: 'C’est une entreprise de téléphone et d’internet. Si elle ne règle pas une plainte, le TIO aide gratuitement.',
  nextStep: 'Comparez la facture à votre contrat.',
  complainTo: 'D’abord l’entreprise, ensuite le Telecommunications Industry Ombudsman.',
}

export const SENDERS_FR: Words = {
  'au.sender.credit-corp': CREDIT_CORP,
  'au.sender.panthera': CREDIT_CORP,
  'au.sender.pioneer': CREDIT_CORP,
  'au.sender.lion': CREDIT_CORP,
  'au.sender.ccs': CREDIT_CORP,
  'au.sender.baycorp': {
    says: 'Baycorp recouvre des dettes pour d’autres et des dettes qu’elle a achetées. Elle fait partie de Credit Corp. Elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez des preuves.',
    complainTo: 'D’abord l’entreprise. Pour les prêts et les cartes, ensuite l’AFCA.',
  },
  'au.sender.collection-house': COLLECTION_HOUSE,
  'au.sender.recoveriescorp': COLLECTION_HOUSE,
  'au.sender.milton-graham': COLLECTION_HOUSE,
  'au.sender.arl': COLLECTION_HOUSE,
  'au.sender.ncml': COLLECTION_HOUSE,
  'au.sender.ampac': COLLECTION_HOUSE,
  'au.sender.indebted': COLLECTION_HOUSE,
  'au.sender.ecc': COLLECTION_HOUSE,
  'au.sender.ato': {
    says: 'C’est le fisc fédéral. Il peut prendre de l’argent sur la paie ou à la banque sans tribunal. Vous pouvez demander un plan et contester (objection).',
    nextStep: 'Vérifiez la dette dans myGov.',
    complainTo: 'D’abord l’ATO, ensuite le Tax Ombudsman.',
  },
  'au.sender.services-australia': {
    says: 'Ce bureau paie les aides sociales et récupère ce qui a été payé en trop. Vous pouvez demander un réexamen (review) et une pause.',
    nextStep: 'Demandez un réexamen (review) par écrit.',
  },
  'au.sender.revenue-nsw': {
    says: 'Ce bureau encaisse les amendes et les dettes envers l’État en Nouvelle-Galles du Sud. Vous pouvez demander un réexamen (review) ou un plan.',
    nextStep: 'Regardez la date limite et la photo en ligne.',
  },
  'au.sender.fines-victoria': {
    says: 'Ce bureau encaisse les amendes dans le Victoria. Vous pouvez demander un réexamen (review), un plan ou une aide spéciale.',
    nextStep: 'Regardez la date limite.',
  },
  'au.sender.sper': {
    says: 'SPER encaisse les amendes impayées dans le Queensland. Vous pouvez demander un plan ou travailler à la place.',
    nextStep: 'Appelez avant la date de la lettre.',
  },
  'au.sender.cba': CBA,
  'au.sender.westpac': CBA,
  'au.sender.nab': CBA,
  'au.sender.anz': CBA,
  'au.sender.agl': AGL,
  'au.sender.origin': AGL,
  'au.sender.energyaustralia': AGL,
  'au.sender.telstra': TELSTRA,
  'au.sender.optus': TELSTRA,
  'au.sender.vodafone': TELSTRA,
}

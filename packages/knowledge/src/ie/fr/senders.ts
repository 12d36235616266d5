/** The French words of Ireland: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LOAN_FIRM: RowWords = {
  says: 'Cette société possède ou gère des prêts qu’une banque a vendus. Elle doit suivre le même code que la banque. Ce n’est pas un tribunal.',
  regulator: 'Central Bank of Ireland, pour les prêts',
  appealsBody: 'Financial Services and Pensions Ombudsman',
  complainTo: 'D’abord la société. Après 40 jours ouvrables, ou un non définitif, l’Ombudsman.',
  nextStep: 'Demandez la preuve de la dette et la preuve qu’ils la possèdent ou la gèrent.',
}

const BANK: RowWords = {
  says: 'C’est une banque. Elle doit chercher avec vous un plan pour les retards avant d’aller au tribunal.',
  regulator: 'Central Bank of Ireland',
  complainTo: 'D’abord la banque, puis le Financial Services and Pensions Ombudsman.',
  nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
}

const ENERGY_FIRM: RowWords = {
  says: 'Cette société vend de l’électricité et du gaz. Elle doit offrir un plan de paiement avant de couper.',
  regulator: 'CRU',
  complainTo: 'D’abord la société, puis la CRU.',
  nextStep: 'Demandez un plan de paiement.',
}

const PHONE_FIRM: RowWords = {
  says: 'C’est une société de téléphone et d’internet. Si elle ne règle pas une plainte, ComReg peut aider.',
  regulator: 'ComReg',
  complainTo: 'D’abord la société, puis ComReg.',
  nextStep: 'Comparez la facture avec votre contrat.',
}

export const SENDERS_FR: Words = {
  'ie.sender.link': LOAN_FIRM,
  'ie.sender.cabot': LOAN_FIRM,
  'ie.sender.everyday': LOAN_FIRM,
  'ie.sender.pepper': LOAN_FIRM,
  'ie.sender.mars': LOAN_FIRM,
  'ie.sender.start': LOAN_FIRM,
  'ie.sender.promontoria': LOAN_FIRM,
  'ie.sender.intrum': {
    says: 'Cette société recouvre des dettes pour d’autres. Ce n’est pas un tribunal et elle ne peut pas prendre vos biens.',
    complainTo:
      'D’abord la société. Pour un prêt, ensuite le Financial Services and Pensions Ombudsman.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ie.sender.revenue': {
    says: 'C’est le fisc. Il peut utiliser un huissier (sheriff) ou prendre de l’argent à la banque ou sur le salaire sans tribunal. Vous pouvez demander un paiement échelonné (phased payment).',
    nextStep: 'Vérifiez dans myAccount.',
  },
  'ie.sender.dsp': {
    says: 'Ce service paie les aides et récupère les trop-perçus. Vous pouvez faire appel.',
    nextStep: 'Demandez la décision et faites appel à temps.',
  },
  'ie.sender.rtb': {
    says: 'Ce service public décide entre bailleurs et locataires. Ses papiers sont vrais.',
    nextStep: 'Cherchez une date et allez-y.',
  },
  'ie.sender.fcpo': {
    says: 'C’est le service de la police (garda) pour les avis de circulation. Ses délais sont fixés par la loi.',
    nextStep: 'Cherchez le jour 28 sur l’avis.',
  },
  'ie.sender.anpost-tv': {
    says: 'An Post perçoit la redevance télé (TV licence).',
    nextStep: 'Payez-la, ou dites que vous n’avez pas de télé.',
  },
  'ie.sender.aib': BANK,
  'ie.sender.boi': BANK,
  'ie.sender.ptsb': BANK,
  'ie.sender.electric-ireland': ENERGY_FIRM,
  'ie.sender.bord-gais': ENERGY_FIRM,
  'ie.sender.sse': ENERGY_FIRM,
  'ie.sender.energia': ENERGY_FIRM,
  'ie.sender.eir': PHONE_FIRM,
  'ie.sender.virgin': PHONE_FIRM,
  'ie.sender.vodafone': PHONE_FIRM,
}

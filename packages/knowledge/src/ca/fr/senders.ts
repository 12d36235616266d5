/** The words in French, by row: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'ca.sender.metcredit': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.collectcents': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.cbv': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.bill-gosling': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.iqor': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.eos-canada': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.gatestone': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.arc': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.partners': {
    says: 'C’est une agence de recouvrement. Elle recouvre pour d’autres ou des dettes qu’elle a achetées. Ce n’est pas un tribunal, et elle ne peut pas prendre vos biens.',
    nextStep: 'Vérifiez la dette et son âge. Puis écrivez et demandez des preuves.',
  },
  'ca.sender.cra': {
    says: 'C’est le fisc fédéral. Il peut prendre une part de la paie ou du compte sans tribunal. Vous pouvez vous opposer et demander un plan.',
    nextStep:
      'Vérifiez la dette dans votre dossier, sur le site officiel. Opposez-vous dans les 90 jours si elle est fausse.',
  },
  'ca.sender.service-canada': {
    says: 'Ce bureau gère l’assurance-emploi et les pensions. Vous pouvez demander une révision.',
    nextStep: 'Demandez une révision dans le délai de la lettre.',
  },
  'ca.sender.revenu-quebec': {
    says: 'C’est le fisc du Québec. Vous pouvez vous opposer à une cotisation et demander une entente de paiement.',
  },
  'ca.sender.tal': {
    says: 'C’est le tribunal du logement du Québec. Ses papiers sont vrais. Allez à l’audience.',
    nextStep: 'Cherchez une date pour répondre ou vous présenter.',
  },
  'ca.sender.rbc': {
    says: 'C’est une banque. Elle doit suivre des règles fédérales quand elle demande de l’argent. Elle ne peut pas prendre votre paie sans tribunal.',
    nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
  },
  'ca.sender.td': {
    says: 'C’est une banque. Elle doit suivre des règles fédérales quand elle demande de l’argent. Elle ne peut pas prendre votre paie sans tribunal.',
    nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
  },
  'ca.sender.scotiabank': {
    says: 'C’est une banque. Elle doit suivre des règles fédérales quand elle demande de l’argent. Elle ne peut pas prendre votre paie sans tribunal.',
    nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
  },
  'ca.sender.bmo': {
    says: 'C’est une banque. Elle doit suivre des règles fédérales quand elle demande de l’argent. Elle ne peut pas prendre votre paie sans tribunal.',
    nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
  },
  'ca.sender.cibc': {
    says: 'C’est une banque. Elle doit suivre des règles fédérales quand elle demande de l’argent. Elle ne peut pas prendre votre paie sans tribunal.',
    nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
  },
  'ca.sender.national': {
    says: 'C’est une banque. Elle doit suivre des règles fédérales quand elle demande de l’argent. Elle ne peut pas prendre votre paie sans tribunal.',
    nextStep: 'Demandez par écrit un plan que vous pouvez tenir.',
  },
  'ca.sender.bell': {
    says: 'C’est une entreprise de téléphone et d’Internet. Si elle ne règle pas une plainte, la CPRST aide gratuitement.',
    nextStep: 'Comparez la facture avec votre contrat.',
  },
  'ca.sender.rogers': {
    says: 'C’est une entreprise de téléphone et d’Internet. Si elle ne règle pas une plainte, la CPRST aide gratuitement.',
    nextStep: 'Comparez la facture avec votre contrat.',
  },
  'ca.sender.telus': {
    says: 'C’est une entreprise de téléphone et d’Internet. Si elle ne règle pas une plainte, la CPRST aide gratuitement.',
    nextStep: 'Comparez la facture avec votre contrat.',
  },
  'ca.sender.ltb': {
    says: 'Ce tribunal décide entre propriétaires et locataires en Ontario. Ses papiers sont vrais. Allez à l’audience.',
    nextStep: 'Cherchez une date pour répondre ou pour vous présenter.',
  },
  'ca.sender.rtb': {
    says: 'Ce bureau décide entre propriétaires et locataires en Colombie-Britannique. Ses papiers sont vrais.',
    nextStep: 'Cherchez une date pour répondre ou pour vous présenter.',
  },
  'ca.sender.crt': {
    says: 'Ce tribunal en ligne décide des petites créances en Colombie-Britannique. Vous devez répondre à temps.',
    nextStep: 'Cherchez une date pour répondre ou pour vous présenter.',
  },
}

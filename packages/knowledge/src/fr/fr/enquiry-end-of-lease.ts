/** Questions about the end of a lease: notice, exit check and deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    dependsOn: 'la ville et la raison du départ',
    says: 'Meublé : un mois. Vide : trois mois, ou un mois en zone tendue, après une perte d’emploi, pour un premier emploi, la santé ou le RSA. Donnez le motif dans la lettre recommandée et joignez la preuve. Sinon, ce sont trois mois.',
  },
  'fr.ask-home.deposit': {
    says: 'Il doit revenir dans le mois qui suit la remise des clés si l’état des lieux de sortie est conforme, deux mois sinon. En retard : 10 % du loyer en plus par mois commencé. En copropriété, jusqu’à 20 % peuvent attendre le décompte annuel. Réclamez en recommandé, puis la commission de conciliation (CDC), gratuite, puis le juge, sans avocat.',
  },
  'fr.ask-home.exit-check': {
    says: 'Comparez entrée et sortie. Vous payez les dégâts, pas l’usure. Demandez devis ou factures, puis saisissez la commission de conciliation (CDC), gratuite.',
  },
}

/** Italian: planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_SERVICES_AND_PLACES_IT: Words = {
  'gb.planning.wants': {
    says: 'Il comune Le chiede cosa pensa di lavori vicino a Lei. Non è obbligato a rispondere.',
  },
  'gb.planning.right-comment': {
    says: 'Può dire la Sua entro il giorno della lettera, quasi sempre entro 21 giorni. Il comune deve guardarlo se riguarda luce, vista, misura, rumore o traffico.',
  },
  'gb.planning.step': {
    says: 'Guardi i piani in rete. Scriva punti brevi su luce, vista, misura o rumore. Il prezzo delle case e le liti non contano. Chieda aiuto a un consigliere.',
  },
  'gb.sectioned.wants': {
    says: 'La lettera dice che qualcuno resta in ospedale secondo il Mental Health Act, per quanto e perché.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Secondo section 2 può andare da un giudice (tribunal) nei primi 14 giorni. Secondo section 3 una volta nei primi sei mesi. Un avvocato è gratis.',
  },
  'gb.sectioned.right-help': {
    says: "Devono dirLe i Suoi diritti, e un aiuto indipendente (advocate) è gratis. Il parente più vicino può chiedere l'uscita con 72 ore di preavviso.",
  },
  'gb.sectioned.step': {
    says: 'Chieda oggi in reparto un avvocato e un advocate. Segni il giorno in cui è iniziato.',
  },
  'gb.shop-lease.right-renew': {
    says: "Chi affitta per lavoro può quasi sempre restare e chiedere al giudice un nuovo contratto. Non se il contratto ha escluso queste regole prima dell'inizio.",
  },
  'gb.shop-lease.answer': {
    says: 'Quasi sempre può restare e chiedere un nuovo contratto, salvo che il vecchio abbia escluso queste regole. Il proprietario deve avere un motivo di legge, e forse avrà denaro. Agisca prima del giorno di ogni avviso.',
  },
  'gb.injury.right-three-years': {
    says: 'Una richiesta per lesioni deve essere dal giudice entro tre anni. Per un bambino partono dai 18. Non deve accettare una prima offerta.',
  },
  'gb.injury.scotland': {
    says: 'Una richiesta per lesioni deve essere dal giudice entro tre anni. Per un bambino partono dai 16. Non deve accettare una prima offerta.',
  },
  'gb.injury.right-small-road': {
    says: "Le piccole lesioni in auto passano dal sito gratuito Official Injury Claim, con somme fisse per il colpo di frusta. L'assicurazione non può offrire nulla per esso prima di un rapporto medico.",
  },
  'gb.injury.answer': {
    says: 'Non abbia fretta: ha tre anni per andare dal giudice. Prenda un rapporto medico prima di ogni offerta, perché chiude la richiesta. Veda un avvocato; molti non costano se perde.',
  },
  'gb.equal.right-services': {
    says: 'Un negozio o servizio non può respingerLa o trattarLa peggio per disabilità, razza, fede, sesso o sessualità. Deve fare cambiamenti giusti, come far entrare un cane di assistenza.',
  },
  'gb.equal.answer': {
    says: 'No. Un negozio o servizio non può respingerLa per questo. Si lamenti per iscritto. Può andare dal giudice entro sei mesi meno un giorno per scuse e denaro.',
  },
  'gb.work.right-antenatal': {
    says: 'Può andare alle visite di gravidanza in orario di lavoro, con paga. Tagliare i turni o trattarLa peggio per la gravidanza è vietato dal primo giorno.',
  },
  'gb.work.transfer-wants': {
    says: 'Il Suo posto passa a un nuovo datore, con le Sue condizioni e la Sua anzianità.',
  },
  'gb.work.right-unbroken': {
    says: 'La Sua anzianità continua senza interruzione. Conta per preavviso, indennità e licenziamento ingiusto.',
  },
  'gb.work.transfer-step': {
    says: 'Chieda chi parla per Lei e quali cambiamenti sono previsti. Tenga contratto e buste paga. Rifiuti per iscritto condizioni peggiori.',
  },
  'gb.care.wants': {
    says: "Il comune Le dice cosa vuole ogni settimana per la cura, e come l'ha calcolato.",
  },
  'gb.care.step': {
    says: 'Chieda un riesame per iscritto. Controlli ogni somma: reddito, risparmi, la casa e chi vi abita. Dopo la risposta, il Local Government Ombudsman è gratis.',
  },
}

/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_NOTICE_WORDS: Words = {
  'fr.home.want-notice': {
    says: 'Il padrone di casa dà disdetta (congé): per vendere, abitarci, o per un motivo serio.',
  },
  'fr.home.step-check-notice': {
    says: 'Controlli la disdetta. C’è un motivo? Sono sei mesi (tre se arredata) prima della fine, per raccomandata, ufficiale o a mano?',
  },
  'fr.home.right-reason': {
    says: 'Per una casa vuota il padrone di casa deve dare disdetta sei mesi prima della fine. Unici motivi: vendita, uso proprio o un motivo serio.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Per una casa arredata il padrone di casa deve dare disdetta tre mesi prima della fine. Serve un motivo: vendita, uso proprio o un motivo serio.',
  },
  'fr.home.furnished-late': {
    says: 'L’avviso è arrivato a meno di tre mesi? Allora non vale e il contratto prosegue un anno. In una casa ammobiliata non c’è prelazione.',
  },
  'fr.home.right-older': {
    says: 'Se ha più di 65 anni e un reddito basso, il padrone di casa deve di solito offrirle un’altra casa vicina.',
  },
  'fr.home.right-buy': {
    says: 'Una disdetta per vendere una casa vuota è prima un’offerta a Lei. Ha i primi due mesi del preavviso per dire sì.',
  },
  'fr.home.option-dispute': {
    title: 'Contestare la disdetta',
    says: 'Se il motivo è falso o il tempo troppo breve, scriva al padrone di casa. Allora il contratto continua, o decide un giudice.',
    cost: 'Una raccomandata.',
    time: 'Un’ora.',
    risk: 'Se la disdetta vale, deve uscire alla sua fine.',
    bestFor: 'La disdetta è tardiva, non ha motivo, o il motivo è un pretesto.',
  },
  'fr.home.insight-no-reason': {
    says: 'Non vediamo un motivo per la disdetta. Senza uno dei tre motivi di legge non ha forza.',
    actionable:
      'Chieda all’ADIL di controllarla, e dica per iscritto al padrone di casa che resta.',
  },
  'fr.home.right-notice-received': {
    says: 'Il termine corre dal giorno in cui la lettera Le è davvero arrivata, non dalla sua data. Conservi la busta e l’avviso della posta.',
  },
  'fr.home.right-notice-leaflet': {
    says: 'Con una disdetta per vendere o per abitarci deve esserci un foglio ufficiale sui Suoi diritti (notice d’information). Manca? Lo dica per iscritto.',
  },
  'fr.home.right-leave-early': {
    says: 'Durante il termine dato dal proprietario può andare via prima. Allora deve l’affitto solo per i giorni in cui ci ha abitato.',
  },
}

/** Questions about the notice of a tenant whose story says where the home is or why it ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_NOTICE_IT: Words = {
  'fr.ask-home.notice-tight-area': {
    says: 'In zona tesa (zone tendue) basta un mese, ma la lettera deve dirlo. Altrimenti valgono tre mesi. Mandi oggi una nuova raccomandata che nomini la zone tendue. Il mese corre dal giorno in cui arriva. Non deve più affitto quando entra un nuovo inquilino con il sì del proprietario.',
  },
  'fr.ask-home.notice-short-reason': {
    says: 'Sì. Basta un mese dopo la perdita del lavoro, un trasferimento, un primo lavoro o un nuovo lavoro dopo una perdita. Lo stesso con RSA o AAH, per salute o per violenze. Indichi il motivo nella raccomandata e alleghi la prova. Altrimenti valgono tre mesi per una casa vuota.',
  },
  'fr.ask-home.notice-furnished': {
    says: 'Per una casa arredata il suo preavviso è di un mese, in ogni momento e senza motivo. Lo mandi per raccomandata, a mano con ricevuta o tramite ufficiale. Il mese corre dal giorno in cui arriva. Deve l’affitto fino alla fine, salvo che entri prima un altro inquilino con il sì del proprietario.',
  },
  'fr.ask-home.landlord-notice-by-message': {
    says: 'No. Una disdetta vale solo per raccomandata, tramite ufficiale (commissaire de justice) o a mano con ricevuta. Deve arrivare sei mesi prima della fine del contratto (arredato: tre) e dare il motivo. Un messaggio o una telefonata non valgono. Resti, continui a pagare e risponda per iscritto. Solo un giudice può farla uscire.',
  },
}

/** The Italian words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'es.stop.want': {
    says: 'Cerchi tre cose: che cosa deve smettere, la promessa da firmare e i soldi che chiedono.',
  },
  'es.stop.rights': {
    says: 'Non deve firmare il loro testo. Può chiedere prove, farsi consigliare e offrire parole Sue.',
  },
  'es.stop.who': {
    says: 'Questi avvocati lavorano per l’altra parte, non per Lei. Scrivono come la vede quella parte.',
  },
  'es.stop.not-yet': {
    says: 'Questa lettera da sola non può obbligarla. Prima devono andare in tribunale, dove Lei può dire la Sua.',
  },
  'es.stop.step-keep': {
    says: 'Salvi una copia del post, della pagina o del prodotto com’è oggi, con la data. Poi decida che cosa cambiare.',
  },
  'es.stop.step-sign': {
    says: 'Non firmi la promessa e non paghi ancora. Una promessa firmata può legarla per anni.',
  },
  'es.stop.step-advice': {
    says: 'Si faccia consigliare da un legale prima della data. Controlli se un’assicurazione o il sindacato paga un avvocato.',
  },
  'es.stop.step-answer': {
    says: 'Risponda in tempo e in breve: ha la lettera, non ammette nulla e si sta facendo consigliare.',
  },
  'es.stop.step-pause': {
    says: 'Può togliere il post mentre si fa consigliare. Dica che così non ammette nulla.',
  },
  'es.stop.step-register': {
    says: 'Cerchi il marchio nel registro pubblico gratuito. Controlli di chi è, da quando e per quali prodotti.',
  },
  'es.stop.right-mark': {
    says: 'Può usare in modo onesto il Suo nome di persona e parole semplici che descrivono i Suoi prodotti.',
  },
  'es.stop.option-help': {
    says: 'Un avvocato può dire se hanno ragione e scrivere la risposta.',
    title: 'Farsi consigliare da un legale prima della data',
    cost: 'Spesso un prezzo fisso per il primo colloquio. Controlli l’assicurazione.',
    time: 'Questa settimana.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Tutti quelli a cui chiedono di firmare una promessa.',
  },
  'es.stop.option-dispute': {
    says: 'Dica in poche righe perché hanno torto e chieda le prove.',
    title: 'Rifiutare e dire perché',
    cost: 'Nulla per scrivere.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale, e può costare molto.',
    bestFor: 'Le Sue parole sono vere, o l’uso è onesto.',
  },
  'es.stop.option-comply': {
    says: 'Tolga il post o cambi il nome, e offra una breve promessa con parole Sue.',
    title: 'Smettere, senza ammettere nulla',
    cost: 'Quello che costa il cambiamento.',
    time: 'Alcuni giorni.',
    risk: 'Possono ancora chiedere le loro spese.',
    bestFor: 'Per Lei non vale la pena litigare.',
  },
  'es.stop.warn-costs': {
    says: 'Le cause per diffamazione e marchi possono costare moltissimo. Si faccia consigliare prima di firmare o rifiutare.',
  },
  'es.stop.reality': {
    says: 'Viene dall’altra parte, non da un tribunale. Solo un giudice può ordinare di smettere o di pagare. Ma non la lasci lì, perché una causa può costare molto.',
  },
  'es.stop.right-truth': {
    says: 'Può dire ciò che è vero e dare la Sua opinione sincera con misura. Gli insulti non sono coperti.',
  },
  'es.stop.right-harm': {
    says: 'Chi chiede soldi deve mostrare il danno che le Sue parole hanno fatto. Una somma senza prove è solo un desiderio.',
  },
  'es.stop.right-time': {
    says: 'Hanno quattro anni per chiedere denaro al giudice civile. La querela (querella) si prescrive in un anno.',
  },
}

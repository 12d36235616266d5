/** The Italian words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'au.stop.want': {
    says: 'Cerchi tre cose: che cosa dovrebbe smettere, la promessa che vogliono farle firmare, e i soldi che chiedono.',
  },
  'au.stop.rights': {
    says: 'Non è obbligato a firmare le loro parole. Può chiedere prove, farsi consigliare e offrire parole Sue.',
  },
  'au.stop.reality': {
    says: 'Viene da avvocati, non da un tribunale. Solo un giudice può ordinarle di smettere o di pagare. Ma non la lasci lì, perché una causa può costare molto.',
  },
  'au.stop.who': {
    says: 'Questi avvocati lavorano per l’altra parte, non per Lei. Quello che scrivono è il punto di vista di quella parte.',
  },
  'au.stop.not-yet': {
    says: 'Questa lettera da sola non può farla pagare o smettere. Prima devono andare in tribunale, e lì Lei può dire la Sua.',
  },
  'au.stop.step-keep': {
    says: 'Salvi una copia del post, della pagina o del prodotto com’è oggi, con la data. Poi decida che cosa cambiare.',
  },
  'au.stop.step-sign': {
    says: 'Non firmi ancora la promessa e non paghi ancora. Una promessa firmata può legarla per anni.',
  },
  'au.stop.step-advice': {
    says: 'Chieda un consiglio legale prima della data. Veda se l’assicurazione della casa, dell’attività o del sindacato paga un avvocato.',
  },
  'au.stop.step-answer': {
    says: 'Mandi in tempo una risposta breve: ha ricevuto la lettera, non ammette nulla e si sta facendo consigliare.',
  },
  'au.stop.step-pause': {
    says: 'Può togliere il post per ora, mentre si fa consigliare. Dica che così non ammette nulla.',
  },
  'au.stop.step-register': {
    says: 'Cerchi il marchio nel registro pubblico gratuito. Controlli di chi è, da quando e per quali prodotti.',
  },
  'au.stop.right-truth': {
    says: 'È una difesa che le Sue parole siano vere, o che siano un’opinione onesta basata su fatti veri.',
  },
  'au.stop.right-mark': {
    says: 'Può usare il Suo nome di persona, e parole semplici che descrivono i Suoi prodotti, se lo fa in modo onesto.',
  },
  'au.stop.option-help': {
    says: 'Un avvocato può dirle se hanno ragione e scrivere la risposta.',
    title: 'Avere un consiglio legale prima della data',
    cost: 'Spesso un prezzo fisso per il primo colloquio. Controlli la Sua assicurazione.',
    time: 'Questa settimana.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Chiunque debba firmare una promessa.',
  },
  'au.stop.option-dispute': {
    says: 'Dica in poche righe perché sbagliano e chieda le loro prove.',
    title: 'Rifiutare, e dire perché',
    cost: 'Scrivere non costa nulla.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale, e può costare molto.',
    bestFor: 'Le Sue parole sono vere, o il Suo uso è onesto.',
  },
  'au.stop.option-comply': {
    says: 'Lo tolga o cambi il nome, e offra una breve promessa con parole Sue.',
    title: 'Smettere, ma non ammettere nulla',
    cost: 'Quello che Le costa il cambiamento.',
    time: 'Alcuni giorni.',
    risk: 'Possono comunque chiedere le loro spese.',
    bestFor: 'Per Lei non vale una lite.',
  },
  'au.stop.warn-costs': {
    says: 'Le cause per diffamazione e marchi possono costare moltissimo. Chieda un consiglio legale prima di firmare o rifiutare.',
  },
  'au.stop.right-harm': {
    says: 'In quasi tutti gli stati le parole sono diffamazione (defamation) solo se hanno fatto un danno grave o è probabile che lo facciano. Una società più grande non può fare causa per questo.',
  },
  'au.stop.right-notice': {
    says: 'In quasi tutti gli stati devono prima mandare un avviso (concerns notice). Poi Lei ha 28 giorni per offrire un rimedio, come una correzione e delle scuse.',
  },
  'au.stop.right-year': {
    says: 'Di solito hanno un anno per fare causa, dal giorno in cui le parole sono state pubblicate.',
  },
}

/** The Italian words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'ca.stop.want': {
    says: 'Cerchi tre cose: che cosa dovrebbe smettere, la promessa che vogliono farle firmare e i soldi che chiedono.',
  },
  'ca.stop.rights': {
    says: 'Non deve firmare le loro parole. Può chiedere prove, farsi consigliare e offrire parole Sue.',
  },
  'ca.stop.reality': {
    says: 'Viene da avvocati, non da un tribunale. Solo un giudice può ordinarle di smettere o di pagare. Ma non lo lasci lì, perché una causa può costare molto.',
  },
  'ca.stop.who': {
    says: 'Questi avvocati lavorano per l’altra parte, non per Lei. Quello che scrivono è il punto di vista di quella parte.',
  },
  'ca.stop.not-yet': {
    says: 'Da sola questa lettera non può farla pagare o smettere. Prima devono andare in tribunale, e lì Lei può dire la Sua.',
  },
  'ca.stop.step-keep': {
    says: 'Salvi una copia del post, della pagina o del prodotto com’è oggi, con la data. Poi decida che cosa cambiare.',
  },
  'ca.stop.step-sign': {
    says: 'Non firmi ancora la promessa e non paghi ancora. Una promessa firmata può legarla per anni.',
  },
  'ca.stop.step-advice': {
    says: 'Chieda consiglio legale prima della data. Guardi se l’assicurazione della casa, dell’attività o il sindacato pagano un avvocato.',
  },
  'ca.stop.step-answer': {
    says: 'Mandi in tempo una risposta breve: ha la lettera, non ammette nulla e si sta facendo consigliare.',
  },
  'ca.stop.step-pause': {
    says: 'Per ora può togliere il post, mentre si fa consigliare. Dica che così non ammette nulla.',
  },
  'ca.stop.step-register': {
    says: 'Cerchi il marchio nel registro pubblico gratuito. Guardi di chi è, da quando e per quali prodotti.',
  },
  'ca.stop.right-truth': {
    says: 'Fuori dal Québec è una difesa che le Sue parole sono vere, o che sono un’opinione onesta basata su fatti veri.',
  },
  'ca.stop.right-mark': {
    says: 'Può usare il Suo nome personale, e parole semplici che descrivono i Suoi prodotti, se lo fa in modo onesto.',
  },
  'ca.stop.option-help': {
    says: 'Un avvocato può dirle se hanno ragione e scrivere la risposta.',
    title: 'Chiedere consiglio legale prima della data',
    cost: 'Spesso un prezzo fisso per un primo colloquio. Guardi la Sua assicurazione.',
    time: 'Questa settimana.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Tutti quelli a cui chiedono di firmare una promessa.',
  },
  'ca.stop.option-dispute': {
    says: 'Dica in poche righe perché sbagliano e chieda le loro prove.',
    title: 'Rifiutare e dire perché',
    cost: 'Scrivere non costa nulla.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale, e può costare molto.',
    bestFor: 'Le Sue parole sono vere, o il Suo uso è onesto.',
  },
  'ca.stop.option-comply': {
    says: 'Lo tolga o cambi il nome, e offra una breve promessa con parole Sue.',
    title: 'Smettere, ma non ammettere nulla',
    cost: 'Quello che Le costa il cambio.',
    time: 'Pochi giorni.',
    risk: 'Possono comunque chiedere le loro spese.',
    bestFor: 'Per Lei non vale una lite.',
  },
  'ca.stop.warn-costs': {
    says: 'Le cause per diffamazione e marchi possono costare moltissimo. Chieda consiglio legale prima di firmare o rifiutare.',
  },
}

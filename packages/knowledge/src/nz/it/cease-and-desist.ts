/** The Italian words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'nz.stop.want': {
    says: 'Cerchi tre cose: che cosa dovrebbe smettere di fare, la promessa che vogliono farle firmare, e i soldi che chiedono.',
  },
  'nz.stop.rights': {
    says: 'Non deve firmare le loro parole. Può chiedere prove, farsi consigliare e offrire parole Sue.',
  },
  'nz.stop.reality': {
    says: 'Viene da avvocati, non da un tribunale. Solo un giudice può ordinarle di smettere o di pagare. Ma non la lasci lì, perché una causa può costare molto.',
  },
  'nz.stop.who': {
    says: 'Questi avvocati lavorano per l’altra parte, non per Lei. Quello che scrivono è il punto di vista di quella parte.',
  },
  'nz.stop.not-yet': {
    says: 'Questa lettera da sola non può farla pagare o smettere. Prima devono andare in tribunale, e lì Lei può dire la Sua.',
  },
  'nz.stop.step-keep': {
    says: 'Salvi una copia del messaggio, della pagina o del prodotto com’è oggi, con la data. Poi decida che cosa cambiare.',
  },
  'nz.stop.step-sign': {
    says: 'Non firmi ancora la promessa e non paghi ancora. Una promessa firmata può legarla per anni.',
  },
  'nz.stop.step-advice': {
    says: 'Prenda un consiglio legale prima della data. Controlli se la Sua assicurazione di casa o d’impresa, o il Suo sindacato, paga un avvocato.',
  },
  'nz.stop.step-answer': {
    says: 'Mandi in tempo una breve risposta: ha la lettera, non ammette nulla, e si sta facendo consigliare.',
  },
  'nz.stop.step-pause': {
    says: 'Può togliere il messaggio per ora, mentre si fa consigliare. Dica che questo non ammette nulla.',
  },
  'nz.stop.step-register': {
    says: 'Cerchi il marchio nel registro pubblico gratuito. Controlli di chi è, da quando e per quali prodotti.',
  },
  'nz.stop.right-truth': {
    says: 'È una difesa che le Sue parole siano vere, o che siano un’opinione onesta basata su fatti veri.',
  },
  'nz.stop.right-mark': {
    says: 'Può usare il Suo nome, e parole semplici che descrivono i Suoi prodotti, se lo fa in modo onesto.',
  },
  'nz.stop.option-help': {
    says: 'Un avvocato può dirle se hanno buone ragioni e scrivere la risposta.',
    title: 'Prendere un consiglio legale prima della data',
    cost: 'Spesso un prezzo fisso per un primo colloquio. Controlli la Sua assicurazione.',
    time: 'Questa settimana.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Tutti quelli a cui si chiede di firmare una promessa.',
  },
  'nz.stop.option-dispute': {
    says: 'Dica in poche righe perché hanno torto e chieda le loro prove.',
    title: 'Rifiutare, e dire perché',
    cost: 'Scrivere non costa nulla.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale, e può costare molto.',
    bestFor: 'Le Sue parole sono vere, o il Suo uso è onesto.',
  },
  'nz.stop.option-comply': {
    says: 'Lo tolga o cambi il nome, e offra una breve promessa con parole Sue.',
    title: 'Smettere, ma non ammettere nulla',
    cost: 'Quello che Le costa il cambiamento.',
    time: 'Alcuni giorni.',
    risk: 'Possono chiedere comunque i loro costi.',
    bestFor: 'Per Lei non vale la pena litigare.',
  },
  'nz.stop.warn-costs': {
    says: 'Le cause per diffamazione e marchi possono costare moltissimo. Prenda un consiglio legale prima di firmare o rifiutare.',
  },
  'nz.stop.right-company': {
    says: 'Una società può vincere una causa per diffamazione (defamation) solo se le parole le hanno fatto perdere soldi, o è probabile che lo facciano.',
  },
  'nz.stop.right-two-years': {
    says: 'Hanno due anni dal giorno in cui le parole sono state pubblicate per fare causa per diffamazione (defamation).',
  },
}

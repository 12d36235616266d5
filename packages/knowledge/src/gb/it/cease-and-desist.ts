/** Diffide: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'gb.stop.want': {
    says: 'Cerchi tre cose: che cosa deve smettere, la promessa da firmare e i soldi che chiedono.',
  },
  'gb.stop.rights': {
    says: 'Non deve firmare il loro testo. Può chiedere prove, farsi consigliare e offrire parole Sue.',
  },
  'gb.stop.reality': {
    says: 'Viene da avvocati, non da un tribunale. Solo un giudice può ordinare di smettere o di pagare. Ma non la lasci lì, perché una causa può costare molto.',
  },
  'gb.stop.who': {
    says: 'Questi avvocati lavorano per l’altra parte, non per Lei. Scrivono come la vede quella parte.',
  },
  'gb.stop.not-yet': {
    says: 'Questa lettera da sola non può obbligarla. Prima devono andare in tribunale, dove Lei può dire la Sua.',
  },
  'gb.stop.step-keep': {
    says: 'Salvi una copia del post, della pagina o del prodotto com’è oggi, con la data. Poi decida che cosa cambiare.',
  },
  'gb.stop.step-sign': {
    says: 'Non firmi la promessa e non paghi ancora. Una promessa firmata può legarla per anni.',
  },
  'gb.stop.step-advice': {
    says: 'Si faccia consigliare da un legale prima della data. Controlli se un’assicurazione o il sindacato paga un avvocato.',
  },
  'gb.stop.step-answer': {
    says: 'Risponda in tempo e in breve: ha la lettera, non ammette nulla e si sta facendo consigliare.',
  },
  'gb.stop.step-pause': {
    says: 'Può togliere il post mentre si fa consigliare. Dica che così non ammette nulla.',
  },
  'gb.stop.step-register': {
    says: 'Cerchi il marchio nel registro pubblico gratuito. Controlli di chi è, da quando e per quali prodotti.',
  },
  'gb.stop.right-harm': {
    says: 'Le parole sono diffamazione (libel) solo se hanno fatto o faranno un danno grave. Un’azienda deve mostrare una grave perdita di soldi.',
  },
  'gb.stop.right-truth': {
    says: 'Può difendersi se le parole sono vere, o sono un’opinione onesta su fatti veri.',
  },
  'gb.stop.right-year': {
    says: 'Hanno un anno per fare causa per diffamazione (libel). Conta dal giorno della pubblicazione.',
  },
  'gb.stop.right-mark': {
    says: 'Può usare in modo onesto il Suo nome di persona e parole semplici che descrivono i Suoi prodotti.',
  },
  'gb.stop.option-help': {
    says: 'Un avvocato può dire se hanno ragione e scrivere la risposta.',
    title: 'Farsi consigliare da un legale prima della data',
    cost: 'Spesso un prezzo fisso per il primo colloquio. Controlli l’assicurazione.',
    time: 'Questa settimana.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Tutti quelli a cui chiedono di firmare una promessa.',
  },
  'gb.stop.option-dispute': {
    says: 'Dica in poche righe perché hanno torto e chieda le prove.',
    title: 'Rifiutare e dire perché',
    cost: 'Nulla per scrivere.',
    time: 'Prima della loro data.',
    risk: 'Possono andare in tribunale, e può costare molto.',
    bestFor: 'Le Sue parole sono vere, o l’uso è onesto.',
  },
  'gb.stop.option-comply': {
    says: 'Tolga il post o cambi il nome, e offra una breve promessa con parole Sue.',
    title: 'Smettere, senza ammettere nulla',
    cost: 'Quello che costa il cambiamento.',
    time: 'Alcuni giorni.',
    risk: 'Possono ancora chiedere le loro spese.',
    bestFor: 'Per Lei non vale la pena litigare.',
  },
  'gb.stop.warn-costs': {
    says: 'Le cause per diffamazione e marchi possono costare moltissimo. Si faccia consigliare prima di firmare o rifiutare.',
  },
  'gb.stop.right-secrets': {
    says: 'Sono protetti solo i veri segreti della ditta: ciò che nel settore non è noto, che per questo vale denaro e che la ditta ha custodito.',
  },
}

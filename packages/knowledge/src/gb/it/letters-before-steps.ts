/** Che cosa deve venire prima del giudice: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTERS_BEFORE_STEPS_IT: Words = {
  'gb.rent.notice-first': {
    says: 'Nessuna causa può iniziare senza un avviso formale (notice). Per una casa privata o di housing association di solito è una section 8 notice.',
  },
  'gb.home.section-8-now': {
    says: 'Per riavere la casa, il proprietario deve ora usare la section 8: un motivo di legge, il giusto preavviso e prove in tribunale.',
  },
  'gb.bill.water-paying-fair': {
    says: 'Ofwat si aspetta che la società idrica La aiuti se è in difficoltà. Chieda un piano sostenibile, e una bolletta più bassa se ha poco reddito.',
  },
  'gb.bill.warrant-hearing': {
    says: 'Un warrant per entrare richiede il sì del giudice. Può andare a dire perché no, o prima concordare un piano con la società.',
  },
  'gb.tax.goods-notice': {
    says: 'Prima di prendere beni, HMRC deve mandare un avviso e aspettare sette giorni interi. Un piano concordato in quel tempo lo ferma.',
  },
  'gb.music.before-court': {
    says: 'Prima della causa devono spiegare il caso e darle un tempo giusto. Risponda per iscritto: il giudice può guardare come si sono comportati tutti.',
  },
  'gb.cease.libel-protocol': {
    says: 'Una lettera per diffamazione (libel) deve citare le parole esatte, dire che cosa è falso e il danno grave. Di solito ha 14 giorni per rispondere.',
  },
  'gb.home.right-eviction-day': {
    says: 'Deve essere avvisato per iscritto almeno 14 giorni prima dello sfratto. Se no, chieda al giudice di fermarlo.',
  },
  'gb.rent.council-notice-first': {
    says: "Nessuna causa può iniziare senza un avviso formale (notice) del comune. Per l'affitto il giudice deve anche ritenere giusto lo sfratto.",
  },
}

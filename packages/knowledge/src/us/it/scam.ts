/** The Italian words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'us.scam.want': { says: 'Vogliono soldi o i Suoi dati in fretta, prima che possa controllare.' },
  'us.scam.who': {
    says: 'I truffatori spesso usano il nome dell’IRS, di Social Security, della polizia, di una banca o di un grande negozio.',
  },
  'us.scam.reality': {
    says: 'Nessun vero ufficio chiede carte regalo, criptovalute, contanti per corriere o un bonifico (wire) per tenere al sicuro i Suoi soldi.',
  },
  'us.scam.rights-summary': {
    says: 'Non è obbligato a rispondere. Può riattaccare, cancellare e chiedere al vero ufficio con il suo numero.',
  },
  'us.scam.not-yet': {
    says: 'Nessuno viene oggi ad arrestarla per questo messaggio. Veri tribunali e uffici scrivono e danno tempo.',
  },
  'us.scam.irs': {
    says: 'L’IRS scrive prima per posta. Non inizia con un messaggio, un’e-mail o una telefonata su un debito o un rimborso.',
    actionable: 'Controlli il Suo conto su IRS.gov. Non usi il link o il numero del messaggio.',
  },
  'us.scam.ssa': {
    says: 'Social Security non sospende mai il Suo numero e non chiede mai soldi per tenerlo.',
    actionable: 'Lo segnali su oig.ssa.gov.',
  },
  'us.scam.debt': {
    says: 'Una società di recupero crediti che non dà nome, indirizzo e un avviso scritto può essere falsa.',
    actionable:
      'Chieda un avviso scritto sul debito (validation notice). Cerchi la causa sul sito proprio del tribunale.',
  },
  'us.scam.false-officer': {
    says: 'Fingersi un funzionario federale per avere soldi è un reato, fino a tre anni di carcere. Qui la vittima è Lei.',
    actionable: 'Scriva il nome, il numero di distintivo e il telefono che usano, e li segnali.',
  },
  'us.scam.ssa-name': {
    says: 'Nessuno può usare il nome di Social Security per far sembrare ufficiale una lettera falsa. Chi lo fa può avere una multa.',
  },
  'us.scam.right-check': {
    says: 'Ha il diritto di prendersi tempo e di controllare con il vero ufficio prima di pagare o dire qualcosa.',
  },
  'us.scam.right-bank': {
    says: 'Se dal conto sono usciti soldi senza il Suo consenso, la banca deve controllare. Lo dica entro due giorni lavorativi per perdere il meno possibile.',
  },
  'us.scam.toll': {
    says: 'Quasi tutti i messaggi su pedaggi non pagati con un link sono truffe. Controlli il Suo conto sul sito proprio dell’ente dei pedaggi.',
  },
  'us.scam.right-card': {
    says: 'Per acquisti con un numero di carta di credito rubato deve al massimo $50, quasi sempre nulla. Chiami subito la società della carta.',
  },
  'us.scam.right-identity-crime': {
    says: 'Usare il Suo nome o il Suo numero per truffare è un reato federale (identity theft). Se li ha dati, vada su IdentityTheft.gov.',
  },
}

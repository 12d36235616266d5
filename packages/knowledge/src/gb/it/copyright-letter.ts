/** Diritto d’autore (copyright): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_LETTER_IT: Words = {
  'gb.copyright.want': {
    says: 'Vogliono soldi per un uso che dicono fatto da Lei. È un’offerta di accordo, non una multa.',
  },
  'gb.copyright.rights-summary': {
    says: 'Può chiedere di provare di chi è l’opera, che Lei l’ha usata, e come arrivano alla somma.',
  },
  'gb.copyright.reality': {
    says: 'Nessun tribunale l’ha esaminata. La somma è loro. Un tribunale guarderebbe quanto costava una licenza giusta.',
  },
  'gb.copyright.who': {
    says: 'Il mittente è una ditta privata che agisce per un proprietario. Non ha poteri ufficiali. Non li ha neanche una società di recupero.',
  },
  'gb.copyright.not-yet': {
    says: 'Una richiesta così non è un debito finché Lei non accetta o un tribunale non lo dice. Ora nessuno può prendere le Sue cose per questo.',
  },
  'gb.copyright.know': {
    says: 'Un’immagine trovata online non è libera, anche senza un segno sopra. Ma del prezzo chiesto spesso si può parlare.',
    learnMore:
      'Guardi quanto chiede il proprietario per una licenza di quel tipo e durata. È un buon inizio per un’offerta.',
  },
  'gb.copyright.step-remove': {
    says: 'Tolga ora l’opera, e conservi una copia con data della pagina com’era. Questo non ammette nulla.',
  },
  'gb.copyright.step-genuine': {
    says: 'Controlli che il mittente sia vero. Non apra link o file in un’e-mail. Cerchi Lei la ditta.',
  },
  'gb.copyright.step-proof': {
    says: 'Chieda prove scritte: il proprietario, il diritto di chiedere, l’immagine, la pagina, le date e il calcolo della somma.',
  },
  'gb.copyright.step-source': {
    says: 'Cerchi dove l’ha presa. Una licenza, chi ha fatto il sito o un archivio gratuito può essere la Sua risposta.',
  },
  'gb.copyright.step-offer': {
    says: 'Se l’ha usata, offra quanto costava una licenza per quel tempo. Dica che è per chiudere tutta la questione.',
  },
  'gb.copyright.step-deny': {
    says: 'Se non l’ha usata, o aveva il permesso, lo dica e mandi le prove. Sia breve.',
  },
  'gb.copyright.right-proof': {
    says: 'Devono provare che l’opera è loro o che possono chiedere per il proprietario. Devono provare che Lei l’ha copiata o mostrata.',
  },
  'gb.copyright.right-innocent': {
    says: 'Se non sapeva, e non aveva motivo di pensare, che l’opera era protetta, un tribunale non dà un risarcimento. È raro.',
  },
  'gb.copyright.right-exceptions': {
    says: 'Alcuni usi non hanno bisogno di permesso, come citazione corretta, recensione, studio privato o parodia.',
  },
  'gb.copyright.right-letter': {
    says: 'Prima di una causa dovrebbero scriverle con i dettagli e darle un tempo giusto per rispondere.',
  },
  'gb.copyright.option-proof': {
    says: 'Scriva una sola lettera calma ed elenchi ciò che vuole vedere.',
    title: 'Chiedere le prove',
    cost: 'Un francobollo.',
    time: 'Un’ora.',
    risk: 'Basso.',
    bestFor: 'Non è sicuro dell’uso, del proprietario o della somma.',
  },
  'gb.copyright.option-offer': {
    says: 'Offra quanto costava una licenza, per chiudere tutto.',
    title: 'Offrire un prezzo giusto di licenza',
    cost: 'Quello che offre.',
    time: 'Alcune settimane.',
    risk: 'Può sembrare un’ammissione. Dica che è solo per un accordo.',
    bestFor: 'L’ha usata senza permesso.',
  },
  'gb.copyright.option-help': {
    says: 'L’Intellectual Property Office ha guide gratuite. Alcuni avvocati danno un primo colloquio gratuito.',
    title: 'Chiedere consiglio',
    cost: 'Nulla all’inizio.',
    time: 'Una telefonata.',
    risk: 'Nessuno.',
    bestFor: 'La somma è grande, o sono arrivati atti del tribunale.',
  },
  'gb.copyright.warn-ignore': {
    says: 'Le richieste vere possono andare in tribunale, e chi perde paga. Se ha usato l’opera, non la ignori.',
  },
  'gb.copyright.warn-sign': {
    says: 'Una promessa firmata (undertaking) può legarla per anni. Non ne firmi una prima di avere un consiglio.',
  },
  'gb.copyright.insight-short': {
    says: 'Il termine breve è loro. Non ha valore di legge.',
    actionable: 'Risponda comunque prima, e chieda i documenti che Le servono.',
  },
  'gb.copyright.insight-collector': {
    says: 'Una società di recupero lo tratta come un debito. Una richiesta di danni che Lei contesta non è un debito.',
    actionable: 'Le scriva che contesta e che tratterà solo con il proprietario.',
  },
  'gb.copyright.insight-strict': {
    says: 'È vero che non sapere di solito non è una difesa. Può comunque contare per la somma.',
    actionable: 'Dica come l’opera è arrivata a Lei, con le date.',
  },
  'gb.copyright.know-small': {
    says: "Una richiesta fino a £10,000 va alle piccole cause di un tribunale speciale. Lì chi perde paga poco delle spese dell'altro.",
  },
}

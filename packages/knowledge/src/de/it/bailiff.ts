/** The Italian words of the rows in ../bailiff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'de.bailiff.want': {
    says: "Un ufficiale giudiziario (Gerichtsvollzieher) Le chiede di pagare un debito per cui c'è un titolo del tribunale.",
  },
  'de.bailiff.want-statement': {
    says: "Paghi entro due settimane, o venga all'appuntamento ed elenchi beni e redditi (Vermögensauskunft).",
  },
  'de.bailiff.want-public': {
    says: 'Un ufficio pubblico vuole denaro che dice dovuto da Lei. Può eseguire la propria decisione senza un tribunale.',
  },
  'de.bailiff.who': {
    says: 'Il Gerichtsvollzieher è un funzionario dello Stato che agisce per il creditore. Deve anche cercare una via pacifica.',
  },
  'de.bailiff.who-public': {
    says: "È l'ufficio esecuzioni di un ente pubblico. I suoi addetti hanno poteri come un ufficiale giudiziario.",
  },
  'de.bailiff.reality': {
    says: "È una cosa seria, ma può ancora concordare rate con l'ufficiale. Un piano ferma l'esecuzione.",
  },
  'de.bailiff.reality-public': {
    says: "Chiami l'ufficio indicato nella lettera prima della data. Gli uffici spesso accettano rate se mostra il Suo bilancio.",
  },
  'de.bailiff.rights': {
    says: 'Ciò che serve per vivere e lavorare è al sicuro: cose di base, parte dello stipendio e un conto protetto.',
  },
  'de.bailiff.not-yet-search': {
    says: "L'ufficiale non può perquisire la casa contro la Sua volontà senza l'ordine di un giudice.",
  },
  'de.bailiff.not-yet-search-public': {
    says: "L'addetto dell'ufficio non può perquisire la casa contro la Sua volontà senza l'ordine di un giudice.",
  },
  'de.bailiff.not-yet-arrest': {
    says: "Non si viene arrestati per debiti. Un mandato arriva solo se manca all'appuntamento senza motivo o rifiuta di rispondere.",
  },
  'de.bailiff.know-month': {
    says: "La banca deve aspettare un mese prima di versare il denaro pignorato. Un P-Konto fatto in quel mese protegge dall'inizio.",
    learnMore:
      'Scriva alla banca: «Bitte führen Sie mein Konto als P-Konto» (tenga il mio conto come P-Konto). Deve farlo dal quarto giorno lavorativo.',
  },
  'de.bailiff.know-register': {
    says: "Se non può pagare o rifiuta, entra per tre anni nel registro dei debitori. Pagare tutto toglie prima l'iscrizione.",
  },
  'de.bailiff.deadline-statement': {
    says: 'Devono passare due settimane tra la richiesta di pagare e la Sua dichiarazione dei beni.',
    action: "Pagare, o concordare rate con l'ufficiale giudiziario",
    consequence: "Poi deve venire all'appuntamento ed elencare i Suoi beni.",
  },
  'de.bailiff.deadline-account': {
    says: 'Un P-Konto fatto entro un mese da quando la banca ha ricevuto il pignoramento protegge il denaro già bloccato. Il giorno indicato lascia tempo per la posta.',
    action: 'Far trasformare il conto in un conto protetto (P-Konto)',
    consequence: 'La banca versa il denaro pignorato al creditore.',
  },
  'de.bailiff.deadline-clearing': {
    says: 'Una richiesta di protezione dallo sfratto deve arrivare almeno due settimane prima del giorno dello sfratto.',
    action: "Chiedere al tribunale dell'esecuzione di fermare o rinviare lo sfratto (§ 765a ZPO)",
    consequence:
      'Una richiesta più tardi vale solo se i motivi sono nati dopo o se aveva un impedimento.',
  },
  'de.bailiff.step-call': {
    says: "Chiami l'ufficiale giudiziario prima della data. Indichi una somma che può davvero pagare ogni mese.",
  },
  'de.bailiff.step-call-public': {
    says: "Chiami l'ufficio prima della data. Chieda rate o un rinvio, e lo confermi per iscritto.",
  },
  'de.bailiff.step-account': {
    says: 'Trasformi oggi il conto in un P-Konto. Allora almeno 1.590 € al mese non si possono pignorare.',
  },
  'de.bailiff.step-certificate': {
    says: 'Figli, un coniuge da mantenere o assegni familiari? Chieda un certificato a un centro di consulenza per debiti, per proteggere di più.',
  },
  'de.bailiff.step-attend': {
    says: "Vada all'appuntamento. Se è malato, mandi prima una prova. Se manca, può arrivare un mandato.",
  },
  'de.bailiff.step-title': {
    says: 'Chieda di vedere il titolo e il calcolo della somma. Se non ha mai ricevuto le carte del tribunale, vada subito da un avvocato.',
  },
  'de.bailiff.step-title-public': {
    says: "Chieda la decisione (Bescheid) su cui si basa. Se non l'ha mai ricevuta o si è opposto, lo dica ora per iscritto.",
  },
  'de.bailiff.step-wrong-way': {
    says: "Hanno pignorato una cosa protetta? Reclami al tribunale dell'esecuzione (Erinnerung). È senza tasse di tribunale.",
  },
  'de.bailiff.step-plan': {
    says: 'Offra un piano che finisce entro dodici mesi. Un ritardo di due settimane lo chiude.',
  },
  'de.bailiff.step-many': {
    says: "Più debiti di quanti può pagare? L'insolvenza privata La libera dopo tre anni. La consulenza gratuita la prepara.",
  },
  'de.bailiff.step-clearing': {
    says: "È fissato un giorno di sfratto. Vada oggi all'ufficio casa del Comune (Wohnungssicherung) e da un avvocato.",
  },
  'de.bailiff.option-plan': {
    title: "Concordare un piano con l'ufficiale giudiziario",
    says: 'Mostri che cosa guadagna e spende, e offra somme fisse in giorni fissi.',
    cost: "Il debito e le spese dell'ufficiale.",
    time: 'Una telefonata, prima della data.',
    risk: 'Il creditore può dire no. Due settimane di ritardo chiudono il piano.',
    bestFor: 'Può saldarlo entro un anno.',
  },
  'de.bailiff.option-plan-public': {
    title: "Chiedere rate all'ufficio",
    says: 'Spieghi il Suo bilancio e offra una somma al mese. Chieda una risposta scritta.',
    cost: 'Il debito, a volte interessi.',
    time: 'Una telefonata e una lettera.',
    risk: 'Finché non accetta, può andare avanti.',
    bestFor: 'La decisione è giusta, i soldi sono pochi.',
  },
  'de.bailiff.option-protect': {
    title: 'Proteggere conto e stipendio',
    says: 'Chieda un P-Konto e porti certificati per figli e prestazioni.',
    cost: "Gratis in banca. I certificati possono costare un po'.",
    time: 'Quattro giorni lavorativi.',
    risk: 'Un P-Konto non ha scoperto.',
    bestFor: 'Il Suo reddito è basso o il conto è pignorato.',
  },
  'de.bailiff.option-court': {
    title: "Rivolgersi al tribunale dell'esecuzione",
    says: 'Dica al tribunale locale che cosa è sbagliato nel pignoramento e mandi prove.',
    cost: 'Spesso gratis, o piccole tasse.',
    time: 'Subito.',
    risk: 'La protezione per grave disagio (§ 765a) è per casi rari.',
    bestFor: 'La persona sbagliata, la cosa sbagliata o un vero disagio.',
  },
  'de.bailiff.option-help': {
    title: 'Andare ora da un consulente per debiti',
    says: 'Un consulente certifica le Sue somme protette e parla con i creditori.',
    cost: 'Gratis.',
    time: 'Chiami oggi.',
    risk: "Liste d'attesa. Dica che c'è una data di esecuzione.",
    bestFor: 'Più debiti, o paura di perdere conto o casa.',
  },
  'de.bailiff.right-income': {
    says: 'Fino al 30 giugno 2027 almeno 1.587,40 € del Suo stipendio netto sono al sicuro ogni mese. La prima persona che mantiene aggiunge 597,42 €.',
  },
  'de.bailiff.right-account': {
    says: 'Su un P-Konto restano liberi almeno 1.590 € al mese. Ciò che non usa resta per altri tre mesi.',
  },
  'de.bailiff.right-things': {
    says: "Le cose per una casa modesta, per il lavoro e per la salute non si possono pignorare. Spesso vale anche per un'auto che serve per il lavoro.",
  },
  'de.bailiff.right-home': {
    says: "Può rifiutare una perquisizione della casa finché l'ufficiale non mostra l'ordine di un giudice.",
  },
  'de.bailiff.right-night': {
    says: 'Nelle abitazioni non si fa nulla tra le 21 e le 6, né di domenica e nei giorni festivi, senza un ordine speciale.',
  },
  'de.bailiff.right-hardship': {
    says: 'In rari casi di grande disagio, come pericolo di vita, il tribunale può fermare una misura.',
  },
  'de.bailiff.right-extra-pay': {
    says: "La metà degli straordinari, l'indennità per le ferie e parte della tredicesima non si possono pignorare.",
  },
  'de.bailiff.right-no-firing': {
    says: 'Il datore di lavoro viene a sapere di un pignoramento dello stipendio e deve rispondere al creditore. Un solo pignoramento quasi mai basta per licenziare.',
  },
  'de.bailiff.warn-false': {
    says: 'Dica tutta la verità nella dichiarazione dei beni. Una dichiarazione falsa è un reato.',
  },
  'de.bailiff.warn-credit': {
    says: 'Faccia versare lo stipendio solo sul conto protetto. Può avere un solo P-Konto.',
  },
  'de.bailiff.warn-eviction': {
    says: "Può perdere la casa in un giorno fisso. Faccia agire ora un avvocato e l'ufficio casa del Comune.",
  },
  'de.bailiff.insight-nothing': {
    says: "Se tutto ciò che ha è protetto, l'ufficiale può solo annotarlo. Per ora il creditore non riceve nulla.",
    actionable: "Porti all'appuntamento prove di reddito, affitto e famiglia.",
  },
  'de.bailiff.tactic-certificate': {
    says: 'Un certificato per il P-Konto può alzare la somma protetta di centinaia di euro.',
    risk: 'Va rinnovato quando scade.',
    notWhen: 'Vive solo, non mantiene nessuno e non riceve assegni familiari.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Se arriva solo denaro protetto, il tribunale può liberare il conto fino a dodici mesi.',
    risk: 'Deve provare gli ultimi sei mesi.',
    notWhen: 'A volte riceve più della somma protetta.',
  },
  'de.bailiff.myth-everything': {
    says: "L'ufficiale giudiziario non può prendere ciò che serve per una casa modesta, come letto, frigo, lavatrice o una TV normale.",
  },
  'de.bailiff.change-limits': {
    says: 'Le somme che nessuno può pignorare sono salite il 1 luglio 2026.',
    was: 'Fino al 30 giugno 2026 la somma protetta di base era di 1.555,00 € al mese.',
    is: 'Dal 1 luglio 2026 è di 1.587,40 € al mese.',
  },
  'de.bailiff.account-want': {
    says: 'Il conto o altro denaro Suo è pignorato per un creditore. La banca deve trattenerlo e per ora non può pagarLe.',
  },
  'de.bailiff.account-who': {
    says: "La banca fa solo ciò che dice l'ordine. Il denaro va al creditore indicato lì.",
  },
  'de.bailiff.account-reality': {
    says: 'Può riavere presto il Suo denaro. Un P-Konto libera la somma di base ogni mese, anche per il denaro già bloccato.',
  },
  'de.bailiff.account-step': {
    says: 'Vada oggi in banca e chieda per iscritto un P-Konto. Porti prove di figli e prestazioni.',
  },
  'de.bailiff.account-option': {
    title: 'Accordarsi con il creditore',
    says: 'Offra rate se il creditore sospende il pignoramento (ruhend stellen).',
    cost: 'Il debito a rate.',
    time: 'Alcuni giorni.',
    risk: 'Decide il creditore. Lo chieda per iscritto.',
    bestFor: 'Può pagare ogni mese una somma fissa.',
  },
}

/** The Italian words of the rows of New York: ../new-york-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const NEW_YORK_IT: Words = {
  'us.state.ny.collector-calls': {
    says: 'Nello stato di New York chi riscuote o presta non può tormentarla né parlare con il Suo capo prima di una sentenza. Lo segnali all’Attorney General.',
  },
  'us.state.ny.collector-license': {
    says: 'Nella città di New York chi riscuote deve avere una licenza della città. Dal 1 settembre 2026 le regole della città legano anche chi ha fatto il prestito e riscuote. Chieda per iscritto la prova del debito.',
  },
  'us.state.ny.old-debt': {
    says: 'Nello stato di New York chi riscuote deve dirle per iscritto quando un debito può essere troppo vecchio per una causa. Non deve pagare né promettere nulla.',
  },
  'us.state.ny.stolen-name': {
    says: 'Nello stato di New York chi riscuote deve fermarsi e controllare se manda una denuncia alla polizia o alla FTC e una lettera firmata che il debito non è Suo.',
  },
  'us.state.ny.judgment-life': {
    says: 'Nello stato di New York una sentenza si può usare per 20 anni. Su un debito di consumo l’interesse è solo il 2% l’anno.',
  },
  'us.state.ny.less-from-pay': {
    says: 'Nello stato di New York ha 20 giorni per pagare da sé un decimo prima che il datore di lavoro lo sappia. Può chiedere al tribunale di prendere meno.',
  },
  'us.state.ny.medical-debt': {
    says: 'Nello stato di New York un ospedale o un medico deve fare causa entro tre anni. Non può prendere la Sua paga né mettere un vincolo (lien) sulla Sua casa.',
  },
  'us.state.ny.rest-after-sale': {
    says: 'Nello stato di New York chi presta deve chiedere il resto al tribunale entro 90 giorni dalla consegna dell’atto (deed). Conta il giusto valore della casa.',
  },
  'us.state.ny.debt-relief': {
    says: 'Nello stato di New York una legge dello Stato vincola le ditte che promettono meno debiti o un credito migliore. Non paghi nulla in anticipo e chieda come annullare.',
  },
  'us.state.ny.builder-lien': {
    says: 'Nello stato di New York un vincolo (lien) su una casa per una famiglia va depositato entro quattro mesi dall’ultimo lavoro. Può esigere che il costruttore faccia causa entro 30 giorni.',
  },
  'us.state.ny.rest-of-car-loan': {
    says: 'Nello stato di New York chi presta ha di solito quattro anni per fare causa per il resto di un prestito auto. Se il suo avviso o la vendita era sbagliata, può perderlo.',
  },
  'us.state.ny.court-fees': {
    says: 'Nello stato di New York chi ha un reddito basso può chiedere al tribunale di non pagare le sue spese. Chieda il modulo al cancelliere (clerk).',
  },
  'us.state.ny.upfront-money': {
    says: 'Nello stato di New York una cauzione può essere al massimo un mese di affitto, e le spese per controllarla al massimo $20.',
  },
  'us.state.ny.last-notice': {
    says: 'Nello stato di New York un marshal o sceriffo deve avvisarla almeno 14 giorni prima. Un giudice può darle fino a un anno per traslocare.',
  },
  'us.state.ny.safe-leave': {
    says: 'Nello stato di New York una vittima di violenza può di solito finire prima l’affitto con carte che la provano. Chieda prima a una linea di aiuto.',
  },
  'us.state.ny.landlords-bill': {
    says: 'Nello stato di New York se il locatore non paga luce o acqua, gli inquilini possono di solito pagarle e toglierle dall’affitto.',
  },
  'us.state.ny.mobile-home': {
    says: 'Nello stato di New York il parco deve offrirle un contratto e può sfrattare solo per motivi di legge. L’affitto può di solito salire del 3% l’anno.',
  },
  'us.state.ny.foreclosed-tenant': {
    says: 'Nello stato di New York gli inquilini di una casa pignorata hanno di solito 90 giorni di avviso. Un vero contratto di solito vale fino alla fine.',
  },
  'us.state.ny.late-rent': {
    says: 'Nello stato di New York il locatore deve mandare una raccomandata quando l’affitto ha cinque giorni di ritardo. Se non è arrivata, può dirlo in tribunale.',
  },
  'us.state.ny.broken-rule': {
    says: 'Nello stato di New York dopo una decisione su una regola violata ha 30 giorni per rimediare e poi può restare.',
  },
  'us.state.ny.eviction-record': {
    says: 'Nello stato di New York il locatore non può rifiutarla per un vecchio caso di sfratto.',
  },
  'us.state.ny.rental-refused': {
    says: 'Nello stato di New York il locatore non può rifiutarla per razza, religione, figli, disabilità e simili. Sui buoni casa (vouchers) chieda all’aiuto legale (legal aid): i tribunali ne discutono.',
  },
  'us.state.ny.holdover': {
    says: 'Nello stato di New York un giudice in un caso di fine affitto (holdover) può darle fino a un anno per traslocare, se ha cercato casa senza trovarla.',
  },
  'us.state.ny.pay-deductions': {
    says: 'Nello stato di New York una ditta può togliere dalla paga solo ciò che la legge permette o che ha accettato per iscritto.',
  },
  'us.state.ny.keep-cover': {
    says: 'Nello stato di New York di solito può tenere anche il piano sanitario di una piccola ditta, fino a 36 mesi, a Sue spese. Chieda entro pochi giorni.',
  },
  'us.state.ny.end-papers': {
    says: 'Nello stato di New York la ditta deve dirle per iscritto entro cinque giorni lavorativi il giorno in cui finiscono il lavoro e i benefici.',
  },
  'us.state.ny.freelance-pay': {
    says: 'Nello stato di New York chi lavora in proprio deve di solito avere un contratto scritto ed essere pagato il giorno deciso, o entro 30 giorni dal lavoro.',
  },
  'us.state.ny.minimum-pay': {
    says: 'Nello stato di New York il salario minimo è più alto di quello federale. Può chiedere quanto le hanno pagato in meno.',
  },
  'us.state.ny.store-return': {
    says: 'Nello stato di New York un negozio che non accetta resi deve scriverlo su un cartello. Altrimenti di solito può rendere la merce entro 30 giorni.',
  },
  'us.state.ny.faulty-goods': {
    says: 'Nello stato di New York la merce di un negozio deve di solito servire all’uso normale. Se no, chieda per iscritto riparazione, un altro o i soldi.',
  },
  'us.state.ny.gift-card': {
    says: 'Nello stato di New York una carta regalo deve durare di solito nove anni e non può perdere valore per spese.',
  },
  'us.state.ny.sales-calls': {
    says: 'Nello stato di New York anche la legge dello Stato limita chiamate e messaggi di vendita. Annoti numero e ora, e reclami allo Stato.',
  },
  'us.state.ny.credit-freeze': {
    says: 'Nello stato di New York può bloccare (freeze) gratis il Suo fascicolo di credito, così che nessuno apra facilmente un conto a Suo nome.',
  },
  'us.state.ny.hidden-fees': {
    says: 'Nello stato di New York un negozio che chiede di più per le carte deve mostrare il prezzo intero con carta prima che paghi.',
  },
  'us.state.ny.sick-at-home': {
    says: 'Nello stato di New York un certificato medico che in casa c’è una persona molto malata può fermare un distacco. Chieda oggi il modulo della società.',
  },
  'us.state.ny.no-fault-cover': {
    says: 'Nello stato di New York l’assicuratore auto deve pagare o rifiutare un conto no-fault entro 30 giorni dalla prova. Un rifiuto può andare in arbitrato (arbitration).',
  },
  'us.state.ny.hearing-days': {
    says: 'Nello stato di New York ha di solito 60 giorni dall’avviso per chiedere un’udienza (hearing), o 90 per SNAP. La chieda prima del cambio, e gli aiuti di solito continuano.',
  },
  'us.state.ny.school-absence': {
    says: 'Nello stato di New York la scuola deve di solito aiutare prima di un caso per assenze. Vada all’incontro e porti i certificati medici.',
  },
  'us.state.ny.benefits-in-good-faith': {
    says: 'Nello stato di New York gli aiuti presi in buona fede, con risposte vere, forse non vanno restituiti. Chieda un’udienza (hearing) entro 30 giorni.',
  },
  'us.state.ny.small-claims-limit': {
    says: 'Nello stato di New York le piccole cause (small claims) arrivano a $10,000 nella città di New York, $5,000 in altre città e $3,000 nelle corti di town e village.',
  },
  'us.state.ny.toll-hold': {
    says: 'Nello stato di New York i pedaggi non pagati possono bloccare l’immatricolazione. Chieda in tempo un riesame o un piano di pagamento, e tenga le prove.',
  },
  'us.state.ny.jury-call': {
    says: 'Nello stato di New York di solito può chiedere un altro giorno per il servizio di giurato (jury duty). Il datore di lavoro non può licenziarla per questo. Risponda entro la data.',
  },
  'us.state.ny.insurance-gap': {
    says: 'Nello stato di New York un vuoto nella Sua assicurazione auto può sospendere l’immatricolazione. Mandi la prova di copertura entro la data, o chieda un’udienza (hearing).',
  },
  'us.state.ny.child-report': {
    says: 'Nello stato di New York ha di solito 90 giorni dall’avviso per chiedere di cambiare un rapporto di maltrattamento di minori. Può seguire un’udienza (hearing).',
  },
}

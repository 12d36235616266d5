/** Multe del comune (penalty charges) in Galles, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_WALES_IT: Words = {
  'gb.pcn.fact-wants-certificate-wales': {
    says: 'Hanno aggiunto metà della somma. Vogliono il pagamento entro 14 giorni, prima di chiedere al tribunale di registrare il debito.',
  },
  'gb.pcn.fact-no-bailiff-yet-wales': {
    says: 'In questa fase nessun ufficiale giudiziario (bailiff) può venire. Prima servono un «charge certificate», un ordine del tribunale e un mandato (warrant).',
  },
  'gb.pcn.fact-no-bailiff-certificate-wales': {
    says: 'Gli ufficiali giudiziari (bailiffs) non possono agire solo con un «charge certificate». Il comune deve prima avere un ordine del tribunale (order for recovery).',
  },
  'gb.pcn.right-evidence-wales': {
    says: 'Può vedere le foto, i video e le note su cui si basa il comune. Molti comuni li mostrano online.',
  },
  'gb.pcn.myth-bailiffs-wales': {
    says: 'Gli ufficiali giudiziari (bailiffs) vengono solo alla fine, dopo un ordine del tribunale e un mandato (warrant). Può fermare tutto molto prima.',
  },
  'gb.pcn.myth-not-driving-wales': {
    says: 'Per una multa del comune di solito deve pagare il proprietario, anche se guidava un altro. È diverso se l’auto è stata presa senza il Suo consenso.',
  },
  'gb.pcn.myth-ignore-wales': {
    says: 'Non sparisce. La somma sale di metà, poi il tribunale la registra e possono mandare ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.step-choose-wales': {
    says: 'Scelga: pagare il prezzo ridotto, o contestare. Se paga, il caso è chiuso e non può fare ricorso.',
  },
  'gb.pcn.step-choose-post-wales': {
    says: 'Scelga: pagare, o contestare prima dell’ultimo giorno. Se paga, il caso è chiuso e non può fare ricorso.',
  },
  'gb.pcn.step-challenge-wales': {
    says: 'Se contesta entro 14 giorni, quasi tutti i comuni offrono di nuovo il prezzo ridotto quando dicono no. Scriva presto.',
  },
  'gb.pcn.step-photos-wales': {
    says: 'Guardi le foto o i video sul sito del comune. Faccia Lei foto di cartelli, strisce e macchinetta.',
  },
  'gb.pcn.step-owner-notice-wales': {
    says: 'Mandi osservazioni formali (formal representations) entro 28 giorni. Lo faccia anche se ha già contestato, o perde il diritto al ricorso.',
  },
  'gb.pcn.step-certificate-wales': {
    says: 'Non ha ricevuto avvisi prima? Chieda subito al comune perché. Altrimenti paghi entro 14 giorni per evitare spese di tribunale.',
  },
  'gb.pcn.step-proof-post-wales': {
    says: 'Usi il modulo online e salvi la ricevuta. Se spedisce, chieda la ricevuta di spedizione.',
  },
  'gb.pcn.step-blue-badge-wales': {
    says: 'Mandi una copia di Blue Badge, permesso, biglietto o bolla di consegna. I comuni spesso annullano quando li vedono.',
  },
  'gb.pcn.step-pay-wales': {
    says: 'Se la multa è giusta, paghi nel tempo dello sconto. Usi solo il sito ufficiale del comune.',
  },
  'gb.pcn.step-cannot-pay-wales': {
    says: 'Se non può pagare, chieda ora per iscritto più tempo al comune. I piani sono più facili prima degli ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.option-challenge-wales': {
    says: 'Dica che cosa è successo, indichi il motivo e aggiunga foto. Il comune deve esaminare ciò che manda.',
    title: 'Contestarla al comune (council)',
    cost: 'Gratis',
    time: 'Entro 14 giorni per il prezzo ridotto, al massimo 28 giorni',
    risk: 'Se poi perde, è dovuta la somma intera.',
    bestFor: 'I cartelli, i fatti o i motivi sono dalla Sua parte.',
  },
  'gb.pcn.option-pay-wales': {
    says: 'Paghi come mostra l’avviso e conservi la ricevuta.',
    title: 'Pagarla',
    cost: 'La somma dell’avviso',
    time: 'Meglio nel tempo dello sconto',
    risk: 'Se paga, finisce il Suo diritto al ricorso.',
    bestFor: 'La multa è giusta, o non vale la fatica.',
  },
  'gb.pcn.option-help-wales': {
    says: 'Citizens Advice o National Debtline può aiutarla a scegliere e con i moduli.',
    title: 'Chiedere una consulenza gratuita',
    cost: 'Gratis',
    time: 'Una telefonata o una visita',
    risk: 'I giorni corrono ancora.',
    bestFor: 'Non può pagare, o si parla di ufficiali giudiziari (bailiffs).',
  },
  'gb.pcn.insight-details-wales': {
    says: 'Una multa deve mostrare data, ora, auto, motivo, somma e come pagare. Un vero errore qui può far vincere un ricorso.',
    actionable: 'Confronti ogni dato con i Suoi documenti.',
  },
  'gb.pcn.warning-increase-wales': {
    says: 'Se non fa nulla, la somma sale di metà e Lei perde il diritto al ricorso.',
  },
  'gb.pcn.tactic-early-wales': {
    says: 'Contesti entro 14 giorni. Mantiene il prezzo ridotto se il comune segue le linee guida.',
    risk: 'Dopo 14 giorni, se perde, può essere dovuta la somma intera.',
    notWhen: 'È chiaro che la multa è giusta. Allora paghi il prezzo ridotto.',
  },
  'gb.pcn.deadline-owner-wales': {
    says: 'Ha 28 giorni dalla notifica dell’avviso al proprietario (notice to owner). Quel giorno è il giorno uno.',
    action: 'Mandare osservazioni formali (formal representations), o pagare',
    consequence: 'La somma sale di metà e Lei perde il ricorso.',
    service:
      'Un avviso spedito vale come notificato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.pcn.deadline-tribunal-wales': {
    says: 'Ha 28 giorni dalla notifica del rifiuto. Quel giorno è il giorno uno.',
    action: 'Fare ricorso al tribunale (tribunal)',
    consequence: 'Il comune può mandare un «charge certificate» con metà della somma in più.',
    service:
      'Un avviso spedito vale come notificato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.pcn.deadline-certificate-wales': {
    says: 'Ha 14 giorni dalla notifica del «charge certificate».',
    action: 'Pagare, o dire che cosa è andato male',
    consequence: 'Il comune può chiedere al tribunale di registrare il debito, con una tassa.',
    service:
      'Un avviso spedito vale come notificato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.pcn.step-check-signs-wales': {
    says: 'Segni l’ultimo giorno nell’agenda. Se lo perde, la somma cresce e Lei perde il diritto al ricorso.',
  },
  'gb.pcn.step-tribunal-or-pay-wales': {
    says: 'Se non fa ricorso, paghi prima che finiscano i 28 giorni, così la somma non sale di metà.',
  },
  'gb.pcn.step-certificate-plan-wales': {
    says: 'Se non può pagare tutto, scriva ora al comune e chieda tempo. Dica perché.',
  },
  'gb.pcn.step-owner-late-wales': {
    says: 'I 28 giorni sembrano passati. Mandi oggi lo stesso i Suoi motivi e dica perché è in ritardo. Il comune (council) può ancora guardarli.',
  },
}

/** Italian: decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_IT: Words = {
  'gb.homeless.wants': {
    says: 'Il comune dice cosa farà, o no, per Lei che è senza casa. Può chiedergli un nuovo esame.',
  },
  'gb.homeless.right-review': {
    says: 'Chieda un riesame (review) entro 21 giorni. Poi può andare al County Court entro 21 giorni se hanno sbagliato la legge.',
  },
  'gb.homeless.right-stay': {
    says: 'Chieda al comune di ospitarLa fino alla decisione. Può farlo, e deve guardare i Suoi motivi.',
  },
  'gb.homeless.step': {
    says: 'Prenda consiglio oggi da Shelter o da un avvocato; può essere gratis. Mandi una prova del medico di ciò che non può sopportare.',
  },
  'gb.homeless.wales': {
    says: 'Chieda un riesame (review) entro 21 giorni. Chieda al comune di ospitarLa intanto.',
  },
  'gb.homeless.scotland': {
    says: 'Chieda un riesame (review) entro 21 giorni. In Scozia chi è senza casa ha diritto a un alloggio per ora.',
  },
  'gb.harass.right-order': {
    says: 'Molestare qualcuno due giorni o più è reato, e anche perseguitarlo. Un giudice può inoltre vietarlo e darLe denaro.',
  },
  'gb.harass.scotland': {
    says: 'Può chiedere al giudice un divieto (non-harassment order). Violarlo è reato. Tenga ogni messaggio e avvisi la polizia.',
  },
  'gb.harass.images': {
    says: "Diffondere un'immagine intima senza il Suo sì, o minacciarlo, è reato. Salvi i messaggi e avvisi la polizia.",
  },
  'gb.harass.answer': {
    says: 'Tenga ogni messaggio e annoti ogni visita. Lo denunci alla polizia come molestia. Un giudice può vietarlo. In pericolo chiami il 999.',
  },
  'gb.home-sale.wants': { says: "L'azienda vuole che Lei tenga un contratto che vuole finire." },
  'gb.home-sale.right-cancel': {
    says: "Se ha firmato a casa, al telefono o in rete, può recedere entro 14 giorni. Se non l'hanno scritto, ha fino a un anno in più. Le cose fatte su misura sono escluse.",
  },
  'gb.home-sale.right-deposit': {
    says: 'Possono tenere solo una somma pari alla vera perdita. Una clausola che lascia loro tutto un grosso acconto può non vincolarLa.',
  },
  'gb.home-sale.step': {
    says: 'Receda oggi per iscritto e tenga una prova. Chieda la pagina sul diritto di recesso e un elenco delle vere spese.',
  },
  'gb.refund.right-card': {
    says: 'Per un acquisto con carta di credito oltre £100 e fino a £30,000, la carta risponde con il venditore. Per meno, chieda il chargeback.',
  },
  'gb.file.right-correct': {
    says: "Può vedere gratis il Suo rapporto di credito e far correggere gli errori. Scriva all'agenzia e all'azienda. Può aggiungere una nota di 200 parole.",
  },
  'gb.licence.right-medical': {
    says: "Mandi nuovi fatti medici e chieda alla DVLA un nuovo esame. Può andare al Magistrates' Court entro sei mesi, o in Scozia da uno sheriff entro 21 giorni.",
  },
  'gb.badge.right-again': {
    says: 'Chieda al comune per iscritto perché, e un nuovo esame con più prove mediche. Poi ci sono i suoi reclami e il Local Government Ombudsman.',
  },
  'gb.caution.right-lawyer': {
    says: "Può avere un avvocato, e ciò che dice può valere in giudizio. Non è obbligato ad accettare una penale al posto di un'accusa.",
  },
  'gb.job.right-illness': {
    says: 'Una malattia di un anno o più può essere una disabilità. Allora il datore deve prima fare cambiamenti giusti, e non può licenziarLa per questo senza buon motivo.',
  },
  'gb.job.right-report': {
    says: 'Serve il Suo consenso per un rapporto del Suo medico. Può vederlo prima e far correggere gli errori.',
  },
  'gb.job.flexible': {
    says: "Può chiedere lavoro flessibile due volte l'anno, dal primo giorno. Il datore deve parlarne con Lei, rispondere in due mesi e dare un motivo ammesso.",
  },
  'gb.job.grievance': {
    says: "Il datore deve esaminare un reclamo, incontrarLa con chi La accompagna e permettere un ricorso. Tenga d'occhio intanto il termine del giudice del lavoro.",
  },
  'gb.scotland.right-debt-plan': {
    says: 'Un piano (Debt Arrangement Scheme) Le fa pagare tutti i debiti nel tempo. Ferma interessi e azioni dei creditori. Lo prepara un consulente.',
  },
}

/** Italian: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_IT: Words = {
  'gb.maintenance.wants': {
    says: 'Il servizio per il mantenimento (Child Maintenance Service) vuole una somma per un figlio, o Le spiega il calcolo.',
  },
  'gb.maintenance.right-again': {
    says: 'Chieda entro 30 giorni un nuovo esame. Poi può andare gratis da un giudice (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: 'Dica subito se cambia la Sua paga. Tra le verifiche annuali rifanno il conto solo se è più alta o più bassa del 25%.',
  },
  'gb.maintenance.right-wages': {
    says: 'Possono prendere denaro dalla paga senza giudice. Devono lasciarLe almeno il 60% della paga netta.',
  },
  'gb.maintenance.step': {
    says: 'Mandi le ultime buste paga. Chieda come è calcolata ogni somma, e offra un piano per il debito.',
  },
  'gb.maintenance.ni': {
    says: 'Chieda un nuovo esame della decisione. Poi può andare da un giudice (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Mandi le ultime buste paga e chieda entro 30 giorni un nuovo esame. Poi può andare da un giudice. Dalla paga devono lasciarLe almeno il 60% netto.',
  },
  'gb.children.right-order': {
    says: 'Può chiedere al giudice della famiglia di decidere dove vive il bambino e chi vede. Il bene del bambino viene prima.',
  },
  'gb.children.right-meeting': {
    says: 'Prima del giudice deve quasi sempre andare a un incontro sulla mediazione. Non se ci sono stati abusi.',
  },
  'gb.children.scotland': {
    says: 'Può chiedere allo Sheriff Court un ordine sulle visite o su dove vive il bambino. Il bene del bambino viene prima.',
  },
  'gb.children.ni': {
    says: 'Può chiedere al giudice della famiglia un ordine sulle visite o sulla casa del bambino. Il bene del bambino viene prima.',
  },
  'gb.children.answer': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda al giudice della famiglia un ordine (child arrangements order). Il bene del bambino viene prima.',
  },
  'gb.divorce.right-no-blame': {
    says: "Uno di voi può chiedere il divorzio senza accusare l'altro. Ci vogliono almeno 26 settimane. Faccia decidere anche casa, denaro e pensioni.",
  },
  'gb.divorce.answer': {
    says: "Uno di voi può chiederlo in rete senza accusare l'altro. Ci vogliono almeno 26 settimane. Non dimentichi l'ordine sul denaro: senza, le richieste restano aperte.",
  },
  'gb.abuse.right-order': {
    says: 'Il giudice della famiglia può ordinare alla persona di stare lontana da Lei e dalla casa. È gratis, e possibile lo stesso giorno. In pericolo chiami il 999.',
  },
  'gb.unmarried.right-share': {
    says: 'Vivere insieme non crea un matrimonio. Un giudice può comunque dire quale parte della casa è Sua, secondo gli accordi e i pagamenti.',
  },
  'gb.social-work.right-consent': {
    says: 'Devono esaminare un rischio per un bambino. Non possono portarlo via senza il Suo consenso, un giudice, o la polizia in emergenza.',
  },
  'gb.social-work.answer': {
    says: 'Collabori, e prenda presto un avvocato. Non firmi nulla su dove vive un bambino senza consiglio. Solo il Suo consenso, un giudice, o la polizia in emergenza possono portarlo via.',
  },
  'gb.attorney.know': {
    says: 'Una procura (lasting power of attorney) va fatta finché la persona la capisce, e registrata. Se è tardi, la Court of Protection può nominare qualcuno.',
  },
  'gb.school.wants': {
    says: 'La scuola tiene fuori Suo figlio per un tempo o per sempre. La lettera deve dire perché, per quanto e come opporsi.',
  },
  'gb.school.right-governors': {
    says: 'Può esporre il caso al consiglio (governors). Se è per sempre, o oltre 15 giorni in un trimestre, devono esaminarlo in 15 giorni di scuola.',
  },
  'gb.school.right-panel': {
    says: "Se il consiglio conferma l'esclusione per sempre, ha 15 giorni di scuola per chiedere un esame indipendente (review panel).",
  },
  'gb.school.exclude-step': {
    says: 'Chieda la lettera e le prove per iscritto. Annoti cosa dice Suo figlio, e chieda di parlare con i governors.',
  },
  'gb.school.right-equal': {
    says: "Una scuola deve fare cambiamenti giusti per un bambino con disabilità, come l'autismo. Non può punire senza buon motivo ciò che ne deriva. Un giudice (tribunal) può decidere.",
  },
  'gb.school.right-plan': {
    says: "Il comune deve dare l'aiuto scritto nel piano. Può andare al SEND Tribunal entro due mesi dalla decisione.",
  },
  'gb.school.scotland-support': {
    says: "Il comune deve dare al bambino l'aiuto in più che gli serve per imparare. Un giudice (tribunal) decide alcuni casi.",
  },
  'gb.school.wales-support': {
    says: "Un bambino con più bisogni ha diritto a un piano e al suo aiuto. Può andare all'Education Tribunal for Wales.",
  },
  'gb.school.absence': {
    says: "La multa è £80 per genitore e figlio entro 21 giorni, poi £160 fino al giorno 28. Non c'è ricorso, ma può chiedere al comune di ritirarla.",
  },
  'gb.school.absence-wants': {
    says: 'La scuola vuole Suo figlio lì ogni giorno, e dice cosa può seguire se no.',
  },
  'gb.school.absence-step': {
    says: "Vada all'incontro. Mandi una prova per ogni giorno di malattia, e chieda aiuto se Suo figlio non riesce ad andare a scuola.",
  },
  'gb.school.place-wants': {
    says: "La lettera dice quale posto a scuola ha Suo figlio. Può chiedere un'altra scuola e tenere intanto questo posto.",
  },
  'gb.school.right-place': {
    says: 'Può opporsi al rifiuto davanti a una commissione indipendente dalla scuola. Ogni scuola che rifiuta deve dirLe come.',
  },
  'gb.school.place-step': {
    says: 'Accetti il posto che ha. Mandi il ricorso entro il giorno scritto, con prove che questa scuola va bene per Suo figlio.',
  },
  'gb.school.right-bus': {
    says: 'Il viaggio è gratis verso la scuola adatta più vicina oltre due miglia, o tre dagli otto anni. Contano anche bisogni, basso reddito o strada pericolosa.',
  },
  'gb.school.answer-excluded': {
    says: 'Chieda i motivi per iscritto, ed esponga il caso al consiglio (governors). Se è per sempre, una commissione indipendente può esaminarlo. Un bambino con disabilità ha più diritti.',
  },
  'gb.school.answer-fine': {
    says: "Non c'è ricorso. Può chiedere al comune di ritirarla se è sbagliata. Paghi £80 entro 21 giorni o £160 entro il giorno 28, o il comune può andare dal giudice.",
  },
  'gb.divorce.answer-pension': {
    says: 'Nessuno ha diritto senz’altro alla metà. Il tribunale guarda i bisogni di entrambi, figli, età, redditi e anni insieme, e può dividere una pensione. Chieda il suo valore (CETV) e si faccia consigliare prima di accettare. Solo un ordine del tribunale rende definitivo l’accordo.',
  },
  'gb.ask-family.mediation': {
    says: "Di solito deve andare a un incontro sulla mediazione (MIAM) prima di rivolgersi al tribunale della famiglia. La mediazione in sé è una sua scelta. Non serve l'incontro in caso di violenza o urgenza. Chieda al mediatore se un buono o il patrocinio gratuito può pagare.",
  },
}

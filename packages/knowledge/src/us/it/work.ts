/** The Italian words of the rows in ../work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_IT: Words = {
  'us.work.want': {
    says: 'Il Suo datore di lavoro chiude il Suo lavoro. Forse vuole anche che firmi documenti o renda cose.',
  },
  'us.work.who': {
    says: 'Viene dal Suo datore di lavoro. Non è una decisione di un tribunale o dell’ufficio della disoccupazione (unemployment office).',
  },
  'us.work.reality': {
    says: 'In quasi tutti gli Stati un lavoro può finire in ogni momento, ma non per un motivo vietato dalla legge. Le devono la paga e può chiedere la disoccupazione (unemployment).',
  },
  'us.work.rights-summary': {
    says: 'Devono pagarle tutto il lavoro fatto. Può chiedere la disoccupazione (unemployment), tenere per un tempo l’assicurazione sanitaria e segnalare una discriminazione.',
  },
  'us.work.not-yet': {
    says: 'Non possono farle cedere oggi i Suoi diritti con una firma, e non possono trattenere la paga guadagnata per farla firmare.',
  },
  'us.work.know-unemployment': {
    says: 'Essere licenziati non esclude sempre la disoccupazione (unemployment). In quasi tutti gli Stati la esclude solo una colpa grave (misconduct). Lasci decidere l’ufficio.',
    learnMore: 'Trovi l’ufficio del Suo Stato su CareerOneStop.org o chiami il 211.',
  },
  'us.work.right-family-leave': {
    says: 'Se ha i requisiti, può prendere 12 settimane di congedo per famiglia o malattia e tornare al lavoro. Non possono licenziarla per questo.',
  },
  'us.work.right-marketplace': {
    says: 'Quando perde l’assicurazione sanitaria del lavoro, ha 60 giorni per comprare un piano su HealthCare.gov o sul mercato del Suo Stato.',
  },
  'us.work.right-waiver-age': {
    says: 'Se ha 40 anni o più ha 21 giorni per pensare a una rinuncia (release), o 45 in un licenziamento di gruppo. Ha 7 giorni per cambiare idea.',
  },
  'us.work.right-warn': {
    says: 'Un datore con 100 lavoratori o più deve, in quasi tutti i licenziamenti di massa e le chiusure, dare un avviso scritto di 60 giorni.',
  },
  'us.work.right-warn-pay': {
    says: 'Se quell’avviso era troppo breve, può chiedere paga e benefici per ogni giorno mancante, fino a 60 giorni.',
  },
  'us.work.right-service': {
    says: 'Non può perdere il lavoro per il servizio militare, e quasi sempre può tornarci.',
  },
  'us.work.deadline-charge': {
    says: 'Per una discriminazione, una denuncia (charge) deve arrivare all’EEOC entro 180 giorni, o 300 giorni dove un ufficio dello Stato tratta questi casi.',
    action: 'Presentare una denuncia (charge) all’EEOC se pensa che sia discriminazione',
    consequence:
      'Può perdere il diritto di fare causa. In molti Stati ha 300 giorni, ma non in tutti.',
  },
  'us.work.deadline-cobra': {
    says: 'Ha almeno 60 giorni per scegliere COBRA, dal giorno in cui finisce l’assicurazione o dall’avviso COBRA, se questo viene dopo.',
    action: 'Scegliere COBRA o un altro piano sanitario',
    consequence:
      'Può restare senza assicurazione sanitaria fino al prossimo periodo di iscrizione.',
  },
  'us.work.deadline-waiver': {
    says: 'Da 40 anni deve avere almeno 21 giorni per pensare a una rinuncia (release) ai diritti legati all’età, e 7 giorni per ritirarla.',
    action: 'Decidere sulla rinuncia (release), se ha 40 anni o più',
    consequence: 'L’offerta può finire. Non firmi prima di avere avuto un consiglio.',
  },
  'us.work.deadline-waiver-group': {
    says: 'In un licenziamento di gruppo ha almeno 45 giorni da 40 anni in su, e un elenco di lavori ed età delle persone scelte.',
    action: 'Decidere sulla rinuncia (release), se ha 40 anni o più',
    consequence: 'L’offerta può finire. Non firmi prima di avere avuto un consiglio.',
  },
  'us.work.step-unemployment': {
    says: 'Chieda la disoccupazione (unemployment) al Suo Stato questa settimana. Una richiesta in ritardo può costarle soldi.',
  },
  'us.work.step-pay': {
    says: 'Controlli l’ultima paga: ore, straordinari, mance e ferie che lo Stato o le regole della ditta dicono dovute.',
  },
  'us.work.option-severance': {
    says: 'Chieda più soldi, l’assicurazione sanitaria, una buona referenza o un motivo di uscita più gentile.',
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o il costo di un avvocato',
    time: 'Prima di firmare',
    risk: 'Possono rifiutare, o ritirare l’offerta.',
    bestFor: 'Le offrono una buonuscita (severance), o può avere un diritto.',
  },
  'us.work.insight-time': {
    says: 'Il tempo per una denuncia (charge) di discriminazione parte quando le dicono la decisione. Un ricorso dentro la ditta non lo ferma.',
    actionable: 'Conti dal giorno in cui gliel’hanno detto, non dal Suo ultimo giorno.',
  },
  'us.work.warning-sign': {
    says: 'Se firma una rinuncia (release), può perdere il diritto di fare causa. La paga che ha guadagnato è Sua senza firmare.',
  },
  'us.work.myth-notice': {
    says: 'In quasi tutti gli Stati un datore può licenziare senza preavviso o motivo. Un contratto, un sindacato o un licenziamento di massa può cambiarlo.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Essere licenziati da solo non esclude la disoccupazione (unemployment). Faccia domanda e lasci decidere l’ufficio dello Stato.',
  },
  'us.work.right-pay': {
    says: 'Ha diritto all’ultima paga. La legge federale dice entro il prossimo giorno di paga. Alcuni Stati dicono subito.',
  },
  'us.work.right-no-discrimination': {
    says: 'Non può perdere il lavoro per razza, colore, religione, sesso, gravidanza, origine nazionale, età da 40 anni o disabilità.',
  },
  'us.work.right-retaliation': {
    says: 'Non possono licenziarla perché chiede la paga, segnala pericoli o discriminazione, o agisce insieme ai colleghi.',
  },
  'us.work.step-no-sign': {
    says: 'Non firmi sul momento una rinuncia (release) o un foglio di buonuscita (severance). Lo porti a casa e si faccia consigliare.',
  },
  'us.work.step-proof': {
    says: 'Scriva che cosa è successo e quando, e chi ha detto che cosa. Tenga questa lettera, buste paga, giudizi e messaggi.',
  },
  'us.work.step-dispute': {
    says: 'Se pensa che fosse vietato, contatti presto l’EEOC, il Department of Labor o un avvocato del lavoro.',
  },
  'us.work.option-charge': {
    says: 'La presenti online all’EEOC o all’ufficio del Suo Stato. Le serve prima di quasi tutte le cause per discriminazione.',
    title: 'Presentare una denuncia (charge) all’EEOC',
    cost: 'Gratis',
    time: '180 o 300 giorni per presentarla',
    risk: 'Basso. La legge vieta di vendicarsi.',
    bestFor: 'Pensa che sia per chi è Lei, o perché l’ha segnalato.',
  },
  'us.work.option-wages': {
    says: 'Chiami la Wage and Hour Division o l’ufficio del lavoro del Suo Stato. Può anche fare causa per il doppio della paga mancante.',
    title: 'Fare reclamo per paga non data',
    cost: 'Gratis',
    time: 'Due anni, o tre se fatto apposta',
    risk: 'Basso. La legge vieta di vendicarsi.',
    bestFor: 'Mancano paga, straordinari o mance.',
  },
  'us.work.option-help': {
    says: 'Un avvocato o l’assistenza legale gratuita (legal aid) può dirle se il motivo era vietato e quanto può valere la richiesta.',
    title: 'Parlare con un avvocato del lavoro',
    cost: 'Spesso il primo colloquio è gratis',
    time: 'Entro giorni',
    risk: 'Nessuno.',
    bestFor: 'Deve firmare qualcosa, o pensa che fosse vietato.',
  },
}

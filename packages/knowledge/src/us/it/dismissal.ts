/** The Italian words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_IT: Words = {
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
  'us.work.right-pay': {
    says: 'Ha diritto all’ultima paga. La legge federale dice entro il prossimo giorno di paga. Alcuni Stati dicono subito.',
  },
  'us.work.right-no-discrimination': {
    says: 'Non può perdere il lavoro per razza, colore, religione, sesso, gravidanza, origine nazionale, età da 40 anni o disabilità.',
  },
  'us.work.right-retaliation': {
    says: 'Non possono licenziarla perché chiede la paga, segnala pericoli o discriminazione, o agisce insieme ai colleghi.',
  },
  'us.work.right-warn-dismissed': {
    says: 'Un datore con 100 lavoratori o più deve, in quasi tutti i licenziamenti di massa e le chiusure, dare un avviso scritto di 60 giorni.',
  },
}

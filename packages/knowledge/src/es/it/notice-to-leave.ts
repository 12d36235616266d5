/** The landlord's notice that a lease ends, and the time that it must run: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_IT: Words = {
  'es.home.want-notice': {
    says: 'Il locatore vuole che Lei vada via, o dice che il contratto non continua.',
  },
  'es.home.five-seven': {
    says: 'Un contratto di casa firmato dal 6 marzo 2019 può durare cinque anni se Lei vuole, o sette se il proprietario è una società.',
  },
  'es.home.right-stay-term': {
    says: 'Nei primi cinque anni (sette con una società) il contratto continua di anno in anno se Lei vuole. Una data più breve non La vincola.',
  },
  'es.home.right-notice-four': {
    says: 'Per chiudere alla fine di quel tempo il locatore deve dirlo almeno quattro mesi prima. Se no, continua fino ad altri tre anni. Un decreto di ottobre 2026 dà di più, se il Congresso lo conferma.',
  },
  'es.home.right-own-need': {
    says: 'Per chiudere prima per uso proprio il proprietario deve essere una persona e averlo nel contratto. Serve un anno, e due mesi di preavviso con il motivo.',
  },
  'es.home.right-leave-early': {
    says: 'Dopo sei mesi può andare via con 30 giorni di preavviso. Paga di più solo se lo dice il contratto. Un decreto di ottobre 2026 lo toglie, almeno nei nuovi contratti: chieda se vale ancora.',
  },
  'es.home.step-never-sign': {
    says: 'Non firmi un documento che chiude il contratto o ne fa uno nuovo prima di avere un consiglio.',
  },
  'es.home.insight-season': {
    says: 'Un contratto «di stagione» (de temporada) per la Sua vera casa è spesso un normale contratto di casa.',
    actionable: 'Conservi le prove che vive lì tutto l’anno: iscrizione al comune, lavoro, scuola.',
  },
  'es.home.warning-no-leave': {
    says: 'Non vada via e non restituisca le chiavi solo per questa lettera. Chieda prima un consiglio.',
  },
  'es.home.element-reason': {
    says: 'Un avviso deve dire da quando finisce il contratto, e per uso proprio anche il motivo.',
    name: 'Perché e da quando',
    ifMissing: 'Chieda per iscritto il motivo e la data. Senza, dica che resta.',
  },
  'es.home.right-silent-renewal': {
    says: 'Finite tutte le proroghe, se resta 15 giorni nel silenzio del proprietario, il contratto si rinnova di mese o di anno. Un no scritto lo impedisce.',
  },
}

/** A letter on deductions from a tenancy deposit in Scotland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_SCOTLAND_IT: Words = {
  'gb.deposit.right-protected-scotland': {
    says: 'Il proprietario doveva mettere la cauzione presso un ente (scheme) entro 30 giorni lavorativi. Altrimenti il tribunale può darLe fino a tre volte la cauzione.',
  },
  'gb.deposit.right-scheme-scotland': {
    says: 'L’ente (scheme) tiene i soldi. Se non è d’accordo, decide gratis sulle carte, e può chiedere un riesame.',
  },
  'gb.deposit.step-scotland': {
    says: 'Risponda all’ente (scheme) entro 30 giorni lavorativi dalla sua lettera. Altrimenti può pagare al proprietario ciò che chiede.',
  },
  'gb.deposit.step-proof-scotland': {
    says: 'Chieda inventario, foto e fatture. Raccolga foto, messaggi e ricevute Suoi.',
  },
  'gb.deposit.option-scotland': {
    says: 'Dica all’ente (scheme) che non è d’accordo e invii le prove.',
    title: 'Far decidere l’ente',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Dopo un riesame la decisione vincola entrambi.',
    bestFor: 'Le somme sono alte o senza prova.',
  },
  'gb.deposit.right-proof-scotland': {
    says: 'La cauzione è Sua finché non si prova un debito. Il proprietario deve provare ogni somma, e la normale usura non è un danno.',
  },
  'gb.deposit.option-tribunal-scotland': {
    says: 'Se la cauzione non era protetta, si rivolga al First-tier Tribunal for Scotland (Housing and Property Chamber) entro tre mesi dalla fine dell’affitto.',
    title: 'Andare al tribunale',
    cost: 'La domanda è gratuita.',
    time: 'Alcuni mesi.',
    risk: 'Le domande tardive sono respinte.',
    bestFor: 'La cauzione fu protetta tardi o mai.',
  },
}

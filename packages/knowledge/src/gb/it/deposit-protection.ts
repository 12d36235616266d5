/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_PROTECTION_IT: Words = {
  'gb.deposit.reality': {
    says: 'Questo elenco è ciò che chiedono, non ancora un debito. La cauzione è Sua finché non accetta o qualcuno decide.',
  },
  'gb.deposit.right-wear': {
    says: 'Non paga la normale usura. Né il nuovo al posto del vecchio: solo il valore rimasto.',
  },
  'gb.deposit.right-proof': {
    says: 'Il proprietario deve provare ogni danno e il suo costo. Senza verbale d’ingresso o foto è difficile.',
  },
  'gb.deposit.right-ten-days': {
    says: 'Quando siete d’accordo sulla somma, deve arrivarLe entro dieci giorni.',
  },
  'gb.deposit.right-protected-england': {
    says: 'Il proprietario doveva mettere la cauzione presso un ente (scheme) entro 30 giorni e dirLe quale. Altrimenti un giudice può darLe da una a tre volte la cauzione.',
  },
  'gb.deposit.right-cleaning-england': {
    says: 'Non possono imporre una pulizia professionale. La casa deve solo essere pulita come all’arrivo.',
  },
  'gb.deposit.right-protected-wales': {
    says: 'Il proprietario doveva mettere la cauzione presso un ente (scheme) entro 30 giorni e dirLe quale. Altrimenti un giudice può darLe da una a tre volte la cauzione.',
  },
  'gb.deposit.right-fees-wales': {
    says: 'Non possono chiedere spese non permesse dalla legge, come una quota fissa d’uscita.',
  },
  'gb.deposit.step-soon': {
    says: 'Scopra quale ente (scheme) ha la cauzione e chieda il termine. Può esserci un limite per contestare.',
  },
  'gb.deposit.other-answer': {
    says: 'Risponda in tempo. Dica sì o no a ogni somma, con un motivo, e chieda subito la parte non contestata.',
  },
  'gb.deposit.other-proof': {
    says: 'Chieda verbale d’ingresso, foto e fatture. Raccolga foto, messaggi e ricevute Suoi.',
  },
  'gb.deposit.other-scheme': {
    says: 'Rifiuti le somme sbagliate e chieda all’ente (deposit scheme) di decidere sulle carte.',
    title: 'Usare l’ente gratuito',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Tutti e due devono accettare e la decisione è finale.',
    bestFor: 'Le somme sono alte o senza prova.',
  },
  'gb.deposit.option-court-england': {
    says: 'Se nessun ente ha la cauzione, o non può aiutare, la chieda al tribunale. Senza protezione chieda anche la penale.',
    title: 'Andare in tribunale',
    cost: 'Una tassa. Con un reddito basso può chiedere aiuto.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, perde la tassa. Prima chieda consiglio.',
    bestFor: 'La cauzione non è mai stata protetta.',
  },
}

/** What a letter from a debt collector is: who writes, and what they cannot do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FACTS_IT: Words = {
  'gb.debt.know-old': {
    says: 'Molti debiti diventano troppo vecchi per il tribunale dopo sei anni. Prima della fine, un pagamento o un’ammissione firmata possono far ripartire i sei anni.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento o dell’ultima volta che ha scritto di questo debito. Lo faccia prima di chiamare, pagare o firmare.',
  },
  'gb.debt.know-old-scotland': {
    says: 'In Scozia quasi tutti i debiti finiscono dopo cinque anni senza pagamenti, ammissioni scritte o cause. Dopo non deve più nulla.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento o dell’ultima volta che ha scritto di questo debito. Lo faccia prima di chiamare, pagare o firmare.',
  },
  'gb.debt.want-payment': {
    says: 'Questa lettera fa solo una richiesta. Da sola non può costringerla a pagare.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Vogliono che Lei restituisca soldi al Department for Work and Pensions (DWP), o che chiami per fissare una rata.',
  },
  'gb.debt.reality-dwp': {
    says: 'Non è come gli altri debiti. Il DWP può far trattenere una parte fissa di stipendio o aiuti senza un tribunale. Può chiedere una rata più bassa.',
  },
  'gb.debt.step-dwp': {
    says: 'Chiami prima della data. Chieda che debito è e per quali date. Offra quanto può e chieda conferma per iscritto.',
  },
  'gb.debt.not-a-court': {
    says: 'È una lettera di una società, non di un tribunale. Per questa lettera nessuno può prendere le Sue cose.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'È una lettera di una società, non di un tribunale. Solo gli ufficiali giudiziari (sheriff officers) possono agire, e prima serve un ordine del tribunale.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'È una lettera di una società, non di un tribunale. In Irlanda del Nord solo l’Enforcement of Judgments Office può eseguire un debito, dopo un ordine del tribunale.',
  },
  'gb.debt.who-collector': {
    says: 'Una società di recupero crediti è privata. Su di Lei non ha più poteri dell’azienda con cui ha trattato all’inizio.',
  },
  'gb.debt.who-buyer': {
    says: 'La lettera dice che il debito è stato venduto. Il nuovo proprietario può chiedere i soldi, ma non ha poteri in più. Può chiedergli di provare che il debito è suo.',
  },
  'gb.debt.rights-summary': {
    says: 'Può chiedere le prove. Può contestare il debito. Può offrire quanto può pagare. Nessuno può intimidirla o ingannarla.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Non possono ancora mandare ufficiali giudiziari (bailiffs). Prima devono vincere in tribunale. Possono venire solo se poi Lei non paga la sentenza.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Non possono ancora prendere soldi dal Suo stipendio. Solo un tribunale può ordinarlo, e solo dopo una sentenza.',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Non possono ancora toccare stipendio, conto o beni. Quasi sempre servono prima una decisione del tribunale (decree) e un’intimazione formale (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Chi riscuote debiti di credito deve essere autorizzato dalla Financial Conduct Authority. Può controllare gratis nel registro (FCA Register).',
  },
  'gb.debt.org-ombudsman': {
    says: 'Se La tratta male, faccia prima reclamo alla società. Dopo otto settimane, o una risposta finale, il Financial Ombudsman può esaminarlo gratis.',
  },
}

/** What a private parking charge is, and the time to go to court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FACTS_IT: Words = {
  'gb.parking.fact-wants-collector': {
    says: 'Una società di recupero vuole la somma del parcheggio più un suo costo. Scrive per la ditta del parcheggio e non ha poteri di tribunale.',
  },
  'gb.parking.fact-wants-court': {
    says: 'Dicono che possono iniziare una causa. Risponda entro la data, anche se non è d’accordo.',
  },
  'gb.parking.fact-not-a-fine': {
    says: 'È una richiesta di una ditta privata, non una multa. Non è un reato, e solo un tribunale può farla pagare.',
  },
  'gb.parking.fact-can-be-owed': {
    says: 'Può comunque essere dovuta. La corte suprema ha deciso che £85 con cartelli chiari erano giuste, quindi non butti questa lettera.',
  },
  'gb.parking.fact-who': {
    says: 'Le ditte di parcheggio gestiscono i posti di negozi, ospedali e proprietari. Sono società private e non hanno poteri di polizia o comune.',
  },
  'gb.parking.fact-trade-body': {
    says: 'Quasi tutte le ditte sono in una di due associazioni. I membri BPA usano POPLA per i ricorsi, e i membri IPC usano IAS.',
  },
  'gb.parking.fact-code': {
    says: 'I membri delle due associazioni devono seguire uno stesso codice (code of practice). È un codice del settore, quindi non è legge, ma può citarlo.',
  },
  'gb.parking.fact-no-bailiffs': {
    says: 'Ora nessun ufficiale giudiziario (bailiff) può venire per questo. Prima serve una sentenza, e prima ancora riceverebbe gli atti del tribunale.',
  },
  'gb.parking.fact-no-credit-mark': {
    says: 'Questa lettera non tocca la Sua scheda di credito. Lo può solo una sentenza che resta non pagata per un mese.',
  },
  'gb.parking.fact-twenty-pounds': {
    says: 'Con un buon motivo e prove, il codice del settore può abbassare la somma a £20.',
    learnMore:
      'Per esempio: targa scritta male, malattia improvvisa, visita medica in ritardo, guasto, o un Blue Badge non esposto.',
  },
  'gb.parking.fact-fourteen-days': {
    says: 'Se non c’era nulla sull’auto, l’avviso all’intestatario (keeper) deve arrivare entro 14 giorni dal parcheggio. Se è tardi, possono rivolgersi solo a chi guidava.',
    learnMore:
      'I 14 giorni partono dal giorno dopo il parcheggio. Un avviso spedito vale come consegnato il secondo giorno lavorativo dopo la spedizione.',
  },
  'gb.parking.fact-scotland-keeper': {
    says: 'In Scozia possono far pagare solo chi guidava. La legge che farebbe pagare l’intestatario (keeper) non è ancora in vigore.',
    learnMore:
      'La parte 8 (Part 8) del Transport (Scotland) Act 2019 introdurrebbe la responsabilità dell’intestatario (keeper). Non è stata avviata.',
  },
  'gb.parking.fact-ni-keeper': {
    says: 'La legge che coinvolge l’intestatario (keeper) vale solo in Inghilterra e Galles. In Irlanda del Nord la somma riguarda chi guidava.',
    learnMore: 'Lo Schedule 4 del Protection of Freedoms Act 2012 non vale in Irlanda del Nord.',
  },
  'gb.parking.limitation': {
    says: 'Una ditta ha sei anni per iniziare una causa. Dopo Lei ha una difesa completa.',
    from: 'il giorno del parcheggio',
    restartedBy:
      'Un pagamento in parte, o una lettera firmata che ammette il debito, fa ripartire i sei anni.',
  },
  'gb.parking.limitation-scotland': {
    says: 'In Scozia il debito finisce dopo cinque anni se nessuno è andato in tribunale e Lei non l’ha ammesso.',
    from: 'il giorno del parcheggio',
    restartedBy:
      'Un pagamento, un’ammissione scritta o una causa entro i cinque anni ferma il tempo.',
  },
  'gb.parking.limitation-ni': {
    says: 'In Irlanda del Nord una ditta ha sei anni per iniziare una causa.',
    from: 'il giorno del parcheggio',
    restartedBy:
      'Un pagamento in parte, o una lettera firmata che ammette il debito, fa ripartire i sei anni.',
  },
  'gb.parking.fact-wants-rejected': {
    says: 'La ditta ha rifiutato il Suo ricorso e vuole i soldi. Può ancora andare da un organismo indipendente, gratis.',
  },
  'gb.parking.fact-rights-rejected': {
    says: 'Ha diritto a un ricorso indipendente gratuito. La lettera deve dirle dove, e darle un codice.',
  },
  'gb.parking.fact-wants': {
    says: 'Una ditta privata dice che Lei non ha rispettato le regole del parcheggio e vuole una somma fissa. Spesso chiede meno se paga entro 14 giorni.',
  },
  'gb.parking.fact-rights': {
    says: 'Può fare ricorso alla ditta, gratis. Se dice no, con quasi tutte le ditte c’è un ricorso indipendente gratuito.',
  },
}

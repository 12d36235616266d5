/** Parcheggio privato, fatti e diritti: il diritto del Regno Unito in italiano. */
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
  'gb.parking.right-not-name-driver': {
    says: 'Nessuna legge La obbliga a dire a una ditta privata di parcheggio chi guidava. Può chiederlo, ma Lei può rispondere come intestatario (keeper).',
  },
  'gb.parking.right-grace': {
    says: 'Il codice del settore dà almeno 10 minuti di tolleranza dopo la fine del parcheggio pagato o permesso. Ha tempo anche all’inizio per leggere i cartelli.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Le regole devono essere su cartelli che poteva vedere e leggere prima di parcheggiare. Una regola che non poteva vedere forse non La obbliga.',
  },
  'gb.parking.right-photos': {
    says: 'Ha il diritto di chiedere le foto e i dati che hanno su di Lei. Devono rispondere entro un mese.',
  },
  'gb.parking.right-equality': {
    says: 'Chi offre servizi deve fare adattamenti giusti per le persone disabili. Aver bisogno di più tempo per una disabilità può essere un motivo di ricorso.',
  },
  'gb.parking.myth-fine': {
    says: 'Una richiesta di parcheggio privato non è una multa e non porta precedenti penali. È una richiesta di soldi per un contratto.',
  },
  'gb.parking.myth-ignore': {
    says: 'Ignorarla è un rischio. Le ditte vanno davvero in tribunale. Se ignora gli atti, possono vincere senza udienza.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Una ditta di parcheggio o di recupero non può mandare da sola ufficiali giudiziari (bailiffs). Prima deve vincere in tribunale. Possono venire solo se poi Lei non paga la sentenza.',
  },
  'gb.parking.myth-credit': {
    says: 'Una lettera di parcheggio non va nella Sua scheda di credito. Ci va una sentenza, a meno che la paghi tutta entro un mese.',
  },
  'gb.parking.myth-clamp': {
    says: 'Bloccare o rimuovere un’auto su terreno privato è un reato, se la legge non dà quel potere. Lo dà per esempio alla polizia o alla DVLA.',
  },
  'gb.parking.element-period': {
    says: 'L’avviso deve indicare l’auto, il terreno e il periodo del parcheggio.',
    name: 'Il terreno e il periodo del parcheggio',
    ifMissing:
      'Non abbiamo trovato questa parte: il terreno e il periodo del parcheggio. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-circumstances': {
    says: 'L’avviso deve dire che cosa è successo e perché per questo c’è una somma da pagare.',
    name: 'Perché la somma è dovuta',
    ifMissing:
      'Non abbiamo trovato questa parte: perché la somma è dovuta. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-sum': {
    says: 'L’avviso deve dare la somma totale non pagata.',
    name: 'La somma non pagata',
    ifMissing:
      'Non abbiamo trovato questa parte: la somma non pagata. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-invite': {
    says: 'L’avviso deve dire che la ditta non sa chi guidava. Deve invitare l’intestatario (keeper) a pagare o a indicare chi guidava.',
    name: 'L’invito a pagare o a indicare chi guidava',
    ifMissing:
      'Non abbiamo trovato questa parte: l’invito a pagare o a indicare chi guidava. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-warning': {
    says: 'L’avviso deve avvertire che dopo 28 giorni la ditta può avere il diritto di chiedere la somma all’intestatario (keeper).',
    name: 'L’avvertimento dei 28 giorni all’intestatario (keeper)',
    ifMissing:
      'Non abbiamo trovato questa parte: l’avvertimento dei 28 giorni all’intestatario (keeper). Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-creditor': {
    says: 'L’avviso deve dire a chi vanno i soldi e come pagare.',
    name: 'A chi vanno i soldi e come pagare',
    ifMissing:
      'Non abbiamo trovato questa parte: a chi vanno i soldi e come pagare. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-disputes': {
    says: 'L’avviso deve dirle come contestare la somma.',
    name: 'Come contestarla',
    ifMissing:
      'Non abbiamo trovato questa parte: come contestarla. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-date': {
    says: 'L’avviso deve avere la data in cui è stato mandato o consegnato.',
    name: 'La data in cui è stato mandato',
    ifMissing:
      'Non abbiamo trovato questa parte: la data in cui è stato mandato. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
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
}

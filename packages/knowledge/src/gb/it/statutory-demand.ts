/** Richiesta formale di pagamento (statutory demand): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_IT: Words = {
  'gb.demand.want': {
    says: 'Vogliono che Lei paghi, o concordi condizioni, entro 21 giorni. Se no, possono chiedere a un tribunale il Suo fallimento (bankruptcy).',
  },
  'gb.demand.reality': {
    says: 'È una cosa seria e i tempi sono brevi. Ma questa richiesta non è un ordine del tribunale, e Lei non è fallito. Ha modi per fermarla.',
  },
  'gb.demand.rights-summary': {
    says: 'Ha 18 giorni dalla notifica per chiedere al tribunale di annullarla. Ha 21 giorni per pagare o concordare condizioni.',
  },
  'gb.demand.not-yet': {
    says: 'Di solito nessuno può farla fallire (bankruptcy) prima della fine dei 21 giorni. Poi servono una domanda al tribunale (petition) e un’udienza.',
  },
  'gb.demand.limit': {
    says: 'A un solo creditore serve un debito di almeno £5,000 per chiedere il Suo fallimento (bankruptcy). Se Lei paga fino a scendere sotto, questo non può andare avanti da solo.',
    learnMore: 'Non lo faccia senza consiglio se ha altri debiti.',
  },
  'gb.demand.set-aside-18-days': {
    says: 'Ha 18 giorni dal giorno della notifica per fare domanda. Per sicurezza contiamo dalla data della richiesta.',
    action: 'Chiedere al tribunale di annullare la richiesta, se la contesta',
    consequence: 'Dopo serve che il tribunale Le permetta di agire in ritardo.',
  },
  'gb.demand.pay-21-days': {
    says: 'Ha 21 giorni dalla notifica per pagare o concordare condizioni. Per sicurezza contiamo dalla data della richiesta.',
    action: 'Pagare, o concordare condizioni con il creditore',
    consequence: 'Dopo possono chiedere al tribunale il Suo fallimento (bankruptcy).',
  },
  'gb.demand.step-advice': {
    says: 'Chiami oggi un consulente gratuito sui debiti, e dica le parole «statutory demand». I tempi sono brevi.',
  },
  'gb.demand.step-service': {
    says: 'Scriva il giorno e il modo in cui l’ha ricevuta. I 18 e i 21 giorni partono dalla notifica.',
  },
  'gb.demand.step-set-aside': {
    says: 'Chieda al tribunale di annullarla (set aside) se ha veri motivi. Per esempio contesta il debito, loro devono soldi a Lei, o il debito è troppo vecchio.',
  },
  'gb.demand.step-offer': {
    says: 'Se lo deve, faccia un’offerta scritta con un bilancio prima della fine dei 21 giorni. Chieda di confermare per iscritto che accettano.',
  },
  'gb.demand.right-dispute': {
    says: 'Il tribunale può annullare la richiesta se Lei contesta davvero, o se Le devono quanto il debito. Può farlo anche per altri buoni motivi.',
  },
  'gb.demand.right-proportionate': {
    says: 'Per i debiti di credito, una società deve valutare passi più leggeri prima di chiedere il Suo fallimento (bankruptcy).',
  },
  'gb.demand.option-set-aside': {
    says: 'Faccia domanda entro 18 giorni, con una dichiarazione dei motivi. Si faccia aiutare con i moduli.',
    title: 'Chiedere al tribunale di annullarla',
    cost: 'Poca o nessuna tassa del tribunale. Controlli con il tribunale.',
    time: 'Entro 18 giorni dalla notifica.',
    risk: 'Se perde, può pagare le spese.',
    bestFor: 'Non lo deve, o è contestato.',
  },
  'gb.demand.option-terms': {
    says: 'Offra pagamenti, una somma più bassa o una garanzia, e ottenga un sì scritto.',
    title: 'Concordare condizioni entro 21 giorni',
    cost: 'Quello che concorda.',
    time: 'Entro 21 giorni dalla notifica.',
    risk: 'Non sono obbligati ad accettare.',
    bestFor: 'La deve e può pagare un po’ alla volta.',
  },
  'gb.demand.option-help': {
    says: 'Un consulente può dirle se il fallimento (bankruptcy) La danneggia, e che altro può fermarlo, come la sospensione «breathing space».',
    title: 'Chiedere ora l’aiuto gratuito di un esperto',
    cost: 'Nulla.',
    time: 'Una telefonata oggi.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli con una «statutory demand».',
  },
  'gb.demand.warn': {
    says: 'Il fallimento (bankruptcy) può costarle la casa e migliaia di sterline di spese. Non la ignori, e chieda consiglio questa settimana.',
  },
  'gb.demand.insight-pressure': {
    says: 'Alcuni creditori mandano questa richiesta solo per spaventare. A un tribunale non piace una tale richiesta per un debito davvero contestato.',
    actionable: 'Scriva oggi al creditore perché lo contesta, e chieda di ritirare la richiesta.',
  },
  'gb.demand.insight-small': {
    says: 'La somma sembra sotto £5,000. Un solo creditore non può chiedere il Suo fallimento (bankruptcy) per meno.',
    actionable: 'Lo scriva al creditore. Chieda di ritirare la richiesta.',
  },
  'gb.demand.too-old': {
    says: 'Un debito troppo vecchio per il tribunale è un buon motivo per annullare la richiesta. Per quasi tutti i debiti il limite è di sei anni.',
    from: 'il primo giorno in cui potevano andare in tribunale',
    restartedBy:
      'Questo può far ripartire quel tempo: un pagamento, o un’ammissione scritta e firmata, prima che finiscano i sei anni.',
  },
  'gb.demand.breathing-space': {
    says: 'La sospensione «breathing space» può fermare una domanda di fallimento (bankruptcy petition) per 60 giorni mentre chiede consiglio. Ne parli oggi con un consulente.',
    risk: 'Non conti su di essa per fermare i 18 giorni.',
    notWhen: 'Può pagare o fare un accordo ora.',
  },
}

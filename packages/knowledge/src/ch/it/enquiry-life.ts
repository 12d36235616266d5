/** Domande su premi, acquisti, imposte e soggiorno, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IT: Words = {
  'ch.ask.health-premium': {
    says: 'Chieda rate alla cassa e un sussidio al cantone. Le cure di base continuano. La cassa deve sollecitare e dare 30 giorni. Può avviare al massimo due esecuzioni all’anno.',
  },
  'ch.ask.end-service': {
    says: 'Guardi il termine nelle condizioni e disdica per raccomandata. Un puro mandato si chiude in ogni momento. Una lunga malattia o un trasloco può essere un motivo grave. Nessuna legge vieta il rinnovo tacito.',
  },
  'ch.ask.free-lawyer': {
    says: 'Molti cantoni e ordini danno un breve consiglio gratis. Per una causa chieda al tribunale il gratuito patrocinio, con prove di redditi e spese, se il caso non è senza speranza. Forse dovrà restituirlo dopo.',
  },
  'ch.ask.insurer': {
    says: 'Chieda per iscritto quale clausola intendono e mandi prove. Poi vada all’ombudsman gratuito. Per malattia, infortuni o AI chieda una decisione e si opponga in 30 giorni. I diritti privati finiscono dopo cinque anni.',
  },
  'ch.ask.divorce': {
    says: 'Se siete d’accordo, presentate insieme. Se no, può agire da solo dopo due anni di separazione. Prima un giudice può decidere in fretta su casa, figli e soldi (protezione dell’unione coniugale).',
  },
  'ch.ask.cannot-pay': {
    says: 'Chiami presto e offra per iscritto una somma mensile sostenibile. Non sono obbligati, ma di solito accettano. Niente nuovi crediti. Un consulente gratuito (Caritas) può fare un piano o aiutare con il fallimento personale.',
  },
  'ch.ask.delivery': {
    says: 'Fissi per iscritto un ultimo giorno giusto. Se non arriva, annulli subito e chieda i soldi. Pagato con carta? Chieda anche un chargeback.',
  },
  'ch.ask.tax-cannot-pay': {
    says: 'Chieda tempo o rate prima della scadenza. In vera difficoltà chieda il condono prima dell’esecuzione. Alleghi prove. Se l’imposta è sbagliata, si opponga in 30 giorni.',
  },
  'ch.ask.credit': {
    says: 'Un credito privato si revoca per iscritto in 14 giorni. Dopo chieda presto rate più piccole. Se la banca non ha verificato i Suoi mezzi, lo dica a un consulente: può perdere gli interessi o di più.',
  },
  'ch.ask.police': {
    says: 'Come imputato non deve rispondere. Un avvocato può esserci dalla prima domanda. Lo dica prima. Per un testimone è diverso: chieda quale è il Suo ruolo.',
  },
  'ch.ask.stay': {
    says: 'Agisca ora. Il termine di ricorso è spesso di 30 giorni, e di cinque per certi allontanamenti. È alla fine della lettera. Chieda oggi a un servizio legale gratuito.',
  },
  'ch.ask.gym-ill': {
    says: 'Se non può allenarsi a lungo, può disdire prima per motivo grave. Mandi una raccomandata con certificato che dice che non può e per quanto. Per una malattia breve spesso c’è solo una pausa. Legga le condizioni. Non possono escludere un motivo grave.',
  },
  'ch.ask.divorce-money': {
    says: 'Senza contratto ciascuno tiene ciò che aveva prima o ha ereditato; i risparmi del matrimonio si dividono a metà. Anche l’avere della cassa pensione del matrimonio. Un mantenimento per Lei dipende da bisogno e mezzi. Un giudice può fissare pagamenti provvisori. Chieda consiglio.',
  },
  'ch.ask.private-parking': {
    says: 'Un privato non può dare multe. Può chiedere solo le spese vere e deve mostrarle. Una vera multa viene solo dall’autorità, dove un cartello mostra il divieto di un giudice, su denuncia entro tre mesi. Se aveva torto, una somma giusta di solito chiude tutto.',
    dependsOn: 'il cartello sul posto e le spese vere',
  },
  'ch.ask.violence': {
    says: 'In pericolo chiami il 117. La polizia può allontanare subito la persona, per giorni. Un giudice può vietare il contatto e darle la casa. L’aiuto alle vittime (LAV) è gratis, segreto e aiuta anche con denaro, un rifugio e un avvocato. Veda un medico e tenga foto. Anche i bambini sono protetti.',
  },
  'ch.ask.contact': {
    says: 'Genitore e figlio hanno diritto di vedersi, anche se gli alimenti non sono pagati. Scriva, proponga giorni fissi e tenga prove. Poi chieda all’autorità di protezione (ARP/APMA), o al giudice del divorzio, di regolare o richiamare. Può nominare un curatore o visite sorvegliate. Non prenda il bambino da solo.',
  },
  'ch.ask.speeding': {
    says: 'Fino a 15 km/h di troppo in città, 20 fuori e 25 in autostrada è una multa disciplinare. Oltre c’è una denuncia. In città 16 a 20 danno un ammonimento, 21 a 24 almeno un mese di revoca, da 25 almeno tre. Dieci giorni contro un decreto d’accusa. Da 21 veda un avvocato.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Una banca può di solito chiudere un conto in ogni momento; guardi il termine nelle condizioni. Chi abita qui può chiedere a PostFinance un conto di pagamento in franchi, anche con debiti. Rifiuta solo per motivi gravi, come il riciclaggio. Lo apra ora e comunichi il nuovo numero.',
  },
  'ch.ask.trade-bill': {
    says: 'Un prezzo fisso vale, anche se il lavoro è stato più duro. Con un preventivo approssimativo paga di solito fino a circa il 10 % in più. Oltre può ridurre o recedere, se non l’ha causato Lei. Senza prezzo è dovuto solo il costo giusto. Paghi il giusto e contesti il resto per iscritto.',
  },
  'ch.ask.phone-sale': {
    says: 'Se L’hanno chiamata o sono venuti alla porta e costa oltre 100 franchi, può revocare entro 14 giorni. Il termine corre dal contratto e dall’informazione su questo diritto. Lo mandi per iscritto, meglio raccomandata. Non vale se ha chiamato Lei o alle fiere. Per le assicurazioni un’altra legge dà gli stessi 14 giorni.',
  },
  'ch.ask.my-picture': {
    says: 'Della Sua immagine decide Lei. Salvi schermate con giorno e indirizzo. Chieda per iscritto alla persona e alla piattaforma di toglierla entro una data. Un giudice può ordinarlo in fretta, e denaro. Immagini intime, minacce o ricatti sono reati: vada alla polizia e non paghi mai.',
  },
  'ch.ask.used-car': {
    says: 'Scriva subito al venditore e indichi il difetto: la legge vuole che controlli e segnali presto. Può chiedere un prezzo più basso o i soldi indietro. Molti contratti lo escludono. Questo non aiuta chi ha nascosto un difetto apposta.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'se deve dei premi',
    says: 'Può cambiare per il nuovo anno se la disdetta arriva entro il 30 novembre. Se deve premi, partecipazioni o spese, prima deve pagare tutto. Ogni cassa deve accettarLa nell’assicurazione di base.',
  },
  'ch.ask.my-data': {
    says: 'Chieda per iscritto all’impresa quali dati ha su di Lei, con copia del documento. Deve dirlo entro 30 giorni, per lo più gratis. Può far correggere i dati falsi o cancellare quelli inutili. Se rifiuta, vada al tribunale civile; l’IFPDT dà consigli.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'che cosa dice la polizza',
    says: 'Cerchi nella polizza la fine e il termine, per lo più tre mesi prima. Un contratto di oltre tre anni si può disdire per la fine del terzo anno e di ogni anno seguente. Dopo un sinistro pagato o un aumento del premio spesso anche. Scriva e conservi la prova.',
  },
  'ch.ask.tax-object': {
    says: 'Faccia reclamo scritto entro 30 giorni dalla decisione. È gratis. Dica che cosa è sbagliato e alleghi prove. Se l’ufficio ha solo stimato perché mancava la dichiarazione, la invii ora completa: deve mostrare che la stima è chiaramente sbagliata.',
  },
  'ch.ask.sublet': {
    says: 'Sì, se prima chiede al locatore per iscritto, con le condizioni. Può rifiutare solo se Lei nasconde le condizioni, chiede troppo o gli causa un vero danno. Lei resta responsabile di pigione e danni.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'quanto è vecchio',
    says: 'Si prescrive dopo 20 anni e non corrono interessi. Fino ad allora il creditore può tornare se guadagna di più. Può offrire una somma minore per chiudere: molti accettano. Si faccia ridare l’attestato e lo faccia cancellare dal registro.',
  },
  'ch.ask.sue': {
    says: 'Vada prima all’autorità di conciliazione del domicilio dell’altra parte; per la locazione, dove si trova l’abitazione. Basta una breve lettera o un modulo, senza avvocato. È gratis per locazione e lavoro fino a 30 000 franchi. Senza accordo riceve un atto per andare in tribunale.',
  },
  'ch.ask.ad-calls': {
    says: 'Queste chiamate sono vietate se il Suo numero ha un asterisco (*) nell’elenco, o non vi figura, e non ha mai avuto rapporti con la ditta. Annoti data e numero e lo segnali online alla SECO. Il Suo operatore deve offrire un filtro gratuito. Non accetti nulla al telefono.',
  },
  'ch.ask.serafe': {
    says: 'Sì. Ogni economia domestica la deve una volta, anche senza televisione o radio. Con le prestazioni complementari ne è esente: invii la decisione a Serafe. Se arrivano due fatture, scriva a Serafe e al Comune.',
  },
  'ch.ask.unordered': {
    says: 'No. Ciò che non ha mai ordinato non deve pagarlo, conservarlo o rispedirlo. Scriva una volta che non c’è contratto e che non deve nulla. Se arriva un precetto, faccia opposizione entro dieci giorni.',
  },
}

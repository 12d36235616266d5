/** The Italian words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_IT: Words = {
  'ca.ask.repossession': {
    says: 'Chiami chi ha dato il prestito prima che finisca l’avviso e offra un piano. In quasi tutte le province deve avvisarla prima di vendere, e quando molto è pagato può servirgli un tribunale.',
  },
  'ca.ask.foreclosure': {
    says: 'Agisca subito. Chi ha dato il mutuo deve prima mandare un avviso, con dei giorni per mettersi in pari: per esempio 35 in Ontario e 60 in Québec. Chieda alla banca un aiuto per difficoltà (hardship) e veda un avvocato.',
  },
  'ca.ask.data-breach': {
    says: 'Cambi le password, avvisi la banca e metta un avviso di frode (fraud alert) sul Suo dossier presso Equifax e TransUnion. Chieda alla società che cosa è stato preso.',
  },
  'ca.ask.cerb-debt': {
    says: 'Se non è d’accordo, chieda per iscritto un secondo esame e mandi prove del Suo reddito. Se deve i soldi, chieda alla CRA un piano che può permettersi.',
  },
  'ca.ask.agency-calls': {
    says: 'Chieda per iscritto alla società (agency) di mostrare il debito e di contattarla solo per scritto. Ogni provincia limita come e quando può chiamare. Se continua, faccia reclamo alla provincia.',
  },
  'ca.ask.flight': {
    says: 'Quasi sempre può scegliere un rimborso o un altro volo. Spettano soldi fino a $1.000 per ritardi che la compagnia poteva evitare. Li chieda alla compagnia entro un anno.',
  },
  'ca.ask.contractor': {
    says: 'Scriva che cosa non va e dia una data per sistemarlo. Il lavoro deve essere di qualità ragionevole. Poi usi il tribunale per le piccole cause (small claims court), o la società della carta se ha pagato con carta.',
  },
  'ca.buy.right-quality': {
    says: 'La legge della provincia dice che le cose devono essere adatte all’uso e durare un tempo giusto. Una regola del negozio non può toglierlo.',
  },
  'ca.insure.right-acts': {
    says: 'L’Insurance Act della Sua provincia fissa condizioni giuste e il tempo per fare causa, spesso uno o due anni. Chieda i motivi per iscritto.',
  },
  'ca.home.right-acts': {
    says: 'La legge sugli affitti della Sua provincia fissa il preavviso, i motivi e le regole sull’affitto. Il Suo contratto non può toglierle questi diritti.',
  },
  'ca.debt.right-acts': {
    says: 'Una società di recupero crediti (collection agency) quasi sempre ha bisogno di una licenza della Sua provincia, e deve seguirne le regole su telefonate, lettere e bugie.',
  },
  'ca.ask.broken-goods': {
    says: 'Scriva al negozio e dica che cosa si è rotto. Per la legge della provincia le cose devono durare un tempo giusto, anche dopo la garanzia del negozio. Chieda riparazione o soldi, poi usi il tribunale per le piccole cause (small claims court).',
  },
  'ca.ask.used-car': {
    says: 'Scriva subito al venditore e tenga la pubblicità e il contratto. L’auto di un concessionario deve essere come descritta e adatta a circolare. Poi vada all’autorità dei concessionari della Sua provincia o al tribunale per le piccole cause (small claims court).',
  },
  'ca.ask.photo': {
    says: 'Non subito. Chieda di chi è la foto e come hanno calcolato la somma. Per un uso non commerciale un tribunale può ordinare da $100 a $5.000 per tutte le opere insieme. Tolga l’immagine.',
    dependsOn: 'come l’ha usata e se aveva il permesso',
  },
  'ca.ask.deposit-on-back': {
    says: 'La chieda indietro per iscritto. In Ontario il padrone di casa può tenere solo un deposito per l’ultimo periodo di affitto. Per ogni altro deposito si rivolga al Board (modulo T1) entro un anno.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Scriva a chi ha dato il prestito che non è Suo e chieda le prove. Lo segnali alla polizia e a 1-888-495-8501. Chieda a Equifax e TransUnion un avviso di frode (fraud alert).',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Faccia subito reclamo scritto alla banca. Per una carta di credito usata da altri deve quasi sempre al massimo $50. Se dice no, o ci mette 56 giorni, vada gratis a OBSI.',
  },
  'ca.ask.firm-closed': {
    says: 'Chieda i soldi per iscritto, e chieda subito alla società della carta un riaddebito (chargeback). Se la società è fallita, mandi una prova del Suo credito (proof of claim) al curatore (trustee).',
  },
  'ca.ask.benefit-refused': {
    says: 'Chieda per iscritto un nuovo esame, con le Sue prove. Per le pensioni federali ha 90 giorni, per la disoccupazione (employment insurance) 30. Per un aiuto della provincia sono quasi sempre da 20 a 90 giorni; guardi la lettera.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Solo un Licensed Insolvency Trustee può presentarla; il primo colloquio è gratis. Lei paga una parte del debito in cinque anni al massimo, e recupero e pignoramenti devono fermarsi.',
  },
  'ca.ask.payday-on': {
    says: 'Possono chiedere al massimo 14 $ ogni 100 $. In Ontario può annullare entro due giorni lavorativi e chiedere un piano dopo il terzo prestito.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'In Alberta sono al sicuro i primi 800 $ della paga netta al mese, più 200 $ per ogni persona a carico. Della parte tra 800 $ e 2.400 $ è al sicuro la metà.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Scriva a Equifax e TransUnion che cosa è sbagliato, con le prove. Devono controllare gratis e correggere. Quasi tutte le note negative devono sparire dopo sei anni.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Dica oggi alla banca per iscritto che il pagamento non è Suo e chieda i soldi. Se dice no o passano 56 giorni, OBSI decide gratis.',
  },
  'ca.ask.internet-price': {
    says: 'Non per il prezzo che il contratto fissa. Per le regole della CRTC il prezzo mensile di un contratto fisso non cambia senza il Suo sì. Faccia reclamo gratis alla CCTS.',
  },
  'ca.ask.insurer-refused': {
    says: 'Chieda per iscritto il motivo e le parole della polizza, poi usi l’ufficio reclami. GIO o OLHI esamina il caso gratis. Il tempo per fare causa può essere di uno o due anni.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'In Ontario può portare il rifiuto al Licence Appeal Tribunal entro due anni. Chieda i motivi medici e trovi un avvocato; molti all’inizio non chiedono soldi.',
  },
  'ca.ask.visa-refused': {
    says: 'Si rivolga alla Corte federale entro 15 giorni se è in Canada, o 60 se è all’estero. Può anche rifare la domanda con prove migliori. Si procuri le note del funzionario.',
  },
  'ca.ask.small-claims': {
    says: 'Prima scriva e fissi un giorno. Poi vada al tribunale delle piccole cause: fino a 50.000 $ in Ontario, 35.000 $ in British Columbia, 100.000 $ in Alberta, 15.000 $ in Québec.',
  },
  'ca.ask.not-delivered-qc': {
    says: 'In Québec può annullare per iscritto se dopo 30 giorni dalla data promessa non arriva nulla. Il venditore ha 15 giorni per il rimborso. Se no, chieda lo storno alla Sua carta.',
  },
  'ca.ask.ticket-on': {
    says: 'In Ontario ha 15 giorni per scegliere: pagare, soluzione rapida (early resolution) o processo. Chieda uno di questi e le note dell’agente. Una condanna può portare punti.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Senza telefono sovvenzionato, il costo è al massimo 50 $ o il 10 % dei mesi rimasti, il minore dei due. Con il telefono, è il resto della sovvenzione. Dopo due anni, niente.',
  },
  'ca.ask.cra-froze': {
    says: 'Chiami oggi l’agenzia fiscale. Non le serve un ordine del giudice, ma può togliere il blocco se Lei mostra difficoltà e offre un piano. Chieda anche lo sgravio di sanzioni e interessi.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec un bene deve durare un tempo giusto per il prezzo, qualunque cosa dica la garanzia. Scriva al negozio o al produttore, chieda la riparazione gratis e, se rifiuta, vada alle petites créances.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Una lettera di avvocato non è ancora una causa. Chieda prima la prova e la data del debito. In Ontario, British Columbia e Alberta di solito è troppo vecchio dopo due anni, in Québec dopo tre.',
  },
  'ca.ask.dealer-lied': {
    says: 'Un venditore non può ingannarLa. Scriva che cosa era falso e chieda di annullare: entro un anno in Ontario. L’ente dei rivenditori (OMVIC, AMVIC, VSA) aiuta gratis.',
  },
  'ca.ask.old-tax': {
    says: 'L’agenzia ha di solito dieci anni per riscuotere, da 90 giorni dopo l’avviso. Un pagamento, una promessa o un atto dell’agenzia fa ripartire i dieci anni.',
  },
  'ca.ask.luggage': {
    says: 'La compagnia deve pagare la perdita vera, fino a circa 1.519 DSP (quasi 2.800 $). Scriva entro 7 giorni per danno o 21 per ritardo. Ha due anni per fare causa.',
  },
  'ca.ask.slip-on': {
    says: 'Dopo una caduta su neve o ghiaccio, scriva al proprietario entro 60 giorni e a un comune entro 10. Di solito ha due anni per fare causa. Vada dal medico e faccia foto.',
  },
  'ca.ask.return-goods': {
    says: 'Se cambia idea, conta solo la regola del negozio. Ma se è difettoso o diverso da come descritto, la legge Le dà un diritto, qualunque cosa dica il cartello.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Avvisi subito la società della carta. Per un uso non autorizzato deve al massimo 50 $, e spesso niente. Se dice no, reclami da loro, poi gratis a OBSI.',
  },
  'ca.ask.movers-on': {
    says: 'No. Non possono tenere le Sue cose per farLa pagare di più, né superare un preventivo scritto di oltre il 10 %. Paghi la somma concordata, chieda le cose per iscritto e chiami Consumer Protection Ontario.',
  },
}

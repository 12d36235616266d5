/** Questions about buying, subscriptions, energy and fines: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': {
    says: 'Conservi ordine, fattura, foto e messaggi.',
  },
  'fr.ask-buy.step-write': {
    says: 'Prima scriva alla ditta, con una data. Poi vada dal suo mediatore gratuito.',
  },
  'fr.ask-buy.step-signal': {
    says: 'Segnali la ditta su SignalConso.',
  },
  'fr.ask-buy.right-guarantee': {
    says: 'La merce nuova ha una garanzia di legge di due anni.',
  },
  'fr.ask-buy.right-withdraw': {
    says: 'Per la maggior parte degli acquisti a distanza ha 14 giorni per recedere.',
  },
  'fr.ask-buy.right-mediator': {
    says: 'Un mediatore per i consumatori per Lei è gratis.',
  },
  'fr.ask-buy.option-mediator': {
    title: 'Andare dal mediatore',
    says: 'Il mediatore indicato sul sito o sulla fattura guarda il Suo caso.',
    cost: 'Nulla.',
    time: 'Circa 90 giorni.',
    risk: 'Nessuno.',
    bestFor: 'Ha prima scritto e non ha avuto una buona risposta.',
  },
  'fr.ask-buy.option-association': {
    title: 'Chiedere a un’associazione di consumatori',
    says: 'Un’associazione della zona La aiuta a scrivere.',
    cost: 'Nulla o una piccola quota.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Si sente bloccato.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Per un acquisto in negozio la legge non dà il diritto di cambiare idea. Online sì.',
    learnMore: 'Guardi le condizioni di reso del negozio.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Attenzione al tempo: la maggior parte delle richieste tra Lei e una ditta ha termini da due a cinque anni.',
  },
  'fr.ask-buy.right-terms': {
    says: 'Le clausole abusive in un contratto non La vincolano.',
  },
  'fr.ask-buy.withdraw': {
    says: 'Online, al telefono o alla porta: 14 giorni, senza motivo. In un negozio questo diritto non c’è, solo ciò che il negozio offre.',
    dependsOn: 'come l’ha comprato',
  },
  'fr.ask-buy.guarantee': {
    says: 'Per due anni il venditore deve riparare o sostituire gratis. Se non lo fa in 30 giorni, può chiedere i soldi. Merce usata: per un anno la prova tocca al venditore.',
  },
  'fr.ask-buy.delivery': {
    says: 'Fissi per iscritto una nuova data. Se passa, annulli e chieda i soldi: devono arrivare in 14 giorni.',
  },
  'fr.ask-buy.subscription': {
    says: 'Dopo la durata minima può chiuderlo, anche online. Se la ditta non L’ha avvisata prima di un rinnovo, può chiudere gratis quando vuole.',
    dependsOn: 'se corre ancora una durata minima',
  },
  'fr.ask-buy.cold-call': {
    says: 'Dall’11 agosto 2026 una chiamata di vendita richiede prima il Suo consenso. Un contratto fatto così senza consenso è nullo.',
    dependsOn: 'se aveva accettato queste chiamate',
  },
  'fr.ask-buy.energy-cut': {
    says: 'Dal 1 novembre al 31 marzo non possono staccare nella casa principale. Fuori da questo periodo devono prima avvisarla due volte per iscritto. Chieda un piano e il fondo casa (FSL).',
    dependsOn: 'il periodo dell’anno',
  },
  'fr.ask-buy.water-cut': {
    says: 'L’acqua nella casa principale non si può staccare per un debito, mai.',
  },
  'fr.ask-buy.energy-back': {
    says: 'I consumi di oltre 14 mesi prima dell’ultima lettura di solito non sono dovuti. Chieda il conto mese per mese.',
    dependsOn: 'le date dei consumi',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Scriva che è troppo vecchia. Una bolletta di telefono o internet finisce dopo un anno.',
  },
  'fr.ask-buy.fine': {
    says: 'Ha 45 giorni per pagare o contestare su antai.gouv.fr. Se contesta, non paghi. Per una multa aumentata: 30 giorni.',
    dependsOn: 'se la accetta',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Contesti entro un mese all’ente indicato nell’avviso (RAPO). Se dice no, vada entro un mese al tribunale dei parcheggi.',
  },
  'fr.ask-buy.insurance': {
    says: 'Chieda la clausola del contratto e scriva al servizio reclami. Dopo due mesi vada dal mediatore gratuito. Il termine è due anni.',
  },
  'fr.ask-buy.used-car': {
    says: 'Un venditore di mestiere dà una garanzia di legge. Contro un privato usi la regola del difetto nascosto (vice caché): due anni da quando lo trova. Chieda una nota di un perito.',
  },
  'fr.ask-buy.flight': {
    says: 'Per tre ore di ritardo o una cancellazione tardiva può avere da 250 € a 600 €, salvo una causa fuori dal controllo della compagnia.',
    dependsOn: 'la distanza e il motivo',
  },
  'fr.ask-buy.bank-fees': {
    says: 'Una spesa di intervento è al massimo 8 € ogni volta e 80 € al mese. Un addebito respinto: al massimo 20 €. I clienti fragili pagano meno.',
    dependsOn: 'il tipo di spesa',
  },
  'fr.ask-buy.park-step': {
    says: 'Controlli l’avviso: targa, luogo, giorno, ora. Scriva Lei antai.gouv.fr, mai da un link ricevuto.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Raccolga prove: ricevuta, foto, carte di vendita dell’auto. Le mandi con prova della data.',
  },
  'fr.ask-buy.park-right': {
    says: 'Ha diritto di contestare una multa in 45 giorni, e un costo di parcheggio pubblico in un mese.',
  },
  'fr.ask-buy.park-right-driver': {
    says: 'Ha diritto di indicare chi guidava davvero.',
  },
  'fr.ask-buy.park-right-time': {
    says: 'Ha diritto di chiedere al Tesoro tempo per pagare.',
  },
  'fr.ask-buy.park-option': {
    title: 'Contestarla in tempo',
    says: 'Usi il sito o il modulo indicato nell’avviso e unisca le prove.',
    cost: 'A volte un deposito.',
    time: 'Mezz’ora.',
    risk: 'Un giudice può fissare una multa più alta.',
    bestFor: 'I fatti sono sbagliati.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Pagare presto la somma ridotta',
    says: 'Paghi su amendes.gouv.fr, se la accetta.',
    cost: 'La multa.',
    time: 'Minuti.',
    risk: 'Non può più contestare.',
    bestFor: 'È giusta.',
  },
  'fr.ask-buy.park-warn': {
    says: 'Molti SMS su multe non pagate sono falsi.',
  },
  'fr.ask-buy.park-know': {
    says: 'Non ha mai ricevuto il primo avviso? Può contestare la multa aumentata in 30 giorni.',
    learnMore: 'Dica che ha traslocato e unisca una prova.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Un contratto di palestra senza uscita per un serio motivo di salute può essere abusivo, e quella clausola non La vincola. Mandi il certificato medico per raccomandata. Poi vada dal mediatore.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'se era voluta',
    says: 'Un errore in buona fede non annulla la copertura: l’assicuratore può solo pagare meno, in proporzione al premio. Solo una dichiarazione falsa voluta rende nullo il contratto, e deve provarla.',
  },
  'fr.ask-buy.garage-keeps': {
    says: 'Un’officina può trattenere l’auto per lavori ordinati e dovuti, non per quelli mai accettati. Chieda l’ordine firmato. Paghi «con riserva» per riaverla, poi contesti.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Indichi il vero conducente su antai.gouv.fr entro 45 giorni, prima di pagare. Così non deve né multa né punti. Se mostra solo che non era Lei, può dovere la multa, ma non perde punti.',
  },
  'fr.ask-buy.plumber': {
    says: 'Prima dei lavori serve un preventivo scritto con i prezzi. Ciò che non ha accettato si può contestare. Per lavori in più a casa ha 14 giorni per recedere. Scriva alla ditta, la segnali su SignalConso, poi vada dal suo mediatore.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'il giorno della messa in mora',
    says: 'L’assicuratore deve prima mandare una messa in mora. Dopo trenta giorni la copertura si ferma, e dieci giorni dopo può disdire. Paghi prima di quel giorno e la copertura continua. Un’auto deve restare assicurata: cerchi già un’altra compagnia.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'da quanto dura il contratto',
    says: 'Nessun vincolo supera 24 mesi. Dal 13° mese esce senza spese, o con al massimo il 20 % del resto se il telefono era scontato. Prima deve il resto del primo anno. Le spese aggiunte vanno provate.',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'quanto ritardo aveva il treno',
    says: 'Da 60 minuti di ritardo l’impresa deve il 25 % del biglietto, da due ore il 50 %. La SNCF paga da 30 minuti per TGV INOUI e Intercités. I treni locali hanno regole proprie. Chieda sul suo sito, poi al mediatore gratuito (SNCF Voyageurs).',
  },
  'fr.ask-buy.licence-held': {
    says: 'Non guidi. La polizia può trattenere la patente alcuni giorni. Poi il prefetto può sospenderla per mesi, e un giudice decide dopo. Per le droghe può chiedere un secondo esame (contre-expertise). Legga i termini dell’ordine e veda un avvocato prima dell’udienza.',
  },
  'fr.ask-buy.my-data': {
    says: 'Scriva all’impresa. Chieda quali dati ha su di Lei, o di cancellarli. Deve rispondere entro un mese, gratis. Se no, si lamenti online alla CNIL.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'l’età del contratto',
    says: 'Dopo il primo anno può chiudere quando vuole l’assicurazione auto, casa e salute, senza spese. Finisce un mese dopo. Per l’auto e la casa di un inquilino lo fa il nuovo assicuratore. Il primo anno lo permettono solo alcuni cambiamenti di vita.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'l’infrazione',
    says: 'Un punto perso torna dopo sei mesi senza nuove infrazioni. Tutti tornano dopo due anni, o tre per le infrazioni più gravi. Un corso (stage) di due giorni ne ridà fino a quattro, una volta l’anno. Veda i punti sul sito ufficiale (Mes Points Permis).',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'se L’ha avvisata',
    says: 'Il fornitore deve dirLe un nuovo prezzo con chiarezza e per iscritto, almeno un mese prima. Può andarsene quando vuole, senza spese. Senza questo avviso, contesti la fattura per iscritto. Dopo due mesi senza buona risposta, il mediatore dell’energia (médiateur national de l’énergie) è gratis.',
  },
  'fr.ask-buy.complaint-refused': {
    says: 'No. Polizia e gendarmeria devono ricevere ogni denuncia di una vittima, ovunque in Francia. Chieda una ricevuta. Se rifiutano ancora, scriva al procuratore (procureur de la République) del tribunale; vale come denuncia. Può anche iniziare online.',
  },
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'i Suoi mezzi e i loro',
    says: 'I figli possono dovere aiuto a un genitore nel bisogno, ciascuno secondo i mezzi (obligation alimentaire). La casa non fissa da sola la Sua parte: vi accordate, o la fissa il giudice della famiglia. Un genitore che Le ha mancato gravemente può perdere l’aiuto. Chieda prima l’aiuto sociale (ASH) e quello per l’alloggio.',
  },
}

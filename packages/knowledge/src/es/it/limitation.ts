/** The Italian words of Spain: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'es.limit.five': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni. I debiti scaduti prima del 7 ottobre 2015 sono finiti nel 2020, se nulla li ha fatti ripartire.',
    from: 'il giorno in cui potevano chiedere per la prima volta il pagamento',
    restartedBy:
      'Questo può far ripartire il tempo: un pagamento, un’ammissione, una causa, o una richiesta scritta arrivata a Lei.',
  },
  'es.limit.rent': {
    says: 'L’affitto e gli altri pagamenti dovuti ogni mese o anno sono troppo vecchi dopo cinque anni.',
    from: 'il giorno in cui ogni pagamento era dovuto',
    restartedBy:
      'Questo può far ripartire il tempo: un pagamento, un’ammissione, una causa, o una richiesta scritta arrivata a Lei.',
  },
  'es.limit.mortgage': {
    says: 'Una richiesta su una casa con ipoteca è troppo vecchia dopo venti anni.',
    from: 'il giorno in cui chi ha prestato poteva chiedere per la prima volta tutti i soldi',
    restartedBy:
      'Questo può far ripartire il tempo: un pagamento, un’ammissione, una causa, o una richiesta scritta arrivata a Lei.',
  },
  'es.limit.professional': {
    says: 'I conti di avvocati, medici, insegnanti e negozi sono troppo vecchi dopo tre anni.',
    from: 'il giorno in cui il servizio è finito',
    restartedBy:
      'Questo può far ripartire il tempo: un pagamento, un’ammissione, una causa, o una richiesta scritta arrivata a Lei.',
  },
  'es.limit.judgment': {
    says: 'Una sentenza deve essere portata in esecuzione entro cinque anni. Una volta iniziata, non finisce solo per il tempo.',
    from: 'il giorno in cui la sentenza è diventata definitiva',
    restartedBy: 'Nulla fa ripartire questo tempo, ma una causa iniziata in tempo va avanti.',
  },
  'es.limit.tax': {
    says: 'I debiti di tasse finiscono dopo quattro anni senza atti dell’ufficio o Suoi.',
    from: 'il giorno dopo la fine del tempo per pagare o dichiarare',
    restartedBy:
      'Ogni atto dell’ufficio che Le arriva, un pagamento o un ricorso fa ripartire i quattro anni.',
  },
  'es.limit.benefit': {
    says: 'Un aiuto pagato in più si può chiedere indietro per quattro anni, anche se l’errore era dell’ufficio.',
    from: 'il giorno in cui ha ricevuto i soldi, o in cui potevano chiederli per la prima volta',
    restartedBy:
      'Ogni atto dell’ufficio che Le arriva, o un pagamento, fa ripartire i quattro anni.',
  },
  'es.limit.wages': {
    says: 'Ha un anno per chiedere stipendi non pagati.',
    from: 'il giorno in cui lo stipendio era dovuto',
    restartedBy: 'Una domanda di conciliazione o una richiesta scritta fa ripartire l’anno.',
  },
  'es.limit.insurance': {
    says: 'Ha due anni per chiedere a un’assicurazione per le cose, e cinque per le persone.',
    from: 'il giorno in cui poteva chiedere per la prima volta',
    restartedBy: 'Una richiesta scritta all’assicurazione fa ripartire il tempo.',
  },
  'es.limit.insight-catalonia': {
    says: 'In Catalogna possono valere altri tempi: dieci anni per la maggior parte dei debiti, tre per pagamenti mensili e conti.',
    actionable: 'Chieda a un consulente quale legge segue il Suo contratto.',
  },
}

/** The Italian words of Spain: enquiry guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_IT: Words = {
  'es.guide.step-debt-dates': {
    says: 'Cerchi le date. Un atto del tribunale ha un ultimo giorno, contato in giorni lavorativi. Si occupi prima di quello.',
  },
  'es.guide.step-debt-check': {
    says: 'Prima di pagare o ammettere qualcosa, controlli che il debito sia Suo, che la somma sia giusta e quando ha pagato l’ultima volta.',
  },
  'es.guide.step-debt-priority': {
    says: 'Faccia un elenco di tutti i debiti. Metta in alto affitto o mutuo, luce, acqua e tasse.',
  },
  'es.guide.step-debt-advice': {
    says: 'Chieda un consiglio gratis all’OMIC, ai servizi sociali o all’ordine degli avvocati.',
  },
  'es.guide.right-debt-proof': {
    says: 'Ha diritto di vedere le prove del debito e di chi ne è il titolare.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Lo stipendio fino al salario minimo non si può mai prendere per un debito normale.',
  },
  'es.guide.right-debt-lawyer': { says: 'Con un reddito basso può avere un avvocato gratis.' },
  'es.guide.debt-no-visit': {
    says: 'Nessuno può prendere stipendio o cose per un debito privato senza un tribunale.',
  },
  'es.guide.debt-old': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni senza pagamenti e senza richieste arrivate a Lei.',
  },
  'es.guide.option-debt-dispute': {
    says: 'Scriva e chieda il contratto, le somme e il titolare.',
    title: 'Chiedere le prove',
    cost: 'Nulla per e-mail.',
    time: 'Un’ora.',
    risk: 'Basso, se non ammette nulla.',
    bestFor: 'Dubita del debito.',
  },
  'es.guide.option-debt-plan': {
    says: 'Offra ciò che può pagare e si faccia dare il sì scritto.',
    title: 'Offrire un piano',
    cost: 'Quello che offre.',
    time: 'Alcuni giorni.',
    risk: 'Ammette il debito.',
    bestFor: 'Lo deve.',
  },
  'es.guide.option-debt-second': {
    says: 'Un giudice può cancellare la maggior parte dei debiti a chi è in buona fede.',
    title: 'Informarsi su una seconda possibilità',
    cost: 'Gratis con l’assistenza legale.',
    time: 'Molti mesi.',
    risk: 'Può dover vendere ciò che ha.',
    bestFor: 'Non può pagarli tutti.',
  },
  'es.guide.step-home-read': {
    says: 'Trovi il contratto: la data della firma, la durata e l’affitto. Non c’è un contratto scritto? Valgono anche le ricevute dell’affitto.',
  },
  'es.guide.step-home-pay': { says: 'Continui a pagare l’affitto in tempo, con bonifico.' },
  'es.guide.step-home-write': { says: 'Scriva al locatore in un modo che può provare.' },
  'es.guide.step-home-social': { says: 'Chieda aiuto ai servizi sociali e all’ufficio casa.' },
  'es.guide.right-home-judge': { says: 'Può perdere la casa solo per decisione di un giudice.' },
  'es.guide.right-home-term': {
    says: 'Un contratto di casa da marzo 2019 può durare cinque anni, o sette con una società.',
  },
  'es.guide.right-home-repair': { says: 'Il locatore deve mantenere la casa adatta a viverci.' },
  'es.guide.home-locks': {
    says: 'Il locatore non può cambiare le serrature né staccare luce o acqua.',
  },
  'es.guide.home-seven': {
    says: 'Il deposito è di un mese, da restituire un mese dopo la consegna delle chiavi.',
  },
  'es.guide.option-home-dispute': {
    says: 'Dica che cosa Le dà la legge e che cosa vuole.',
    title: 'Scrivere al locatore',
    cost: 'Un burofax costa alcuni euro.',
    time: 'Un’ora.',
    risk: 'Il locatore può andare dal giudice.',
    bestFor: 'Il locatore viola una regola.',
  },
  'es.guide.option-home-deal': {
    says: 'Offra per iscritto un piano o una data che può rispettare.',
    title: 'Fare un accordo',
    cost: 'Quello che decidete.',
    time: 'Alcuni giorni.',
    risk: 'Mantenga ciò che promette.',
    bestFor: 'Deve l’affitto o vuole andare via.',
  },
  'es.guide.option-home-help': {
    says: 'Un sindacato degli inquilini, i servizi sociali o un avvocato gratuito.',
    title: 'Farsi aiutare',
    cost: 'Nulla o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Teme per la Sua casa.',
  },
  'es.guide.step-work-dates': {
    says: 'Scriva il giorno in cui il lavoro è finito. Ha solo 20 giorni lavorativi per contestare un licenziamento.',
  },
  'es.guide.step-work-sign': { says: 'Firmi solo «recibí, no conforme» con la data.' },
  'es.guide.step-work-papers': {
    says: 'Raccolga contratto, buste paga, messaggi e nomi di testimoni.',
  },
  'es.guide.step-work-union': {
    says: 'Parli questa settimana con un sindacato o un avvocato del lavoro.',
  },
  'es.guide.right-work-letter': { says: 'Ha diritto a una lettera con i fatti e la data.' },
  'es.guide.right-work-paro': { says: 'Può chiedere la disoccupazione dopo ogni licenziamento.' },
  'es.guide.right-work-wages': {
    says: 'Può chiedere gli stipendi non pagati per un anno, con il 10% di interessi.',
  },
  'es.guide.work-paper': {
    says: 'Non può rinunciare con una firma ai diritti che la legge Le dà.',
  },
  'es.guide.option-work-claim': {
    says: 'È gratis e ferma il tempo per un po’.',
    title: 'Chiedere la conciliazione',
    cost: 'Nulla.',
    time: '20 giorni lavorativi per un licenziamento.',
    risk: 'Basso.',
    bestFor: 'Non è d’accordo.',
  },
  'es.guide.option-work-talk': {
    says: 'Chieda per iscritto e fissi una data.',
    title: 'Parlare con il datore di lavoro',
    cost: 'Nulla.',
    time: 'Alcuni giorni.',
    risk: 'Il tempo va avanti.',
    bestFor: 'Vuole restare o trovare un accordo.',
  },
  'es.guide.option-work-help': {
    says: 'I lavoratori hanno l’assistenza legale gratuita dal giudice del lavoro.',
    title: 'Farsi aiutare',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'es.guide.step-buy-write': {
    says: 'Scriva alla ditta: che cosa è successo, che cosa vuole, entro quando. Conservi le prove.',
  },
  'es.guide.step-buy-papers': { says: 'Raccolga il contratto, la fattura, i messaggi e le foto.' },
  'es.guide.step-buy-bank': {
    says: 'Se ha pagato e pensa a una truffa, chiami prima la Sua banca.',
  },
  'es.guide.step-buy-omic': {
    says: 'Nessuna risposta in un mese? Vada all’OMIC e chieda l’arbitrato, gratis.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Ha comprato a distanza? Di solito ha 14 giorni per recedere.',
  },
  'es.guide.right-buy-guarantee': { says: 'Le cose nuove hanno una garanzia legale di tre anni.' },
  'es.guide.right-buy-unfair': { says: 'Le clausole abusive non La vincolano.' },
  'es.guide.buy-no-force': {
    says: 'Una ditta non può prendere i Suoi soldi con la forza senza un tribunale.',
  },
  'es.guide.option-buy-complain': {
    says: 'Prima la ditta, poi l’OMIC.',
    title: 'Reclamare',
    cost: 'Nulla.',
    time: 'Un mese.',
    risk: 'Nessuno.',
    bestFor: 'La ditta ha torto o tace.',
  },
  'es.guide.option-buy-cancel': {
    says: 'Mandi un recesso chiaro per iscritto.',
    title: 'Recedere',
    cost: 'A volte la spedizione.',
    time: '14 giorni.',
    risk: 'Alcune cose sono escluse.',
    bestFor: 'Ha comprato a distanza.',
  },
  'es.guide.option-buy-court': {
    says: 'Fino a 2.000 € può fare causa senza avvocato.',
    title: 'Piccola causa',
    cost: 'Copie.',
    time: 'Mesi.',
    risk: 'Può perdere.',
    bestFor: 'Nient’altro ha funzionato.',
  },
}

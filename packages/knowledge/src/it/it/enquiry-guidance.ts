/** The Italian words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Cerchi le date. Un atto del giudice ha una scadenza: 40 giorni per un decreto, dieci per un precetto. Si occupi prima di quello.',
  },
  'it.guide.step-debt-check': {
    says: "Prima di pagare o riconoscere, controlli che sia Suo, la somma e l'ultimo pagamento.",
  },
  'it.guide.step-debt-priority': {
    says: 'Faccia un elenco di tutti i debiti. In alto affitto o mutuo, luce, gas e tasse.',
  },
  'it.guide.step-debt-advice': {
    says: "Chieda a un'associazione, a un OCC o a un avvocato gratis.",
  },
  'it.guide.right-debt-proof': {
    says: 'Ha diritto di vedere le prove del debito e di chi è titolare.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Per un debito comune possono prendere al massimo un quinto dello stipendio.',
  },
  'it.guide.right-debt-lawyer': { says: 'Con un reddito basso può avere un avvocato gratis.' },
  'it.guide.debt-title': {
    says: 'Un creditore privato non può pignorare senza titolo e precetto.',
  },
  'it.guide.debt-old': {
    says: 'I debiti si prescrivono: due anni luce, gas e acqua, cinque affitto e telefono, dieci prestiti.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Chiedere le prove',
    says: 'Scriva e chieda contratto, somme e titolare.',
    cost: 'Una raccomandata o PEC.',
    time: "Un'ora.",
    risk: 'Basso, se non riconosce nulla.',
    bestFor: 'Ha dubbi sul debito.',
  },
  'it.guide.option-debt-plan': {
    title: 'Offrire un piano',
    says: 'Offra ciò che può e si faccia scrivere il sì.',
    cost: 'Quello che offre.',
    time: 'Alcuni giorni.',
    risk: 'Riconosce il debito.',
    bestFor: 'Lo deve.',
  },
  'it.guide.option-debt-occ': {
    title: 'Andare a un OCC',
    says: 'Il giudice può fissare un piano o cancellare i debiti.',
    cost: 'Un compenso, spesso nel piano.',
    time: 'Alcuni mesi.',
    risk: 'Deve dire tutti i debiti e i beni.',
    bestFor: 'Non può pagarli tutti.',
  },
  'it.guide.step-home-read': { says: 'Cerchi il contratto: data, durata, canone e registrazione.' },
  'it.guide.step-home-pay': { says: "Continui a pagare l'affitto in tempo, con bonifico." },
  'it.guide.step-home-write': { says: 'Scriva al proprietario con raccomandata o PEC.' },
  'it.guide.step-home-union': { says: 'Chieda aiuto a un sindacato inquilini e al Comune.' },
  'it.guide.right-home-judge': { says: 'Può perdere la casa solo per decisione di un giudice.' },
  'it.guide.right-home-term': {
    says: 'Un contratto libero dura quattro anni più quattro, uno concordato tre più due.',
  },
  'it.guide.right-home-repair': { says: 'Il proprietario deve fare le riparazioni più grandi.' },
  'it.guide.home-locks': {
    says: 'Il proprietario non può cambiare la serratura né staccare luce o acqua.',
  },
  'it.guide.home-grace': {
    says: 'Nello sfratto per morosità può chiedere al giudice fino a 90 giorni per pagare.',
  },
  'it.guide.option-home-dispute': {
    title: 'Scrivere al proprietario',
    says: 'Dica cosa Le dà la legge e cosa vuole.',
    cost: 'Una raccomandata.',
    time: "Un'ora.",
    risk: 'Il proprietario può andare dal giudice.',
    bestFor: 'Il proprietario viola una regola.',
  },
  'it.guide.option-home-deal': {
    title: 'Fare un accordo',
    says: 'Offra un piano o una data che può rispettare, per iscritto.',
    cost: 'Quello che concorda.',
    time: 'Alcuni giorni.',
    risk: 'Mantenga le promesse.',
    bestFor: 'Deve affitti o vuole traslocare.',
  },
  'it.guide.option-home-help': {
    title: 'Chiedere aiuto',
    says: 'Un sindacato inquilini, il Comune o un avvocato gratis.',
    cost: 'Nulla o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Teme per la casa.',
  },
  'it.guide.step-work-dates': {
    says: 'Segni il giorno in cui ha ricevuto la lettera. Ha 60 giorni per impugnare, cinque per rispondere a una contestazione.',
  },
  'it.guide.step-work-sign': { says: 'Firmi solo "per ricevuta" con la data. Non firmi rinunce.' },
  'it.guide.step-work-papers': { says: 'Raccolga contratto, buste paga, messaggi e testimoni.' },
  'it.guide.step-work-union': {
    says: 'Parli questa settimana con sindacato, patronato o avvocato.',
  },
  'it.guide.right-work-letter': { says: 'Il licenziamento deve essere scritto con i motivi.' },
  'it.guide.right-work-naspi': {
    says: 'Può chiedere la NASpI dopo ogni licenziamento, entro 68 giorni.',
  },
  'it.guide.right-work-tfr': {
    says: 'Le spettano TFR e ferie non godute, qualunque sia il motivo.',
  },
  'it.guide.work-resign': { says: 'Nessuno può farLa dimettere su carta: vale solo online.' },
  'it.guide.option-work-claim': {
    title: 'Impugnare per iscritto',
    says: 'Basta una breve raccomandata o PEC.',
    cost: 'Una raccomandata.',
    time: '60 giorni.',
    risk: 'Deve agire ancora entro 180 giorni.',
    bestFor: "Non è d'accordo.",
  },
  'it.guide.option-work-talk': {
    title: 'Accordo in sede protetta',
    says: "Un accordo in sindacato o all'Ispettorato è sicuro.",
    cost: 'Nulla o poco.',
    time: 'Alcune settimane.',
    risk: 'È definitivo.',
    bestFor: 'Vuole una somma o ripartire.',
  },
  'it.guide.option-work-help': {
    title: 'Chiedere aiuto',
    says: 'Un sindacato o un avvocato gratis controlla.',
    cost: 'Nulla o poco.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
  'it.guide.step-buy-write': {
    says: "Scriva all'azienda con raccomandata o PEC: cosa è successo, cosa vuole, entro quando.",
  },
  'it.guide.step-buy-papers': { says: 'Raccolga contratto, fattura, messaggi e foto.' },
  'it.guide.step-buy-bank': { says: 'Se ha pagato e pensa a una truffa, chiami prima la banca.' },
  'it.guide.step-buy-adr': {
    says: "Nessuna risposta? Chieda la conciliazione con un'associazione, ARERA o AGCOM.",
  },
  'it.guide.right-buy-withdraw': {
    says: 'Ha comprato a distanza? Di regola ha 14 giorni per recedere.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'I beni hanno due anni di garanzia legale dal venditore.',
  },
  'it.guide.right-buy-unfair': { says: 'Le clausole vessatorie non La vincolano.' },
  'it.guide.buy-no-force': { says: "Un'azienda non può prendere soldi senza un giudice." },
  'it.guide.option-buy-complain': {
    title: 'Reclamare',
    says: "Prima l'azienda, poi la conciliazione.",
    cost: 'Una lettera.',
    time: 'Un mese.',
    risk: 'Nessuno.',
    bestFor: "L'azienda sbaglia o tace.",
  },
  'it.guide.option-buy-cancel': {
    title: 'Recedere',
    says: 'Mandi un recesso chiaro per iscritto.',
    cost: 'A volte la spedizione.',
    time: '14 giorni.',
    risk: 'Alcuni beni sono esclusi.',
    bestFor: 'Ha comprato a distanza.',
  },
  'it.guide.option-buy-court': {
    title: 'Giudice di pace',
    says: 'Fino a 1.100 € può andare da solo.',
    cost: 'Un piccolo contributo.',
    time: 'Mesi.',
    risk: 'Può perdere.',
    bestFor: "Nient'altro ha funzionato.",
  },
}

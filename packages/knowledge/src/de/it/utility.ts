/** Power and gas bills and threats to cut off supply: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_WORDS: Words = {
  'de.supply.want': { says: 'Il Suo fornitore vuole denaro per luce, gas, riscaldamento o acqua.' },
  'de.supply.want-cut': {
    says: 'Il Suo fornitore minaccia di staccare per bollette non pagate. Un piano di pagamento può evitarlo.',
  },
  'de.supply.who': {
    says: 'È una società. Per il denaro le serve un tribunale come a tutti, ma può staccare con regole severe.',
  },
  'de.supply.reality': {
    says: 'Per luce e gas servono arretrati di due rate mensili e almeno 100 €. Le somme contestate con motivi non contano.',
  },
  'de.supply.rights-summary': {
    says: 'Ha quattro settimane dopo la minaccia, una lettera otto giorni lavorativi prima del distacco e, nella fornitura di base, un piano senza interessi.',
  },
  'de.supply.not-yet': {
    says: 'Non possono staccare subito luce o gas. Prima una minaccia, poi quattro settimane, poi una lettera otto giorni lavorativi prima.',
  },
  'de.supply.know-loan': {
    says: "Il Jobcenter o l'ufficio sociale può prestarLe il denaro per debiti di energia, per evitare un distacco.",
    learnMore: 'Porti la lettera di minaccia e chieda un prestito per debiti di energia.',
  },
  'de.supply.option-plan': {
    title: 'Chiedere un piano senza interessi',
    says: 'Chieda la Abwendungsvereinbarung. Può contestare il debito ancora per un mese dopo la firma.',
    cost: 'Il debito in 6 fino a 24 rate mensili.',
    time: 'Oggi.',
    risk: 'Se salta una rata, il distacco può andare avanti.',
    bestFor: 'Deve la somma e non può pagare subito.',
  },
  'de.supply.option-dispute': {
    title: 'Contestare la bolletta',
    says: 'Mandi la foto del contatore e dica che cosa è sbagliato. Poi usi la conciliazione gratuita.',
    cost: 'Gratis.',
    time: 'Ora, la risposta richiede fino a quattro settimane.',
    risk: 'Paghi la parte giusta, o resta in arretrato.',
    bestFor: 'Il consumo o il prezzo sembra sbagliato.',
  },
  'de.supply.option-help': {
    title: 'Jobcenter, ufficio sociale o consulenza energia',
    says: 'Chieda un prestito per debiti di energia e aiuto nelle trattative.',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Un prestito va restituito.',
    bestFor: 'Il distacco è vicino e non ha denaro.',
  },
  'de.supply.right-proportion': {
    says: 'Niente distacco se mette in pericolo vita o salute, o se mostra che pagherà presto.',
  },
  'de.supply.right-plan': {
    says: 'Nella fornitura di base ha diritto a rate senza interessi, di solito da 6 a 18 mesi, sopra 300 € da 12 a 24.',
  },
  'de.supply.right-letter': {
    says: 'Devono mandarLe una lettera otto giorni lavorativi prima del distacco, con il motivo e il costo probabile.',
  },
  'de.supply.right-back-on': {
    says: "Quando il motivo non c'è più, la fornitura deve tornare senza ritardo. Possono chiedere solo il costo reale.",
  },
  'de.supply.warn-ignore': {
    says: 'Agisca prima del distacco. Riavere la fornitura costa di più e richiede tempo.',
  },
  'de.supply.insight-estimate': {
    says: 'La bolletta si basa su una stima del consumo. Può pretendere che valga una lettura reale.',
    actionable: 'Mandi una foto del contatore con la data.',
  },
  'de.supply.change-enwg': {
    says: 'Dalla fine del 2025 le regole sui distacchi sono uguali dentro e fuori la fornitura di base. Il diritto a un piano è per la fornitura di base.',
    was: 'Le regole sui distacchi erano in regolamenti per la fornitura di base.',
    is: "Ora sono nella legge sull'energia e valgono per tutti i contratti domestici.",
  },
  'de.supply.limitation': {
    says: "Le bollette di luce, gas e telefono si prescrivono in tre anni, contati dalla fine dell'anno.",
    from: "la fine dell'anno in cui la bolletta è scaduta",
    restartedBy: 'Un pagamento o un riconoscimento fa ripartire i tre anni.',
  },
}

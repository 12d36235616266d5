/** Questions about a landlord’s notice that is too short or in the wrong form: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_TOO_SHORT_IT: Words = {
  'gb.ask-housing.landlord-sells': {
    says: 'No. Un messaggio o un’e-mail non è una disdetta, e la section 21 è finita il 1º maggio 2026, anche per i contratti più vecchi. Per vendere o far entrare la famiglia il proprietario privato deve usare il modulo section 8 e dare quattro mesi. Non può finire nel primo anno. Poi solo un giudice può mandarla via. Resti, paghi l’affitto, chiami Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.arrears-two-months': {
    says: 'No. Dal 1º maggio 2026 il giudice deve sfrattare per arretrati solo se mancano tre mesi, il giorno dell’avviso e in udienza. Non conta l’affitto in ritardo solo perché Universal Credit non l’ha ancora pagato. Il preavviso è di quattro settimane, non due. Resti, paghi ciò che può, mostri il diario UC. Shelter: 0808 800 4444.',
  },
  'gb.ask-housing.wales-173': {
    says: 'No. Per la maggior parte dei contratti in Galles un avviso section 173 deve dare almeno sei mesi, e non nei primi sei. Due mesi valgono solo per pochi contratti speciali. Contano anche gli errori: documento scritto in ritardo, deposito non protetto, carte di sicurezza mancanti. Solo un giudice può mandarla via. Shelter Cymru: 08000 495 495.',
  },
  'gb.ask-housing.lodger-told-to-go': {
    says: 'Come ospite pagante che divide la casa con il proprietario, può dover uscire senza giudice. La nuova legge sugli inquilini non la copre. Ma l’avviso deve essere giusto, di solito il periodo che paga: un mese se paga al mese. Lo chieda per iscritto. La forza è reato: 101, o 999 in pericolo. Contatti oggi l’ufficio senzatetto del comune.',
  },
}

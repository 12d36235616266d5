/** The Italian words of the rows in ../other-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_LETTERS_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'L’assicuratore decide sulla Sua richiesta o sul contratto. Può non essere d’accordo.',
  },
  'fr.other.insure-who': {
    says: 'Un assicuratore è una ditta privata. La sua decisione non è una sentenza.',
  },
  'fr.other.insure-reality': {
    says: 'Un rifiuto non è la fine. L’assicuratore deve indicare una clausola chiara del contratto.',
  },
  'fr.other.insure-rights': {
    says: 'Può chiedere i motivi, portare un Suo perito e andare da un mediatore gratuito.',
  },
  'fr.other.insure-step-reason': {
    says: 'Chieda per iscritto su quale clausola si basa il rifiuto. Chieda la relazione del perito.',
  },
  'fr.other.insure-step-contract': {
    says: 'Legga garanzie ed esclusioni. Un’esclusione deve essere chiara, limitata e stampata molto chiaramente.',
  },
  'fr.other.insure-step-complain': {
    says: 'Scriva al servizio reclami (service réclamations). Dopo due mesi vada dal mediatore delle assicurazioni.',
  },
  'fr.other.insure-step-expert': {
    says: 'Se il valore è sbagliato, chieda un secondo perito (contre-expertise).',
  },
  'fr.other.insure-right-clear': {
    says: 'Le esclusioni vaghe o nascoste non valgono.',
  },
  'fr.other.insure-right-two': {
    says: 'Ha due anni dal fatto per andare in tribunale. Una raccomandata sul pagamento li fa ripartire.',
  },
  'fr.other.insure-right-mediator': {
    says: 'Il mediatore delle assicurazioni è gratis.',
  },
  'fr.other.insure-option-dispute': {
    title: 'Contestare il rifiuto',
    says: 'Scriva al servizio reclami con prove, foto e fatture.',
    cost: 'Una raccomandata.',
    time: 'Due mesi per la risposta.',
    risk: 'Basso.',
    bestFor: 'Il rifiuto sembra sbagliato.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Andare dal mediatore gratuito',
    says: 'La Médiation de l’Assurance guarda la pratica.',
    cost: 'Nulla.',
    time: 'Alcuni mesi.',
    risk: 'Nessuno. Intanto i due anni si fermano.',
    bestFor: 'Nessuna buona risposta in due mesi.',
  },
  'fr.other.insure-limit': {
    says: 'Le richieste da un contratto di assicurazione finiscono dopo due anni.',
    from: 'il giorno del fatto',
    restartedBy:
      'Una raccomandata sul pagamento, o la nomina di un perito, fa ripartire i due anni.',
  },
  'fr.other.insure-warn-two': {
    says: 'Non lasci passare due anni mentre scrive lettere. Ne mandi una per raccomandata.',
  },
  'fr.other.copy-want-arcom': {
    says: 'Arcom avvisa che dalla Sua linea internet sono state condivise opere. Chiede di mettere al sicuro la linea, non di pagare.',
  },
  'fr.other.copy-want-photo': {
    says: 'Qualcuno dice che ha usato un’immagine o altra opera senza permesso, e vuole soldi.',
  },
  'fr.other.copy-who': {
    says: 'Arcom è un ente pubblico. Non chiede mai soldi per lettera o e-mail.',
  },
  'fr.other.copy-who-private': {
    says: 'Queste lettere vengono di solito da ditte che agiscono per agenzie di foto. Non sono un tribunale.',
  },
  'fr.other.copy-reality': {
    says: 'Un avviso non è una multa. Solo dopo casi ripetuti un giudice può multarla, fino a 1.500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Devono mostrare che l’opera è originale, che hanno i diritti e qual è la perdita. La prima somma è spesso alta.',
  },
  'fr.other.copy-rights': {
    says: 'Può chiedere prove e dettagli, e dare la Sua versione.',
  },
  'fr.other.copy-not-yet': {
    says: 'Non possono farla pagare senza un giudice.',
  },
  'fr.other.copy-step-secure': {
    says: 'Cambi la password del wifi, parli con chi vive in casa e cancelli i programmi di condivisione.',
  },
  'fr.other.copy-step-remove': {
    says: 'Tolga l’immagine e salvi che cosa era mostrato, dove e per quanto.',
  },
  'fr.other.copy-step-proof': {
    says: 'Chieda prova dei diritti, dell’uso e della somma. Non firmi ancora nulla.',
  },
  'fr.other.copy-step-advice': {
    says: 'Se chiedono soldi, chieda a uno sportello legale (point-justice, 3039) o a un avvocato.',
  },
  'fr.other.copy-right-proof': {
    says: 'Chi chiede deve provarlo.',
  },
  'fr.other.copy-right-details': {
    says: 'Ha diritto di chiedere ad Arcom quali opere intende e di mandare osservazioni.',
  },
  'fr.other.copy-option-proof': {
    title: 'Chiedere prove e dettagli',
    says: 'Scriva, chieda prove e dia la Sua versione. Non riconosca nulla di cui non è sicuro.',
    cost: 'Nulla.',
    time: 'Un’ora.',
    risk: 'Basso.',
    bestFor: 'Non sa bene di che cosa si tratta.',
  },
  'fr.other.copy-option-deal': {
    title: 'Offrire il prezzo normale di licenza',
    says: 'Se l’ha usata davvero, offra quanto costa una licenza sul mercato.',
    cost: 'Il prezzo della licenza.',
    time: 'Alcune lettere.',
    risk: 'Possono rifiutare e andare in tribunale.',
    bestFor: 'Ha usato l’immagine ed è loro.',
  },
  'fr.other.park-want': {
    says: 'Una ditta privata di parcheggi chiede una somma per la sosta su terreno privato.',
  },
  'fr.other.park-who': {
    says: 'È una ditta, non lo Stato o un comune. La sua somma non è una multa, e non perde punti.',
  },
  'fr.other.park-reality': {
    says: 'Può basarsi solo su un contratto. La ditta deve provare le regole, il prezzo e che ha parcheggiato Lei.',
  },
  'fr.other.park-not-yet': {
    says: 'Non possono pignorare o aumentare la somma come una multa senza un giudice.',
  },
  'fr.other.park-step-check': {
    says: 'Controlli luogo, giorno, cartello con le regole e biglietto. Faccia foto.',
  },
  'fr.other.park-step-write': {
    says: 'Scriva e chieda prova del contratto e della somma. Se non l’ha pagato, offra il prezzo normale del parcheggio.',
  },
  'fr.other.park-right-proof': {
    says: 'La ditta deve provare la sua richiesta.',
  },
  'fr.other.park-right-penalty': {
    says: 'Un giudice può abbassare una penale chiaramente troppo alta.',
  },
  'fr.other.park-right-mediator': {
    says: 'Ha diritto al mediatore gratuito della ditta per i consumatori.',
  },
  'fr.other.park-option-dispute': {
    title: 'Chiedere prove',
    says: 'Scriva alla ditta, dica che cosa non va, poi vada dal mediatore.',
    cost: 'Nulla.',
    time: 'Un’ora.',
    risk: 'Basso. Potrebbero andare in tribunale.',
    bestFor: 'Ha pagato, o i cartelli non erano chiari.',
  },
  'fr.other.park-option-pay': {
    title: 'Pagare il prezzo giusto',
    says: 'Se ha parcheggiato senza pagare, paghi il prezzo del tempo e dica che questo chiude.',
    cost: 'Il prezzo del parcheggio.',
    time: 'Minuti.',
    risk: 'Possono chiedere il resto.',
    bestFor: 'Non ha pagato.',
  },
  'fr.other.scam-want': {
    says: 'Questo messaggio sembra una truffa. Vuole i Suoi soldi o i Suoi dati.',
  },
  'fr.other.scam-who': {
    says: 'I truffatori usano spesso i nomi di banche, CAF, ANTAI, fisco o ditte di pacchi.',
  },
  'fr.other.scam-reality': {
    says: 'Nessun ente pubblico chiede un numero di carta o un pagamento per SMS. Nessuna banca chiede di confermare al telefono un bonifico o un codice.',
  },
  'fr.other.scam-rights': {
    says: 'Non deve nulla. Se hanno preso soldi senza il Suo consenso, la banca deve di solito rimborsarli subito.',
  },
  'fr.other.scam-step-stop': {
    says: 'Non risponda, non clicchi, non chiami e non paghi. Conservi il messaggio come prova.',
  },
  'fr.other.scam-step-bank': {
    says: 'Ha pagato o dato dati? Chiami subito la banca e blocchi la carta.',
  },
  'fr.other.scam-step-report': {
    says: 'Si faccia aiutare su 17Cyber. Mandi i falsi SMS al 33700. Per frodi con la carta usi Perceval su service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Non è sicuro? Scriva Lei il vero sito, o chiami il numero di una vecchia bolletta.',
  },
  'fr.other.scam-step-complain': {
    says: 'Se ha perso soldi, denunci alla polizia o gendarmeria, o online con THESEE per truffe sul web.',
  },
  'fr.other.scam-right-refund': {
    says: 'La banca deve rimborsare un pagamento che non ha permesso, salvo che provi una frode o grave imprudenza Sua. Glielo dica entro 13 mesi.',
  },
  'fr.other.scam-right-complain': {
    says: 'Ha diritto di denunciare. La polizia deve accettarlo.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Non rispondere, e segnalarlo',
    says: 'Lo conservi come prova, lo segnali, poi lo cancelli.',
    cost: 'Nulla.',
    time: 'Cinque minuti.',
    risk: 'Nessuno.',
    bestFor: 'Non ha dato nulla.',
  },
  'fr.other.scam-option-bank': {
    title: 'Chiamare la banca e 17Cyber',
    says: 'Blocchi carte e pagamenti, poi chieda il rimborso per iscritto.',
    cost: 'Nulla.',
    time: 'Subito.',
    risk: 'Nessuno.',
    bestFor: 'Ha pagato o dato dati.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'Ha 30 giorni da questa lettera formale prima che la copertura si fermi. Dieci giorni dopo l’assicuratore può chiudere il contratto.',
    action: 'Pagare il premio, o chiedere tempo',
    consequence: 'Dopo non è coperto, e il premio è ancora dovuto.',
  },
  'fr.other.insure-right-late': {
    says: 'Una denuncia tardiva Le toglie la copertura solo se lo dice il contratto e l’assicuratore prova che il ritardo gli ha nuociuto.',
  },
}

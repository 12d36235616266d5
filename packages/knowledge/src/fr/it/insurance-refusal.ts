/** Decisions of insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_REFUSAL_WORDS: Words = {
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
  'fr.other.insure-deadline-unpaid': {
    says: 'Ha 30 giorni da questa lettera formale prima che la copertura si fermi. Dieci giorni dopo l’assicuratore può chiudere il contratto.',
    action: 'Pagare il premio, o chiedere tempo',
    consequence: 'Dopo non è coperto, e il premio è ancora dovuto.',
  },
  'fr.other.insure-right-late': {
    says: 'Una denuncia tardiva Le toglie la copertura solo se lo dice il contratto e l’assicuratore prova che il ritardo gli ha nuociuto.',
  },
  'fr.other.insure-right-own-time': {
    says: 'Un termine breve per reclamare è una regola dell’assicuratore. Lo rispetti se può. Non Le toglie i due anni che la legge dà per andare dal giudice.',
  },
}

/** Benefits paid by mistake (trop-perçu, indu): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-want': {
    says: 'Dicono che Le hanno pagato troppo e rivogliono i soldi.',
  },
  'fr.public.benefit-want-order': {
    says: 'È un ordine di pagare (contrainte). Diventa forte come una sentenza se non si oppone in tempo.',
  },
  'fr.public.benefit-who': {
    says: 'Gli uffici dei sussidi possono riprendere soldi dai pagamenti successivi. Devono dare motivi e lasciarla contestare.',
  },
  'fr.public.benefit-reality': {
    says: 'Può contestare il debito e, se è giusto, chiedere di cancellarlo in parte o del tutto.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Se contesta un debito RSA o ne chiede la cancellazione, devono smettere di prendere soldi finché rispondono.',
  },
  'fr.public.benefit-rights': {
    says: 'Può vedere il conto, contestarlo, chiedere la cancellazione e piccole somme al mese.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'Ha due mesi per contestarlo alla commissione ricorsi (commission de recours amiable) o all’ente della lettera.',
    action: 'Contestare per iscritto la somma pagata in più',
    consequence: 'Dopo può solo chiedere la cancellazione o un piano.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'Ha solo 15 giorni dalla notifica per opporsi a una contrainte. Dia i Suoi motivi.',
    action: 'Opporsi all’ordine (opposition à contrainte)',
    consequence: 'Dopo si può eseguire come una sentenza.',
  },
  'fr.public.benefit-step-count': {
    says: 'Chieda il conto: quale sussidio, quali mesi, quale motivo. Lo confronti con ciò che ha detto loro.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Contesti per iscritto in due mesi, con prove. Tenga una copia.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Chieda anche la cancellazione (remise de dette). Mostri reddito, affitto e famiglia.',
  },
  'fr.public.benefit-step-social': {
    says: 'Un assistente sociale o France services può scrivere gratis con Lei.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'Ha diritto a un motivo, un conto e un ricorso gratis.',
  },
  'fr.public.benefit-right-waive': {
    says: 'Se era in buona fede e i soldi mancano, possono cancellare il debito.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Senza frode possono tornare indietro solo due anni, per la maggior parte dei sussidi CAF.',
  },
  'fr.public.benefit-right-sick': {
    says: 'Senza frode, la cassa può tornare indietro di due anni al massimo. Può trattenere piccole parti solo dopo averla avvisata e lasciata contestare.',
  },
  'fr.public.benefit-right-pension': {
    says: 'Per le pensioni tornano indietro di due anni al massimo, salvo false dichiarazioni. Errore loro e reddito molto basso? Non possono chiedere nulla.',
  },
  'fr.public.benefit-right-penalty': {
    says: 'Una penale per frode richiede l’intenzione. Prima devono dire fatti e somma e darle un mese. Un errore onesto non basta. Poi decide il tribunale (pôle social).',
  },
  'fr.public.benefit-right-survivor': {
    says: 'Dipende dai suoi mezzi. Quando ha tutte le sue pensioni, dopo tre mesi è fissa e non scende più. Controlli quella data.',
  },
  'fr.public.benefit-right-error': {
    says: 'Un errore in buona fede non è una frode. Ha diritto di rimediare.',
  },
  'fr.public.benefit-option-appeal': {
    title: 'Contestare',
    says: 'Scriva alla commissione ricorsi o all’ente della lettera.',
    cost: 'Nulla.',
    time: 'Due mesi per una risposta.',
    risk: 'Nessuno.',
    bestFor: 'La somma, i mesi o il motivo sono sbagliati.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Chiedere la cancellazione o piccole somme',
    says: 'Chieda di cancellarlo, o di pagare poco ogni mese.',
    cost: 'Nulla.',
    time: 'Una lettera.',
    risk: 'Dopo una frode la cancellazione non si dà.',
    bestFor: 'Il debito è giusto ma non può pagare.',
  },
  'fr.public.benefit-option-help': {
    title: 'Farsi aiutare da un mediatore',
    says: 'Il mediatore dell’ufficio, o il Défenseur des droits, è gratis.',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Nessuno. I termini corrono.',
    bestFor: 'Ha scritto e non ha avuto risposta.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Per una contrainte il tempo è molto breve: 15 giorni. Vada ora a uno sportello legale (point-justice, 3039).',
  },
}

/** The Italian words of the rows in ../public-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT_WORDS: Words = {
  'fr.public.tax-want': {
    says: 'Il fisco vuole che una tassa sia pagata.',
  },
  'fr.public.tax-want-proposal': {
    says: 'Il fisco vuole cambiare la Sua tassa. È una proposta: prima può rispondere.',
  },
  'fr.public.tax-want-seizure': {
    says: 'Il Tesoro prende soldi dalla banca, dal datore di lavoro o da altri (SATD).',
  },
  'fr.public.tax-who': {
    says: 'Il tesoro pubblico ha poteri forti. Non gli serve un giudice per pignorare, ma deve seguire dei passi.',
  },
  'fr.public.tax-reality': {
    says: 'La maggior parte di chi chiede presto ha tempo per pagare. Scriva prima della data.',
  },
  'fr.public.tax-rights': {
    says: 'Può contestare la tassa, chiedere tempo, e chiedere la cancellazione di tutto o di una parte.',
  },
  'fr.public.tax-not-yet': {
    says: 'Non possono riscuotere la nuova somma prima che finiscano i Suoi 30 giorni per rispondere.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'Ha 30 giorni per rispondere. Può chiedere altri 30 giorni.',
    action: 'Rispondere alla proposta, o chiedere altri 30 giorni',
    consequence: 'Se non fa nulla, vale come un sì.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'Ha due mesi per contestare il pignoramento all’ufficio che l’ha fatto.',
    action: 'Contestare il pignoramento per iscritto',
    consequence: 'Dopo non si può più contestare.',
  },
  'fr.public.tax-step-check': {
    says: 'Controlli somma e anno nel Suo spazio su impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: 'Non può pagare? Mandi un messaggio nel Suo spazio o chiami. Chieda un piano prima della data.',
  },
  'fr.public.tax-step-bank': {
    says: 'Controlli che la banca Le abbia lasciato la somma base, circa 650 €, e liberato i sussidi.',
  },
  'fr.public.tax-step-claim': {
    says: 'Se è sbagliata, mandi un reclamo (réclamation). Chieda lì di non pagare intanto (sursis de paiement).',
  },
  'fr.public.tax-step-waive': {
    says: 'Se non può pagare affatto, chieda la cancellazione (remise gracieuse) con la prova del bilancio.',
  },
  'fr.public.tax-right-claim': {
    says: 'Per la tassa sul reddito può reclamare fino al 31 dicembre del secondo anno dopo l’avviso. Per le tasse locali, l’anno dopo.',
  },
  'fr.public.tax-right-floor': {
    says: 'La banca deve lasciarle una somma base, anche verso lo Stato.',
  },
  'fr.public.tax-right-error': {
    says: 'Ha diritto di sbagliare una volta in buona fede. Rimedi, e di solito non c’è penale.',
  },
  'fr.public.tax-right-four': {
    says: 'Il Tesoro ha quattro anni per riscuotere da quando la tassa è fissata, ma ogni atto li fa ripartire.',
  },
  'fr.public.tax-option-time': {
    title: 'Chiedere tempo per pagare',
    says: 'Offra rate e mostri il bilancio.',
    cost: 'La tassa, forse l’aumento del 10 %.',
    time: 'Un messaggio.',
    risk: 'Nessuno se chiede presto.',
    bestFor: 'La deve ma non può pagare subito.',
  },
  'fr.public.tax-option-claim': {
    title: 'Contestare la tassa',
    says: 'Mandi un reclamo nel Suo spazio online con prove.',
    cost: 'Nulla.',
    time: 'Fino a sei mesi per una risposta.',
    risk: 'Se non paga e perde può aggiungersi l’aumento del 10 %.',
    bestFor: 'La tassa è sbagliata.',
  },
  'fr.public.tax-option-help': {
    title: 'Chiedere al conciliatore fiscale',
    says: 'Se l’ufficio rifiuta, il conciliatore del Suo dipartimento lo guarda gratis.',
    cost: 'Nulla.',
    time: 'Un mese.',
    risk: 'Nessuno.',
    bestFor: 'Ha scritto e non ha avuto una buona risposta.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Pagare in ritardo aggiunge di solito il 10 %. Chieda tempo prima della data.',
  },
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
    risk: 'Non ferma i due mesi.',
    bestFor: 'Ha scritto e non ha avuto risposta.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Per una contrainte il tempo è molto breve: 15 giorni. Vada ora a uno sportello legale (point-justice, 3039).',
  },
  'fr.public.urssaf-deadline': {
    says: 'Ha due mesi per contestare la richiesta Urssaf alla sua commissione ricorsi. Va pagata o regolata in un mese.',
    action: 'Contestarla alla commissione ricorsi di Urssaf',
    consequence: 'Dopo Urssaf può fare un ordine (contrainte) che difficilmente può contestare.',
  },
  'fr.public.urssaf-want': {
    says: 'Urssaf chiede contributi sociali.',
  },
  'fr.public.title-want': {
    says: 'Un comune, ospedale o altro ente pubblico Le manda un conto (avis des sommes à payer). Lo riscuote il tesoro pubblico, che può pignorare senza giudice.',
  },
  'fr.public.title-reality': {
    says: 'È più forte della lettera di una ditta. Se lo contesta in tempo davanti a un giudice, la riscossione si ferma.',
  },
  'fr.public.title-deadline': {
    says: 'Ha due mesi per contestare il conto davanti al tribunale indicato.',
    action: 'Contestare il conto pubblico in tribunale',
    consequence: 'Dopo può solo chiedere tempo o la cancellazione.',
  },
  'fr.public.title-step': {
    says: 'Chieda all’ente di correggere gli errori, e all’ufficio del tesoro un piano. Questo non ferma i due mesi.',
  },
  'fr.public.benefit-jobseeker': {
    says: 'Contesti a France Travail entro due mesi. Di solito possono trattenere soldi solo se non contesta il debito.',
  },
  'fr.public.benefit-jobseeker-three': {
    says: 'Possono richiedere il sussidio di disoccupazione per tre anni. Con frode sono dieci.',
  },
}

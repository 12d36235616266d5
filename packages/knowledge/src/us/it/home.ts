/** The Italian words of the rows in ../home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_IT: Words = {
  'us.home.want': {
    says: 'Il Suo proprietario (landlord) vuole che Lei paghi, risolva un problema o lasci la casa. Può chiedere a un tribunale di finire l’affitto.',
  },
  'us.home.want-rent': {
    says: 'Il Suo proprietario (landlord) dice che è indietro con l’affitto e vuole che lo paghi.',
  },
  'us.home.who': {
    says: 'Il proprietario (landlord) o il suo agente è una persona o ditta privata. Solo uno sheriff, un marshal o un constable può eseguire uno sfratto (eviction).',
  },
  'us.home.reality': {
    says: 'Un avviso è il primo passo, non l’ultimo. Il proprietario (landlord) deve andare in tribunale e vincere prima che possano farla uscire.',
  },
  'us.home.rights-summary': {
    says: 'Può restare finché un tribunale non ordina altro. Può dire al giudice la Sua parte, e l’assistenza legale (legal aid) può aiutarla gratis.',
  },
  'us.home.not-yet': {
    says: 'Con questo avviso non possono cambiare la serratura, tagliare la luce o mettere fuori le Sue cose.',
  },
  'us.home.order-made': {
    says: 'Forse un tribunale ha già deciso. Può avere solo ore o giorni. Chiami ora l’assistenza legale gratuita (legal aid) e il cancelliere del tribunale (court clerk).',
  },
  'us.home.right-cares': {
    says: 'La casa ha un aiuto federale o un mutuo con garanzia federale? Allora un avviso di uscita per affitto non pagato deve quasi sempre dare 30 giorni.',
  },
  'us.home.right-cares-case': {
    says: 'La casa ha un aiuto federale o un mutuo con garanzia federale? Allora un avviso di uscita per affitto non pagato deve quasi sempre dare 30 giorni.',
  },
  'us.home.right-violence': {
    says: 'In una casa con aiuto federale non possono sfrattarla perché qualcuno è stato violento con Lei.',
  },
  'us.home.right-service': {
    says: 'Se è in servizio militare attivo, Lei e la Sua famiglia quasi sempre non potete essere sfrattati senza ordine del tribunale. Un giudice può darle 90 giorni.',
  },
  'us.home.right-foreclosure': {
    says: 'Chi è in affitto in una casa pignorata (foreclosure) deve quasi sempre avere un avviso di 90 giorni. Spesso può restare fino alla fine del contratto.',
  },
  'us.home.step-stay': {
    says: 'Non esca ancora di casa. Legga nell’avviso il motivo, la somma e il numero di giorni.',
  },
  'us.home.step-pay': {
    says: 'Se può pagare tutto in tempo, lo faccia e prenda una ricevuta. Un pagamento in parte può non fermare la causa: chieda prima.',
  },
  'us.home.option-pay': {
    says: 'In quasi tutti gli Stati pagare tutto entro l’avviso chiude la questione.',
    title: 'Pagare tutto l’affitto',
    cost: 'L’affitto dovuto',
    time: 'Entro i giorni dell’avviso',
    risk: 'Prenda una ricevuta. Sulle spese di ritardo può esserci discussione.',
    bestFor: 'Ha i soldi o un aiuto per l’affitto arriva in tempo.',
  },
  'us.home.option-leave': {
    says: 'In cambio dell’uscita chieda più tempo, il deposito indietro e nessuno sfratto (eviction) a Suo nome.',
    title: 'Accordarsi su una data per uscire',
    cost: 'Le spese del trasloco',
    time: 'Come concordato',
    risk: 'Può ancora dovere affitto. Faccia firmare l’accordo.',
    bestFor: 'Vuole andare via, o non può tenere la casa.',
  },
  'us.home.case-warning': {
    says: 'Le cause di sfratto (eviction) vanno veloci. In alcuni Stati ha cinque giorni o meno per rispondere. Segua la data negli atti.',
  },
  'us.home.case-step': {
    says: 'Risponda agli atti di sfratto (eviction) entro la loro data, o vada in tribunale nel giorno indicato. Arrivi presto e porti le prove.',
  },
  'us.home.case-not-yet': {
    says: 'Non è obbligato a uscire solo perché è stata aperta una causa. Prima deve decidere un giudice, e poi deve venire un ufficiale.',
  },
  'us.home.insight-repairs': {
    says: 'In quasi tutti gli Stati una casa in cattivo stato può essere una difesa in uno sfratto (eviction) per affitto.',
    actionable: 'Scriva che cosa è rotto e quando lo ha detto al proprietario. Faccia foto.',
  },
  'us.home.tactic-receipt': {
    says: 'Paghi in un modo che lascia una prova, e scriva per quale mese è.',
    risk: 'Nessuno.',
    notWhen:
      'Un tribunale le ha già ordinato di uscire: chiami prima l’assistenza legale gratuita (legal aid).',
  },
  'us.home.myth-locks': {
    says: 'Un proprietario (landlord) non può chiuderla fuori o tagliare la luce per farla andare via. In quasi ogni Stato deve usare il tribunale.',
  },
  'us.home.myth-out-on-date': {
    says: 'L’ultimo giorno di un avviso non è il giorno in cui la mettono fuori. Il proprietario (landlord) deve poi aprire una causa e vincerla.',
  },
  'us.home.know-voucher': {
    says: 'In case con aiuto federale o un mutuo con garanzia federale può servire un avviso più lungo che nella legge del Suo Stato.',
    learnMore:
      'Chieda se l’affitto è aiutato da Section 8, case pubbliche o crediti d’imposta (tax credits), o se il mutuo dell’edificio ha garanzia federale.',
  },
  'us.home.right-court': {
    says: 'Ha diritto a un’udienza in tribunale prima che possano metterla fuori di casa.',
  },
  'us.home.right-fair': {
    says: 'Un proprietario (landlord) non può sfrattarla per razza, colore, religione, sesso, origine nazionale, disabilità o perché ha figli.',
  },
  'us.home.step-aid': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid) e mostri l’avviso. In alcune città gli inquilini hanno un avvocato gratis.',
  },
  'us.home.step-211': {
    says: 'Chiami il 211 e chieda aiuto per l’affitto. Dica al proprietario (landlord) per iscritto che l’ha chiesto.',
  },
  'us.home.step-court': {
    says: 'Se arrivano atti del tribunale, risponda o vada il giorno indicato. Se lo manca, perde.',
  },
  'us.home.step-proof': {
    says: 'Raccolga il contratto (lease), le ricevute dell’affitto, foto delle riparazioni necessarie e i messaggi con il proprietario (landlord).',
  },
  'us.home.option-help': {
    says: 'L’assistenza legale gratuita (legal aid) può controllare gli errori dell’avviso e stare con Lei in tribunale.',
    title: 'Avere un avvocato o consulente gratis',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Chiami oggi',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'Chiunque riceve un avviso così.',
  },
  'us.home.option-plan': {
    says: 'Offra date e somme. Chieda al proprietario (landlord) di firmare che non aprirà una causa mentre Lei paga.',
    title: 'Accordarsi su un piano per iscritto',
    cost: 'L’affitto dovuto, a rate',
    time: 'Prima che finisca l’avviso',
    risk: 'Un piano non rispettato può riportare la causa.',
    bestFor: 'Può pagare presto o a rate.',
  },
  'us.home.option-defend': {
    says: 'Aspetti gli atti del tribunale, risponda in tempo e dica al giudice che cosa è sbagliato.',
    title: 'Difendersi in tribunale',
    cost: 'In alcuni tribunali una tassa; chieda di non pagarla (waiver)',
    time: 'Spesso solo giorni dopo gli atti del tribunale',
    risk: 'Una sentenza (judgment) può apparire nei controlli sugli inquilini.',
    bestFor: 'L’avviso è sbagliato, ha pagato o non hanno fatto le riparazioni.',
  },
}

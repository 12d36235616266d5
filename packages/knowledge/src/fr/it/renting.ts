/** The Italian words of the rows in ../renting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Vogliono l’affitto in ritardo, o un piano. Questa lettera non chiude il contratto.',
  },
  'fr.home.want-order': {
    says: 'È un ordine formale di pagare l’affitto (commandement de payer). Se non paga in tempo, possono chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.want-notice': {
    says: 'Il padrone di casa dà disdetta (congé): per vendere, abitarci, o per un motivo serio.',
  },
  'fr.home.want-leave': {
    says: 'Un giudice ha ordinato lo sfratto. L’ufficiale Le dice di uscire (commandement de quitter les lieux).',
  },
  'fr.home.want-other': {
    says: 'Vogliono che lasci la casa, o dicono che andranno in tribunale per questo.',
  },
  'fr.home.who': {
    says: 'Un padrone di casa o agente è una persona o ditta privata. Solo un giudice può chiudere il Suo diritto di restare, e solo un ufficiale con una sentenza può sfrattare.',
  },
  'fr.home.reality': {
    says: 'Una lettera non sfratta nessuno. Serve un giudice, poi un ufficiale, poi di solito la polizia del prefetto. Ci vogliono mesi.',
  },
  'fr.home.reality-judged': {
    says: 'C’è una decisione del tribunale, quindi è urgente. Ha ancora tempo, chi aiuta e un giudice che può dare più tempo.',
  },
  'fr.home.not-yet': {
    says: 'Ora non possono metterla fuori. Servono una sentenza, un ordine di uscire e poi di solito due mesi.',
  },
  'fr.home.not-yet-winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino può essere sfrattato (trêve hivernale). Affitto e causa continuano.',
  },
  'fr.home.rights-summary': {
    says: 'Può restare finché un giudice decide. Può chiedere tempo, aiuto per l’affitto e un avvocato gratis.',
  },
  'fr.home.know-three-years': {
    says: 'Un giudice può dare fino a tre anni per pagare l’affitto arretrato, se prima dell’udienza paga di nuovo quello corrente.',
    learnMore: 'Paghi intero il prossimo affitto, anche se il debito resta.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Ha sei settimane dall’ordine di pagare (commandement) per pagare o avere aiuto. I contratti di prima del 29 luglio 2023 danno spesso due mesi.',
    action: 'Pagare il debito d’affitto, o concordare un piano',
    consequence: 'Dopo il padrone di casa può chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.deadline-two-months': {
    says: 'Questo ordine dà due mesi per pagare, come i contratti più vecchi.',
    action: 'Pagare il debito d’affitto, o concordare un piano',
    consequence: 'Dopo il padrone di casa può chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.deadline-leave': {
    says: 'Ha due mesi dall’ordine di uscire, salvo che il giudice li abbia ridotti. Prima chieda più tempo al giudice dell’esecuzione.',
    action: 'Chiedere più tempo al giudice, e cercare una casa',
    consequence:
      'Dopo l’ufficiale può chiedere l’aiuto della polizia. Di solito nessuno sfratto dal 1 novembre al 31 marzo.',
  },
  'fr.home.step-stay': {
    says: 'Non vada via e non renda ancora le chiavi. Prima chieda consiglio.',
  },
  'fr.home.step-adil': {
    says: 'Chiami l’ADIL o SOS loyers impayés (0 805 16 00 75). È gratis e conoscono chi aiuta nella zona.',
  },
  'fr.home.step-fsl': {
    says: 'Chieda a un assistente sociale l’aiuto del fondo casa (FSL). Lo dica anche alla CAF, così l’aiuto alla casa continua.',
  },
  'fr.home.step-pay-rent': {
    says: 'Se può, paghi l’affitto corrente. È ciò che un giudice guarda per primo.',
  },
  'fr.home.step-more-time': {
    says: 'Chieda al giudice dell’esecuzione più tempo per uscire: da un mese a un anno. Mostri che cerca casa.',
  },
  'fr.home.step-check-notice': {
    says: 'Controlli la disdetta. C’è un motivo? Sono sei mesi (tre se arredata) prima della fine, per raccomandata, ufficiale o a mano?',
  },
  'fr.home.step-plan': {
    says: 'Offra per iscritto l’affitto più una piccola somma al mese. Tenga la prova di ogni pagamento.',
  },
  'fr.home.step-dispute': {
    says: 'Chieda un conto dell’affitto e controlli ogni mese, ogni pagamento e il conto annuale delle spese.',
  },
  'fr.home.step-dalo': {
    says: 'Se rischia lo sfratto senza una nuova casa, faccia domanda per il diritto alla casa (DALO).',
  },
  'fr.home.right-judge': {
    says: 'Solo un giudice può chiudere il Suo soggiorno, e solo un ufficiale può eseguirlo.',
  },
  'fr.home.right-no-force': {
    says: 'Cambiare la serratura o metterla fuori con la forza è un reato del padrone di casa: fino a tre anni di carcere e 30.000 €. Chiami la polizia (17).',
  },
  'fr.home.right-winter': {
    says: 'Ha diritto alla pausa invernale: di solito nessuno sfratto dal 1 novembre al 31 marzo.',
  },
  'fr.home.right-three-years': {
    says: 'Ha diritto di chiedere al giudice fino a tre anni per pagare debiti d’affitto, se paga di nuovo l’affitto.',
  },
  'fr.home.right-reason': {
    says: 'Per una casa vuota il padrone di casa deve dare disdetta sei mesi prima della fine. Unici motivi: vendita, uso proprio o un motivo serio.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Per una casa arredata il padrone di casa deve dare disdetta tre mesi prima della fine. Serve un motivo: vendita, uso proprio o un motivo serio.',
  },
  'fr.home.right-older': {
    says: 'Se ha più di 65 anni e un reddito basso, il padrone di casa deve di solito offrirle un’altra casa vicina.',
  },
  'fr.home.right-buy': {
    says: 'Una disdetta per vendere una casa vuota è prima un’offerta a Lei. Ha i primi due mesi del preavviso per dire sì.',
  },
  'fr.home.right-home-help': {
    says: 'Ha diritto di chiedere allo Stato una casa (DALO) se è stato ordinato lo sfratto.',
  },
  'fr.home.option-plan': {
    title: 'Concordare un piano d’affitto',
    says: 'Offra l’affitto più una somma sul debito, firmato da tutti e due.',
    cost: 'Ciò che offre.',
    time: 'Una sera.',
    risk: 'Se lo viola, continuano.',
    bestFor: 'Può pagare l’affitto corrente.',
  },
  'fr.home.option-help': {
    title: 'Avere aiuto gratis per la casa',
    says: 'L’ADIL, un assistente sociale e il fondo casa (FSL) possono fermare molti sfratti.',
    cost: 'Nulla.',
    time: 'Chiami oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia indietro con l’affitto o abbia una disdetta.',
  },
  'fr.home.option-court': {
    title: 'Andare all’udienza',
    says: 'Dica al giudice la Sua versione e chieda tempo. Non serve un avvocato.',
    cost: 'Nulla.',
    time: 'Mezza giornata.',
    risk: 'Se non va, il giudice decide da solo.',
    bestFor: 'Ha una data d’udienza.',
  },
  'fr.home.option-dispute': {
    title: 'Contestare la disdetta',
    says: 'Se il motivo è falso o il tempo troppo breve, scriva al padrone di casa. Allora il contratto continua, o decide un giudice.',
    cost: 'Una raccomandata.',
    time: 'Un’ora.',
    risk: 'Se la disdetta vale, deve uscire alla sua fine.',
    bestFor: 'La disdetta è tardiva, non ha motivo, o il motivo è un pretesto.',
  },
  'fr.home.option-overdebt': {
    title: 'Chiedere aiuto per troppi debiti',
    says: 'La Banque de France può comprendere i debiti d’affitto. Un giudice può allora fermare per un tempo uno sfratto.',
    cost: 'Nulla.',
    time: 'Fino a tre mesi.',
    risk: 'Deve pagare l’affitto corrente.',
    bestFor: 'Ha debiti d’affitto e altri.',
  },
  'fr.home.warn-hearing': {
    says: 'Se arriva una citazione, vada all’udienza. Le offriranno un’indagine sociale: risponda, La aiuta.',
  },
  'fr.home.warn-judged': {
    says: 'Un giudice ha deciso. Veda oggi un avvocato gratis o l’ADIL e chieda tempo.',
  },
  'fr.home.insight-no-reason': {
    says: 'Non vediamo un motivo per la disdetta. Senza uno dei tre motivi di legge non ha forza.',
    actionable:
      'Chieda all’ADIL di controllarla, e dica per iscritto al padrone di casa che resta.',
  },
  'fr.home.insight-costs': {
    says: 'La lettera aggiunge spese o penali. In un contratto d’affitto di casa, spese di sollecito e penali non possono andare all’inquilino.',
    actionable: 'Paghi solo affitto e spese della casa, e dica perché per iscritto.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Chieda che il caso vada alla commissione contro gli sfratti (CCAPEX). Mette insieme padrone di casa, CAF e assistenti sociali.',
    risk: 'Nessuno.',
    notWhen: 'Un’udienza è tra pochi giorni: prima veda un avvocato.',
  },
  'fr.home.element-fsl': {
    name: 'L’indirizzo del fondo casa',
    says: 'L’ordine deve indicare il fondo casa (FSL) a cui può rivolgersi.',
    ifMissing:
      'Non vediamo il fondo casa (FSL). Lo mostri all’ADIL: una parte mancante può rendere nullo l’ordine.',
  },
  'fr.home.element-count': {
    name: 'L’affitto e il conto del debito',
    says: 'L’ordine deve mostrare l’affitto mensile e un conto del debito.',
    ifMissing: 'Non vediamo un conto del debito. Lo chieda.',
  },
  'fr.home.myth-winter-free': {
    says: 'La pausa invernale ferma lo sfratto, non l’affitto. Il debito cresce e la causa continua.',
  },
  'fr.home.myth-lock': {
    says: 'No. Un padrone di casa non può cambiare la serratura, staccare acqua o luce, o mettere fuori le Sue cose.',
  },
  'fr.home.officer-order': {
    says: 'È un ordine formale di pagare l’affitto (commandement de payer). Se non paga in tempo, possono chiedere a un giudice di chiudere il contratto.',
  },
  'fr.home.officer-leave': {
    says: 'Un giudice ha ordinato lo sfratto. L’ufficiale Le dice di uscire (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Questo ordine da solo non chiude il contratto e non La sfratta. Apre un tempo per pagare o avere aiuto. Solo un giudice può decidere.',
  },
  'fr.home.officer-reality-judged': {
    says: 'C’è una decisione del tribunale, quindi è urgente. Ha ancora tempo, chi aiuta e un giudice che può dare più tempo.',
  },
  'fr.home.officer-winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino può essere sfrattato (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Chiami oggi SOS loyers impayés (0 805 16 00 75) o l’ADIL. È gratis.',
  },
  'fr.home.officer-fsl': {
    says: 'Chieda a un assistente sociale il fondo casa (FSL) e lo dica alla CAF. Se può, paghi l’affitto corrente.',
  },
  'fr.home.officer-time': {
    says: 'Chieda al giudice dell’esecuzione più tempo per uscire: da un mese a un anno. Mostri che cerca casa.',
  },
  'fr.home.officer-three-years': {
    says: 'Ha diritto di chiedere al giudice fino a tre anni per pagare debiti d’affitto, se paga di nuovo l’affitto.',
  },
  'fr.home.officer-right-winter': {
    says: 'Ha diritto alla pausa invernale: di solito nessuno sfratto dal 1 novembre al 31 marzo.',
  },
  'fr.home.judged-winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino può essere sfrattato (trêve hivernale).',
    learnMore:
      'Dopo una sentenza l’ufficiale deve prima dare un ordine di uscire, e poi di solito due mesi.',
  },
  'fr.home.judged-adil': {
    says: 'Chiami SOS loyers impayés (0 805 16 00 75) o l’ADIL. Chieda a un assistente sociale del fondo casa (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'In una causa d’affitto può chiedere al giudice fino a tre anni, se prima dell’udienza paga di nuovo l’affitto corrente.',
  },
  'fr.home.judged-time': {
    says: 'Ha diritto di chiedere al giudice dell’esecuzione più tempo per uscire: da un mese a un anno.',
  },
}

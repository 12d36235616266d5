/** The Italian words of the rows in ../benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_STOPS_IT: Words = {
  'us.stop.snap-want': {
    says: 'Lo Stato dice che i Suoi aiuti alimentari (SNAP) finiscono o cambiano, da quando e perché.',
  },
  'us.stop.snap-who': {
    says: 'Un ufficio dello Stato o della contea gestisce SNAP con regole federali. L’udienza la tiene qualcuno che non ha deciso il Suo caso.',
  },
  'us.stop.snap-reality': {
    says: 'Non è l’ultima parola. Un’udienza è gratis, e molti avvisi si basano su un reddito sbagliato.',
  },
  'us.stop.snap-rights': {
    says: 'Può vedere il fascicolo, chiedere un’udienza, portare chi la aiuta e spesso tenere gli aiuti fino alla decisione.',
  },
  'us.stop.snap-right-notice': {
    says: 'Quasi sempre deve avere un avviso almeno dieci giorni prima che gli aiuti siano ridotti. Deve dire perché.',
  },
  'us.stop.snap-right-keep': {
    says: 'Chieda l’udienza entro i giorni nell’avviso, e gli aiuti continuano. Se perde, forse deve ridarli.',
  },
  'us.stop.snap-right-hearing': {
    says: 'Può chiedere un’udienza (fair hearing) entro 90 giorni, per iscritto o per telefono.',
  },
  'us.stop.snap-step': {
    says: 'Chieda ora un’udienza e dica che vuole che gli aiuti continuino. Scriva il giorno e il nome.',
  },
  'us.stop.snap-step-check': {
    says: 'Controlli il reddito e le persone che hanno contato. Mandi buste paga, affitto, spese per i figli e per i medici.',
  },
  'us.stop.snap-option': {
    says: 'Chiami o scriva: “I ask for a fair hearing and want my benefits to continue.” (Chiedo un’udienza e voglio che gli aiuti continuino.)',
    title: 'Chiedere un’udienza (fair hearing)',
    cost: 'Gratis',
    time: 'Entro i giorni nell’avviso per tenere gli aiuti; al massimo 90 giorni',
    risk: 'Se perde, forse deve ridare gli aiuti continuati.',
    bestFor: 'Il reddito o le persone contate sono sbagliati.',
  },
  'us.stop.medicaid-want': {
    says: 'Lo Stato dice che la Sua Medicaid finisce, cambia o è rifiutata, e perché.',
  },
  'us.stop.medicaid-reality': {
    says: 'Molte persone perdono Medicaid solo perché mancava un modulo. Spesso si può rimediare.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Ha diritto a un’udienza (fair hearing). L’avviso dice l’ultimo giorno, al massimo dopo 90 giorni.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Chieda un’udienza prima del giorno in cui finisce, e Medicaid continua fino alla decisione.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Quasi sempre l’avviso deve arrivare almeno dieci giorni prima della fine di Medicaid.',
  },
  'us.stop.medicaid-step': {
    says: 'Mandi ciò che manca, e lo stesso giorno chieda un’udienza. Dica che vuole che Medicaid continui.',
  },
  'us.stop.medicaid-option': {
    says: 'Chieda per iscritto, online o per telefono. Tenga la prova del giorno.',
    title: 'Chiedere un’udienza (fair hearing)',
    cost: 'Gratis',
    time: 'Prima del giorno in cui finisce, per tenere Medicaid',
    risk: 'Se perde, lo Stato può chiedere il costo delle cure continuate.',
    bestFor: 'Ha ancora i requisiti, o mancava solo un modulo.',
  },
  'us.stop.ssa-want': {
    says: 'Social Security dice che un sussidio è rifiutato, finisce o cambia, e perché.',
  },
  'us.stop.ssa-reality': {
    says: 'Un primo no è comune. Molte persone vincono dopo, soprattutto all’udienza davanti a un giudice.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Ha 60 giorni per chiedere un nuovo esame (reconsideration). Presumono che la lettera sia arrivata dopo cinque giorni.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Se la SSI è ridotta o finisce, faccia ricorso entro dieci giorni da quando riceve l’avviso. I soldi continuano fino alla prima decisione.',
  },
  'us.stop.ssa-step': {
    says: 'Faccia ricorso su ssa.gov o mandi il Form SSA-561. Si faccia dare documenti più nuovi dai Suoi medici.',
  },
  'us.stop.ssa-option': {
    says: 'Dica che cosa è sbagliato e aggiunga prove. Non ricominci invece da capo: può perdere mesi.',
    title: 'Chiedere un nuovo esame (reconsideration)',
    cost: 'Gratis',
    time: 'Entro 60 giorni; dieci giorni per tenere la SSI',
    risk: 'I soldi continuati forse vanno ridati se perde.',
    bestFor: 'Non è d’accordo con il motivo.',
  },
  'us.stop.meals-want': {
    says: 'Il distretto scolastico (school district) dice se Suo figlio ha pasti gratis o più economici, e perché.',
  },
  'us.stop.meals-reality': {
    says: 'Può fare di nuovo domanda in ogni momento, per esempio se il reddito scende o la famiglia cresce.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Può fare ricorso a qualcuno che non ha deciso. Può portare chi la aiuta e vedere i documenti.',
  },
  'us.stop.meals-right-direct': {
    says: 'Un bambino in una casa con SNAP, o in affido o senza casa, ha pasti gratis senza controllo del reddito.',
  },
  'us.stop.meals-step': {
    says: 'Confronti il reddito e il numero di persone con i Suoi dati. Chieda un’udienza se sono sbagliati.',
  },
  'us.stop.meals-option': {
    says: 'Chiami o scriva alla persona indicata nella lettera.',
    title: 'Chiedere un’udienza',
    cost: 'Gratis',
    time: 'Entro il giorno nella lettera',
    risk: 'Nessuno.',
    bestFor: 'Il reddito o le persone contate sono sbagliati.',
  },
  'us.stop.snap-right-work': {
    says: 'Il limite di tre mesi non vale per chi non può lavorare, è incinta, cura un bambino sotto i 14 anni o lavora 20 ore a settimana. Mandi le prove.',
  },
}

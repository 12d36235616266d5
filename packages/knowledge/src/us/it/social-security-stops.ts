/** The Italian words of the rows in ../social-security-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_SECURITY_STOPS_IT: Words = {
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
}

/** The Dutch words of the rows in ../fixed-term-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JOB_NL: Words = {
  'fr.cdd.want': { says: 'Uw werkgever beëindigt uw tijdelijke baan (CDD).' },
  'fr.cdd.reality': {
    says: 'Een tijdelijke baan eindigt vanzelf op haar dag. Er is geen reden en geen gesprek nodig.',
  },
  'fr.cdd.reality-early': {
    says: 'Voor die dag mag ze maar in enkele gevallen eindigen. Hoort het uwe er niet bij, dan krijgt u minstens het loon tot de laatste dag.',
  },
  'fr.cdd.right-early': {
    says: 'De gevallen zijn: u bent het beiden eens, een ernstige fout (faute grave), overmacht (force majeure), of de bedrijfsarts vindt u ongeschikt. Bij een fout moeten ze u eerst horen.',
  },
  'fr.cdd.right-ten': {
    says: 'Aan het einde krijgt u een premie van 10% van al het brutoloon, in sommige sectoren 6%. Niet bij seizoenwerk, een ernstige fout (faute grave), of als u daar een vaste baan weigerde.',
  },
  'fr.cdd.right-leave': {
    says: 'Vakantie die u niet opnam, wordt uitbetaald, minstens 10% van uw loon.',
  },
  'fr.cdd.right-recast': {
    says: "Geen schriftelijk contract, geen reden erin, of een baan die het bedrijf altijd nodig heeft? De arbeidsrechter (conseil de prud'hommes) kan ze vast maken, met minstens een maand loon.",
  },
  'fr.cdd.right-papers': {
    says: 'U krijgt een werkverklaring, het laatste loon en het papier voor France Travail. Schrijf u daar meteen in.',
  },
  'fr.cdd.step': {
    says: 'Zoek het contract. Vergelijk de reden en de laatste dag met deze brief, en de premie met uw laatste loonstrook.',
  },
  'fr.cdd.option': {
    says: 'Vraag schriftelijk wat ontbreekt. Weigeren ze, ga dan naar de arbeidsrechter (prud’hommes). Daar is geen advocaat nodig.',
    title: 'Vragen wat ontbreekt',
    cost: 'Een brief. Bij de rechter kan een bijdrage van € 50 nodig zijn; niet met rechtsbijstand.',
    time: 'Enkele weken.',
    risk: 'Geen.',
    bestFor: 'Loon of premie ontbreekt, of het eindigde te vroeg.',
  },
}
